### What the server says in the terminal.

serve-at = As mesas de PAX estão em { $address } (Ctrl-C para terminar)
serve-cannot-listen = Não é possível escutar aí: { $why }
serve-one-writer = Vários processos precisam do PostgreSQL: indique o seu URL com --database.
database-cannot-open = Não é possível abrir a base de dados: { $why }
export-cannot-write = Não é possível escrever o ficheiro: { $why }
export-done = { $n ->
    [one] 1 jogo escrito
   *[other] { $n } jogos escritos
} em { $file }
import-cannot-read = Não é possível ler o ficheiro: { $why }
import-wrong = { $file }, jogo { $number }: { $why }
import-done = { $new } a mais, { $old } já lá
