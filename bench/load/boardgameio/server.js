// A trivial game for four players on boardgame.io's server, on the loopback, in memory (its default).
// Usage: node server.js MOVES; prints the URL that it listens on.
"use strict";

const { Server } = require("boardgame.io/server");

const moves = Number(process.argv[2]);
const load = {
  name: "load",
  setup: () => ({ counts: [0, 0, 0, 0], made: 0 }),
  moves: {
    add: ({ G, playerID }, count) => {
      G.counts[Number(playerID)] += count;
      G.made += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.made >= moves ? { made: G.made } : undefined),
};

const server = Server({ games: [load], origins: [] });
const listening = server.app.listen.bind(server.app);
server.app.listen = (port, then) => listening(port, "127.0.0.1", then);
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}/\n`);
});
