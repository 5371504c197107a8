### The edition without a server: loading, storage, new versions.

offline-loading = Loading the game: { $percent }%
offline-starting = Starting the game…
offline-failed = The game could not be loaded. With a network connection, try again.
offline-retry = Try again
offline-storage-none = This browser stores nothing here, perhaps because the window is private: games are lost when you close it.
offline-storage-full = The storage of this browser is full: the last move was not stored. Delete finished tables under “My tables”; the game then goes on.
offline-friends = Playing over a network needs a server. This page has none: everything happens on this device.
offline-friends-server = Play on this server: { $server }
offline-new-version = There is a new version of this page. Your games stay.
offline-new-version-take = Load it
offline-close = Close
offline-everything = Everything on this device
offline-everything-about = All games, settings and decks of this page are stored in this browser alone. Save them in a file, to keep them or to take them to another device.
offline-export = Save everything
offline-import = Load a saved file
offline-import-question = Replace everything that is stored here?
offline-import-format = This file was not saved by this page, or it is damaged. Nothing was changed.
offline-import-full = This browser has no room for what is in the file. Nothing was changed.
offline-import-failed = The file could not be loaded. Nothing was changed.
offline-your-data-about = Your name, your moves and your tables are stored in this browser alone. Nothing is sent anywhere.
