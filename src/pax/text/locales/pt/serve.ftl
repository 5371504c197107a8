### What the server says in the terminal.

serve-at = As mesas de PAX estão em { $address } (Ctrl-C para terminar)
serve-cannot-listen = O servidor não pode arrancar neste endereço: { $why }
serve-one-writer = Para vários processos é preciso o PostgreSQL: indica o URL com --database.
database-cannot-open = Não é possível abrir a base de dados: { $why }
database-missing = { $file }: essa base de dados não existe
export-cannot-write = { $file }: não é possível escrever: { $why }
export-none = Ainda não há partidas terminadas: nada foi escrito.
export-done = { $n ->
    [one] 1 partida escrita
   *[other] { $n } partidas escritas
} em { $file }
import-done = { $new } novas, { $old } já existentes

### `pax play`.

private-at = PAX está pronto: abre { $address } num navegador. Ctrl-C para terminar; as partidas ficam guardadas.
private-lan = PAX está pronto: abre { $address } neste computador e em qualquer outro aparelho da mesma rede.
private-qr = Os telemóveis da mesma rede entram com este código. Qualquer pessoa nessa rede pode abrir mesas aqui.
private-no-network = Este computador não está ligado a nenhuma rede: por agora mais ninguém pode entrar.
private-stop = Ctrl-C para terminar; as partidas ficam guardadas.
private-stopped = Terminado. As partidas estão guardadas.
private-port-taken = A porta { $port } está ocupada por outro programa: sem --port procura-se uma livre.
no-web-client = Este PAX não tem cliente web: foi compilado com PAX_WEB=off. Constrói-o de novo sem isso (make play), ou joga no terminal: pax table joga neste computador, pax table --join LINK numa mesa deste servidor. /api/openapi.json diz como um programa abre mesas e ocupa lugares.
database-in-use = Outro servidor tem { $file } aberto. Pare-o primeiro, ou indique outro ficheiro com --database.
serve-wrong-proxy = Um proxy indica-se pelo endereço ou pela rede: { $why }
deal-key-unusable = A chave de distribuição não pode ser usada: { $why }
