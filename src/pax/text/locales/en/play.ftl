### Play at the terminal.

play-welcome = PAX, the card game by Bernd Eisenstein. Type ? whenever you want help, and rules to read the rules.
play-aim = Your aim: if no player is stronger than Rome in { $needs } or more of the seven categories at the end, Rome wins, and the conspirator with it. Otherwise the player with the most points wins.
play-aim-solo = Level { $level }. Your aim: have a card of each of the seven categories in your display, and be stronger than Rome in at least { $goal } of them, when the pile runs out.
play-cards = A card is written as letter, symbols, value: F23 is a Fleet with 2 symbols, worth 3 aurei. The letters: { $categories }.
play-deck = The deck “{ $name }” is a reconstruction; type deck to see it.
play-resumed = The game continues after { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
play-since = What has happened since
play-prompt = { $name }, your choice: {""}
play-prompt-one = { $name }, press Enter for { $move }, or type ? for help: { "" }
play-no-number = There is no { $number } in the list, only { $numbers }.
play-pick = Pick a number from the list, or type ? for help.

play-hide = { $name }, press Enter to hide your cards: {""}
play-hide-or-undo = { $name }, press Enter to hide your cards, or type undo: {""}
play-pass-on = { $name } is next. Pass the screen to { $name }.
play-ready = { $name }, press Enter when only you can see the screen: {""}

play-allowed = { $move } is allowed: { $meaning }.
play-why-what = Say which move you mean, for example: why play F23
play-log = The game so far
play-saved = A copy has been saved to { $file }
play-save-what = Say where to save it, for example: save my-game.json
play-save-failed = It could not be saved to { $file }: { $why }. Try another place: save FILE.
play-save-many = A file that ends in .jsonl holds many games and cannot be loaded again: choose a name that ends in .json, such as save my-game.json.
play-save-no-folder = There is no folder { $folder }: make it first, or choose another place.
play-save-exists = { $file } already holds something else, so nothing was written: choose another name.
play-save-in-use = The game in { $file } is being played in another window, so nothing was written: choose another name.
play-goodbye = Game saved. Continue with: { $command }
play-goodbye-unkept = The game could not be saved.
play-finished = This game has been saved to { $file }
play-again-solo = Try this level again: { $command }
play-next-level = On to the next level: { $command }
play-campaign-won = That was the last level: you have won the campaign!
play-no-section = There is no section “{ $section }”. There are: { $sections }
rules-sections = Sections: { $sections }. One of them alone: pax rules { $example }
play-rules-options = By a printing: pax table --printing pt, and with the language code of any other rulebook (nl, de, fr, en). With open counts: pax table --open-counts
play-rules-credits = All cards of the built-in deck, and how to play with your own: pax deck
play-watch = Only bots play at this table: you are watching.

help-commands = What you can type
help-pick = a number: make the move with that number in the list
help-move = a move as it stands in the list, such as take F23, offer F23 2, buy 1, play F23, end
help-undo = undo: take back your last move, as long as it has shown you nothing new
help-why = why MOVE: why a move is not allowed, such as why play F23
help-ask = hint: ask the advisor what each move is worth
help-view = view: the whole table again (v); view all: with what you remember
help-memory = memory: what you remember about other hands and the pile (m)
help-log = log: what has happened so far
help-rules = rules: the rules, or a section of them, such as rules draw
help-deck = deck: which cards there are
help-save = save FILE: save a copy of the game to a file (the game itself is saved after every move anyway)
help-quit = quit: leave; you can continue later (q)

help-now = The decision now
