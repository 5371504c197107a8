### What a notice says: sent to a player’s device or to a chat room. No cards.

notice-title = Your turn at PAX
notice-turn = It is { $name }’s turn at PAX.
notice-against = At the table with { $names }
