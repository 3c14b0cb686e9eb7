/** Whole games of all titles on screens of four sizes: at one's own decisions the frame stands, what can be chosen and one's own things are in sight, texts can be read,
 *  nothing jumps, and no text is notation.  Each title is played once; the window changes its size at a decision.  Looked at are the first decisions of every kind and some more;
 *  with QUIRE_SOAK all of them, for every number of players. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { auditing } from "./auditing.mjs";
import { each, open, SOAK } from "./kit.mjs";

const { games, server, person } = await open(after);
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const OFTEN = SOAK ? Infinity : 1; // decisions of each kind that are looked at
const EVERY = 24; // and one in this many of all
const LEAST = 11; // pixels

/** What is known of, and stands in docs/STATUS.md: on the smallest phone one's shelf lies below the desk of a negotiation. */
const KNOWN = { history_of_the_book: /^360: cannot be seen without scrolling.*\bcancel\b/ };

/** What no person should read. */
const NOTATION = [
  /\(-?\d+, ?-?\d+\)/, // a hex by its coordinates
  /=>|<=|\w_\w|[{}|]/, // signs of a grammar
  /\b[A-Z]{2,}\([A-Z0-9_,]*\)/, // an effect
  /\b[A-Z]>[A-Z]\d?/, // a move of pieces
  /^(?=.*\d)[A-Z]{1,3}\d{1,3}[a-z]?$/, // an id of a card
  /\b(slot|index) \d/,
  /\b1 credits\b/,
];

/** Of what kind the decision is: the first words of what can be chosen. */
const kind = (page) =>
  page
    .locator(".chooser button.option")
    .evaluateAll((options) => [...new Set(options.map((option) => option.dataset.action.split(" ")[0]))].sort().join());

/** Runs in the page before it loads: how long it takes from a position that comes to the paint of what it changes. */
function painting() {
  globalThis.paints = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...to) {
      super(...to);
      this.addEventListener("message", ({ data }) => {
        if (!/"type": ?"position"/.test(data)) return;
        const came = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => globalThis.paints.push(performance.now() - came);
          port2.postMessage(0);
        });
      });
    }
  };
}

async function play(game, players) {
  const ann = await person("Ann", { viewport: SIZES[0] });
  await ann.likes({ confirm: false, motion: "off" });
  await ann.context.addInitScript(painting);
  await ann.goto((await server.table(game, players, 1)).path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  const found = { wrong: new Map(), texts: new Set(), kinds: new Map(), stages: new Map(), measured: new Map() };
  for (let turn = 0; ; turn += 1) {
    await ann.page.locator(".chooser button.option:not([disabled]), .ending").first().waitFor({ state: "attached" });
    if (await ann.page.locator(".ending").count()) break;
    const what = await kind(ann.page);
    const often = found.kinds.get(what) ?? 0;
    found.kinds.set(what, often + 1);
    if (often < OFTEN || turn % EVERY === 0) for (const size of SIZES) await look(ann, size, what, found);
    await ann.playTo((await ann.ply()) + 1, 5);
  }
  found.paints = await ann.page.evaluate(() => globalThis.paints.sort((a, b) => a - b));
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
  return found;
}

/** What is wrong at this size once the page has come to rest: whatever is gone when it is looked at again was on its way. */
async function look(ann, size, what, found) {
  await ann.page.setViewportSize(size);
  await ann.page.waitForFunction((width) => innerWidth === width, size.width);
  await ann.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  let seen = await ann.page.evaluate(auditing, { least: LEAST });
  for (let tries = 0; seen.wrong.length && tries < 8; tries += 1) {
    await ann.page.waitForTimeout(100);
    seen = await ann.page.evaluate(auditing, { least: LEAST });
  }
  const stage = (found.stages.get(size) ?? seen.stage) === seen.stage ? [] : [`the stage jumps to ${seen.stage}`];
  found.stages.set(size, seen.stage);
  for (const sentence of [...seen.wrong, ...stage]) {
    const told = `${size.width}: ${sentence}`;
    if (!found.wrong.has(told) && process.env.QUIRE_SHOTS) await ann.shot(`frame-${found.wrong.size}-${size.width}`);
    found.wrong.set(told, [...(found.wrong.get(told) ?? []), what]);
  }
  for (const text of seen.texts) found.texts.add(text);
  const most = found.measured.get(size.width) ?? {};
  for (const [name, value] of Object.entries(seen.measured)) most[name] = Math.max(most[name] ?? 0, value);
  found.measured.set(size.width, most);
}

each(test, "a table one wants to sit at", games, async ({ id, seats }) => {
  for (const players of SOAK ? seats : [Math.max(2, Math.min(...seats))]) {
    const { wrong, texts, kinds, measured, paints } = await play(id, players);
    const paint = (part) => Math.round(paints[Math.floor(part * (paints.length - 1))]);
    console.log(`${id} for ${players}: ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join("; ")}`);
    for (const [width, { bar, stage, board, things, apart }] of measured)
      console.log(`  ${width}: bar ${bar}, stage ${stage}, board ${board}, at most ${things} things over ${apart}`);
    console.log(`  painted after an update: ${paint(0.5)} ms, 95 % within ${paint(0.95)} ms, of ${paints.length}`);
    const told = [...wrong]
      .filter(([sentence, [kind]]) => !KNOWN[id]?.test(`${sentence} ${kind}`))
      .map(([sentence, kinds]) => `${sentence} (${kinds.length}×, ${kinds[0]})`);
    assert.deepEqual(told, [], `${id} for ${players}`);
    const notation = [...texts].filter((text) => NOTATION.some((form) => form.test(text)));
    assert.deepEqual(notation, [], `${id} shows notation`);
    assert.ok(texts.size > 50, "hardly anything was read");
  }
});
