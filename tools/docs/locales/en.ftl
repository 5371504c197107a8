### The few texts of the players' pages that the game itself does not show.

title = How to play
ways = Ways to play
way-bots = alone against bots; you choose how many and how strong they are.
begin = How to begin
begin-link = If somebody hosts the game, open their link in a browser. You need no account and install nothing.
begin-own = On your own computer, { $command } in the folder of the program starts the game and opens your browser.
begin-offline = The game also exists as a page without a server: rules and bots run in your browser, also offline, and your games stay on your device. It offers everything but games over a network.
publish = Publish it yourself
install = Install and start
first = Your first game
first-guided = A first visit offers a guided first game: a deal near its end, against one bot, that explains every idea once and suggests a move at each decision. You can leave it at any time.
first-lead = The table offers exactly the moves that are allowed. The game shows these tips when something comes up for the first time:
help = Help while you play
help-text = The rules are always one click away. If the host of the table allows hints, the advisor estimates how likely each move is to win, from what you can know yourself. After the game you see who held which category and how the chances changed, and you can replay every move.
picture-table = A table of four: Rome above, the legions in the middle, the players around them, your hand below.
picture-phone = The same game on a phone.
picture-end = The end: the seven categories, the points and the chances over the game.
picture-level = The highest level of the campaign.
bots-lead = A bot sees only what a player in its seat may see. There are five strengths, and two bots with a character of their own.
bots-measured = How this was measured (in English)
campaign-progress = Every level that you win opens the next one. The campaign is saved, so you can go on at any time.
