### O que acontece à mesa, linha a linha.
### $you é "yes" se acontece a quem lê; se não, $name diz a quem.
### O atributo .brief usa-se numa lista a seguir ao nome: "Livia: tira cartas, fica com uma carta."

event-rome-showed = Roma recebe { $card }, à vista.
event-rome-hid = Roma recebe { $n } cartas escondidas.
event-saw = { $you ->
        [yes] Vês { $card }.
       *[no] { $name } vê { $card }.
    }
    .brief = vê { $card }
event-laid = { $you ->
        [yes] Pões { $card } no teu display.
       *[no] { $name } põe { $card } no display.
    }
    .brief = põe { $card } no display
event-kept = { $you ->
        [yes] Guardas { $card }.
       *[no] { $name } guarda { $card }.
    }
    .brief = guarda { $card }
event-drew = { $you ->
        [yes] Tiras cartas.
       *[no] { $name } tira cartas.
    }
    .brief = tira cartas
event-drew-nothing = { $you ->
        [yes] O baralho está vazio: recebes aurei em vez de cartas.
       *[no] O baralho está vazio: { $name } recebe aurei em vez de cartas.
    }
    .brief = não pode tirar cartas (baralho vazio)
event-took = { $you ->
        [yes] Ficas com { $card } na mão.
       *[no] { $name } fica com { $card }.
    }
    .brief = fica com { $card }
event-offered = { $you ->
        [yes] Pões { $card } na legião { $legion }.
       *[no] { $name } põe { $card } na legião { $legion }.
    }
    .brief = põe { $card } na legião { $legion }
event-buried = { $you ->
        [yes] Pões { $card } por baixo do baralho.
       *[no] { $name } põe { $card } por baixo do baralho.
    }
    .brief = põe { $card } por baixo do baralho
event-bought = { $you ->
        [yes] Compras a legião { $legion } ({ $cards }) por { $aurei }.
       *[no] { $name } compra a legião { $legion } ({ $cards }) por { $aurei }.
    }
    .brief = compra a legião { $legion } ({ $cards }) por { $aurei }
event-skipped = { $you ->
        [yes] Não compras nada.
       *[no] { $name } não compra nada.
    }
    .brief = não compra nada
event-played = { $you ->
        [yes] Jogas { $card } e pagas { $aurei }.
       *[no] { $name } joga { $card } e paga { $aurei }.
    }
    .brief = joga { $card } por { $aurei }
event-played-free = { $you ->
        [yes] Jogas { $card }.
       *[no] { $name } joga { $card }.
    }
    .brief = joga { $card }
event-stopped = { $you ->
        [yes] Terminas o turno.
       *[no] { $name } termina o turno.
    }
    .brief = não joga mais
event-passed = { $you ->
        [yes] Passas.
       *[no] { $name } passa.
    }
    .brief = passa
event-peeked = { $you ->
        [yes] Espreitas as cartas escondidas de Roma.
       *[no] { $name } espreita as cartas escondidas de Roma.
    }
    .brief = espreita as cartas escondidas de Roma
event-shown = { $you ->
        [yes] A carta escondida { $place } de Roma é { $card }.
       *[no] { $name } vê a carta escondida { $place } de Roma: { $card }.
    }
    .brief = vê a carta escondida { $place } de Roma, { $card }
event-received = { $you ->
        [yes] { $n ->
            [0] Não recebes rendimento.
           *[other] Recebes { $aurei }.
        }
       *[no] { $n ->
            [0] { $name } não recebe rendimento.
           *[other] { $name } recebe { $aurei }.
        }
    }
    .brief = { $n ->
        [0] não recebe rendimento
       *[other] recebe { $aurei }
    }
event-conspired = { $you ->
        [yes] Ficas com a carta Primus Conspiratus: és agora o conspirador.
       *[no] { $name } fica com a carta Primus Conspiratus e é agora o conspirador.
    }
    .brief = fica com Primus Conspiratus
event-rome-took = Roma fica com a legião { $legion }: { $cards }.
event-filled = A legião { $legion } recebe { $card }.
event-round-began = Começa a ronda { $round }; { $you ->
    [yes] és
   *[no] { $name } é
} o primeiro jogador.
event-round-began-solo = Começa a ronda { $round }.
event-turn-began = { $you ->
        [yes] É a tua vez.
       *[no] É a vez de { $name }.
    }
event-turned = Roma vira a sua carta escondida { $place }: { $card }.
event-took-back = { $you ->
        [yes] Anulas { $moves ->
            [one] a tua última jogada
           *[other] as tuas últimas { $moves } jogadas
        }.
       *[no] { $name } anula { $moves ->
            [one] uma jogada
           *[other] { $moves } jogadas
        }.
    }
    .brief = anula { $moves ->
        [one] uma jogada
       *[other] { $moves } jogadas
    }
event-list = { $name }: { $what }.

event-ended-rome = A partida acabou: Roma vence, e com ela { $you ->
    [yes] tu
   *[no] { $name }
}, o conspirador.
event-ended-nobody = A partida acabou: Roma vence, e não há conspirador. Ninguém ganha.
event-ended-player = A partida acabou: Roma foi derrotada, e { $you ->
    [yes] a vitória é tua
   *[no] a vitória é de { $name }
}.
event-ended-shared = A partida acabou: Roma foi derrotada. Vitória partilhada: { $names }.
event-ended-level-won = A partida acabou: nível superado!
event-ended-level-lost = A partida acabou: nível perdido.
