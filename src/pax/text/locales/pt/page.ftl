### Pages of the web client that replace a screen. They are in its first file, in all languages.

page-outdated = Esta página está desatualizada
page-outdated-lead = O servidor tem uma versão mais recente. Carrega a página de novo; as tuas partidas ficam guardadas.
page-reload = Carregar de novo
page-load-failed = Não foi possível carregar esta parte
page-load-failed-lead = A rede falhou, ou o servidor tem uma versão mais recente.
page-try-again = Tentar de novo
page-unreachable = Não se consegue chegar ao servidor. Tenta de novo daqui a pouco.
