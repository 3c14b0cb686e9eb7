// node players.js PORT TABLES SECONDS EVERY: two players at each table move in turn; prints the milliseconds from a move to the other having its outcome
// (who moves sees it at once here, before the server has it, so only the other counts; at Quire's tables both do).
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Taking } = require("./game");

const [port, tables, seconds, every] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const found = [];
let measuring = false;

async function table(n) {
  const matchID = `m${n}`;                 // made by the server when the first player comes
  const seen = [-1, -1];
  const clients = [];
  for (const p of [0, 1]) {
    const client = Client({ game: Taking, multiplayer: SocketIO({ server: base }), matchID, playerID: String(p), debug: false });
    clients.push(client);
    client.subscribe((state) => {
      if (!state || !state.isConnected) return;
      const turns = state.G.turns;
      if (turns === seen[p]) return;
      seen[p] = turns;
    });
    client.start();
    while (seen[p] < 0) await sleep(10);
  }
  await sleep(every * 1000 * Math.random());
  let turn = 0;
  while (!stop) {
    const mover = clients[turn % 2];
    const start = performance.now();
    mover.moves.take(turn);
    const target = turn + 1;
    while (!stop && seen[1 - (turn % 2)] < target) await sleep(1);
    if (stop) break;
    if (measuring) found.push(performance.now() - start);
    turn = target;
    await sleep(every * 1000 * (0.5 + Math.random()));
  }
  clients.forEach((client) => client.stop());
}

let stop = false;
(async () => {
  const all = [];
  for (let n = 0; n < tables; n++) {
    all.push(table(n));
    if (n % 10 === 9) await sleep(50);
  }
  await sleep(every * 1500);
  console.log("ready");
  await new Promise((begin) => process.stdin.once("data", begin));
  process.stdin.unref();
  measuring = true;
  console.log("measuring");
  await sleep(seconds * 1000);
  measuring = false;
  console.log("measured");
  stop = true;
  process.stdout.write(JSON.stringify(found) + "\n", () => process.exit(0)); // a pipe takes 64 KB at a time
})();
