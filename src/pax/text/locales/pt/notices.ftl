### O que diz um aviso, num aparelho ou numa sala de conversa. Sem cartas.

notice-title = É a tua vez no PAX
notice-turn = PAX: é a vez de { $name }.
notice-against = À mesa com { $names }
