### Was eine Benachrichtigung sagt, auf dem Gerät oder in einem Chatraum. Keine Karten.

notice-title = Du bist bei PAX am Zug
notice-turn = PAX: { $name } ist am Zug.
notice-against = Am Tisch mit { $names }
