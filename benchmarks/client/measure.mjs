/** How much a browser loads, how soon one can play, and how long a new position takes to be painted.
 *
 *      QUIRE_PYTHON=.venv/bin/python node benchmarks/client/measure.mjs [game …]
 *
 *  Sizes are those of gzipped scripts.  Times are of this machine: the best and the median of several, since other work on it only makes them longer.
 *  The end of a game is its largest position: it is painted again and again, each time from its message. */

import { gzipSync } from "node:zlib";
import { open } from "../../tests/browser/kit.mjs";

const closing = [];
const { games, server, person } = await open((close) => closing.push(close));
const TIMES = 30;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const sum = (sizes) => [...sizes.values()].reduce((a, b) => a + b, 0);
/** The best and the median, in milliseconds. */
function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[0] ?? NaN).toFixed(1)} ms (median ${(sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(1)})`;
}

/** Runs in the page before anything else: note how long each position takes from its arrival to the end of the frame that shows it, and deliver one again. */
function watch() {
  globalThis.painted = [];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      globalThis.deliver = (data) => this.onmessage(new MessageEvent("message", { data }));
    }
    set onmessage(handler) {
      super.onmessage = (message) => {
        if (message.data.includes('"type":"position"')) {
          globalThis.newest = message.data;
          const arrived = performance.now();
          requestAnimationFrame(() => {
            const after = new MessageChannel(); // its message comes after the frame has been painted
            after.port1.onmessage = () => globalThis.painted.push(performance.now() - arrived);
            after.port2.postMessage(null);
          });
        }
        handler(message);
      };
    }
    get onmessage() {
      return super.onmessage;
    }
  };
}

/** Keep the gzipped sizes of the scripts that a page loads. */
function weigh(page) {
  const scripts = new Map();
  page.on("response", async (answer) => {
    if (answer.url().endsWith(".js")) scripts.set(new URL(answer.url()).pathname, gzipSync(await answer.body()).length);
  });
  return scripts;
}

async function first() {
  const times = [];
  let scripts;
  for (let n = 0; n < 9; n += 1) {
    const ann = await person("Ann");
    scripts = weigh(ann.page);
    const start = performance.now();
    await ann.goto("/");
    await ann.page.locator("article button.first").first().waitFor();
    times.push(performance.now() - start);
    await ann.page.waitForLoadState("networkidle");
    await ann.context.close();
  }
  console.log(`home: ${kilobytes(sum(scripts))} of gzipped script in ${scripts.size} files; usable after ${spread(times)}`);
}

/** Runs in the page: two positions are delivered in turn, a number of times. */
function again(earlier, last, times) {
  return new Promise((resolve) => {
    const take = () => {
      if (globalThis.painted.length >= times) return resolve(globalThis.painted);
      globalThis.deliver(globalThis.painted.length % 2 ? last : earlier);
      setTimeout(take, 120);
    };
    globalThis.painted = [];
    take();
  });
}

/** The processor time of the page's thread for each position from now on, which other work on the machine does not make longer. */
async function clock(ann) {
  const session = await ann.context.newCDPSession(ann.page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async () => Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value * 1000]));
  const before = await read();
  return async () => {
    const after = await read();
    return [["in all", "TaskDuration"], ["script", "ScriptDuration"], ["style", "RecalcStyleDuration"], ["layout", "LayoutDuration"]].map(([what, name]) => [what, (after[name] - before[name]) / TIMES]);
  };
}

async function play(game) {
  const ann = await person("Ann");
  await ann.context.addInitScript(watch);
  const scripts = weigh(ann.page);
  const players = games[game].seats.at(-1);
  const opened = await server.table(game, players, 1);
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board svg").first().waitFor();
  await ann.playTo(Infinity, 1);
  const played = await ann.page.evaluate(() => globalThis.painted);
  // the last positions in which she is asked: everything is on the table, and there is something to choose
  const [earlier, last] = ann.frames.filter((message) => message.type === "position" && message.options.length).slice(-2).map((message) => JSON.stringify(message));
  const worked = await clock(ann);
  const end = await ann.page.evaluate(`(${again})(${JSON.stringify(earlier)}, ${JSON.stringify(last)}, ${TIMES})`);
  const work = await worked();
  console.log(`${game}, ${players} players, ${await ann.ply()} decisions: ${kilobytes(sum(scripts))} of script with its board; a position is painted after ${spread(played)}, at the end, ${kilobytes(last.length)}, after ${spread(end)}, for which its thread works ${work.map(([what, ms]) => `${ms.toFixed(1)} ms (${what})`).join(", ")}`);
  await ann.context.close();
}

await first();
for (const game of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(games)) await play(game);
for (const close of closing) await close();
