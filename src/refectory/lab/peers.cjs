// boardgame.io's own tutorial game, tic-tac-toe, on the same yardstick (yardstick.py) in Node.
"use strict";
const path = require("node:path");
const readline = require("node:readline");

const NAME = "boardgame.io/tic-tac-toe";
const home = path.resolve(process.argv[2], "node_modules", "boardgame.io");
const { Client } = require(path.join(home, "dist", "cjs", "client.js"));
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

function play() {
  const client = Client({ game, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  client.stop();
  return decisions;
}

function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measure(span) {
  let things = 0;
  let runs = 0;
  const start = seconds();
  let now = start;
  while (now < start + span) {
    things += play();
    runs += 1;
    now = seconds();
  }
  return [things, runs, now - start];
}

const { version } = require(path.join(home, "package.json"));
console.log(JSON.stringify({ subjects: { [NAME]: version }, absent: {} }));
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [, what, span] = line.split(" ");
  console.log(JSON.stringify(what === "play" ? measure(Number(span)) : [0, 0, 0]));
});
