### Pourquoi un coup vaut mieux qu’un autre. Les valeurs viennent de parties jouées jusqu’au bout après les deux.

cause-better = Sur 100 parties, il en gagne { $gain } de plus que « { $other } » :
cause-equal = À peu près aussi bon que « { $other } » : la différence reste dans la marge d’erreur.
cause-none = Dans les parties jouées jusqu’au bout après les deux, rien de ce qui compte ne diffère.
# $what est l’un des messages ci-dessous.
cause-share = { $what } : dans { NUMBER($value, maximumFractionDigits: 0) } % des parties au lieu de { NUMBER($other, maximumFractionDigits: 0) } %
cause-number = { $what } : { NUMBER($value, maximumFractionDigits: 1) } au lieu de { NUMBER($other, maximumFractionDigits: 1) }

cause-rome-takes = Rome prend { $cards } avant le prochain tour
cause-rival-buys = { $name } achète { $cards } avant le prochain tour
cause-income = aurei reçus pendant ce tour
cause-aurei = aurei au prochain tour
cause-cards = cartes en main et posées au prochain tour
cause-limit = limite pour Flotte et Armée au prochain tour
cause-discount = réduction au prochain tour
cause-sight = cartes vues ensemble en piochant
cause-knows-rome = cartes cachées de Rome connues
cause-conspires = conspirateur au prochain tour
cause-rival-conspires = { $name } conspirateur au prochain tour
cause-plays-it = la carte obtenue est jouée avant la fin
cause-plays = joué avant la fin : { $cards }
cause-beats-rome = plus fort que Rome en { $category } à la fin
cause-rival-beats-rome = { $name } plus fort que Rome en { $category } à la fin
cause-rome-holds = Rome tient { $category } à la fin
cause-has-category = { $category } dans la zone de jeu à la fin
cause-richest = le plus riche à la fin
cause-symbols = force en Flotte et en Armée à la fin
cause-conspirator = conspirateur à la fin
cause-rival-conspirator = { $name } conspirateur à la fin
cause-rounds = manches encore à jouer
cause-rome-wins = Rome gagne
cause-beaten = catégories où Rome est plus faible à la fin
cause-lead = points d’avance sur le meilleur adversaire à la fin
