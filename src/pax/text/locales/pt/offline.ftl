### A edição sem servidor: carregamento, armazenamento, novas versões.

offline-loading = A carregar o jogo: { $percent }%
offline-starting = O jogo está a começar…
offline-failed = Não foi possível carregar o jogo. Tenta de novo com ligação à rede.
offline-retry = Tentar de novo
offline-storage-none = Este navegador não guarda nada aqui, talvez porque a janela é privada: as partidas perdem-se quando a fechas.
offline-storage-full = O armazenamento deste navegador está cheio: a última ação não foi guardada. Apaga partidas terminadas em «As minhas mesas»; a partida continua depois.
offline-friends = Jogar em rede exige um servidor. Esta página não tem nenhum: tudo acontece neste dispositivo.
offline-friends-server = Jogar neste servidor: { $server }
offline-new-version = Há uma nova versão desta página. As tuas partidas ficam.
offline-new-version-take = Carregar
offline-close = Fechar
offline-everything = Tudo neste dispositivo
offline-everything-about = Todas as partidas, definições e baralhos desta página estão guardados apenas neste navegador. Guarda-os num ficheiro para os conservar ou levar para outro dispositivo.
offline-export = Guardar tudo
offline-import = Carregar um ficheiro guardado
offline-import-question = Substituir tudo o que está guardado aqui?
offline-import-format = Este ficheiro não foi guardado por esta página ou está danificado. Nada foi alterado.
offline-import-full = Este navegador não tem espaço para o conteúdo do ficheiro. Nada foi alterado.
offline-import-failed = Não foi possível carregar o ficheiro. Nada foi alterado.
offline-your-data-about = O teu nome, as tuas ações e as tuas mesas estão guardados apenas neste navegador. Nada é enviado.
