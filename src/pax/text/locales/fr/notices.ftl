### Ce que dit une notification, sur un appareil ou dans un salon de discussion. Pas de cartes.

notice-title = C’est votre tour à PAX
notice-turn = PAX : à { $name } de jouer.
notice-against = À la table avec { $names }
