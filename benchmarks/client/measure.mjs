/** How much a browser loads, how soon one can play, and how long a new position takes to be painted.
 *
 *      QUIRE_PYTHON=.venv/bin/python node benchmarks/client/measure.mjs [game …]
 *
 *  Sizes are those of gzipped scripts; times are of this machine, the median of several. */

import { gzipSync } from "node:zlib";
import { open } from "../../tests/browser/kit.mjs";

const closing = [];
const { server, person } = await open((close) => closing.push(close));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** Runs in the page before anything else: note how long each position takes from its arrival to the frame that shows it. */
function watch() {
  globalThis.painted = [];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (!data.includes('"type":"position"')) return;
        const arrived = performance.now();
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => globalThis.painted.push(performance.now() - arrived);
          after.port2.postMessage(null);
        });
      });
    }
  };
}

/** The scripts of a page, and the time until it can be used. */
async function load(path, ready) {
  const ann = await person("Ann");
  const scripts = new Map();
  ann.page.on("response", async (answer) => {
    if (answer.url().endsWith(".js")) scripts.set(new URL(answer.url()).pathname, gzipSync(await answer.body()).length);
  });
  const start = performance.now();
  await ann.goto(path);
  await ann.page.locator(ready).first().waitFor();
  const time = performance.now() - start;
  await ann.page.waitForLoadState("networkidle");
  await ann.context.close();
  return { time, scripts };
}

async function first() {
  const loads = [];
  for (let n = 0; n < 5; n += 1) loads.push(await load("/", "article button.first"));
  const { scripts } = loads[0];
  console.log(`home: ${kilobytes([...scripts.values()].reduce((a, b) => a + b, 0))} of gzipped script in ${scripts.size} files; usable after ${median(loads.map((one) => one.time)).toFixed(0)} ms`);
  return new Set(scripts.keys());
}

async function play(game) {
  const ann = await person("Ann");
  await ann.context.addInitScript(watch);
  const scripts = new Map();
  ann.page.on("response", async (answer) => {
    if (answer.url().endsWith(".js")) scripts.set(new URL(answer.url()).pathname, gzipSync(await answer.body()).length);
  });
  const { seats } = (await server.ask("games")).find((one) => one.id === game);
  const opened = await server.table(game, seats.at(-1), 1);
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board svg").first().waitFor();
  await ann.playTo(Infinity, 1);
  const painted = await ann.page.evaluate(() => globalThis.painted);
  const end = painted.slice(-20);
  const all = [...scripts.values()].reduce((a, b) => a + b, 0);
  console.log(`${game}, ${seats.at(-1)} players, ${await ann.ply()} decisions: ${kilobytes(all)} of script with its board; a position is painted after ${median(painted).toFixed(1)} ms, at the end ${median(end).toFixed(1)} ms (worst ${Math.max(...end).toFixed(1)} ms)`);
  await ann.context.close();
}

await first();
const games = process.argv.length > 2 ? process.argv.slice(2) : (await server.ask("games")).map((one) => one.id);
for (const game of games) await play(game);
for (const close of closing) await close();
