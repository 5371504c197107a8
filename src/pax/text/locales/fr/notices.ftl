### Ce que dit une notification, sur un appareil ou dans un salon de discussion. Pas de cartes.

notice-title = C’est votre tour à PAX
notice-turn = PAX : c’est au tour de { $name }.
notice-against = À la table avec { $names }
