/** Whole games of all titles on screens of four sizes: at every decision of one's own the frame stands, what can be chosen is in sight, texts can be read, and none of them is notation.
 *  Each game is played once and the size changes as it goes on; with QUIRE_SOAK it is played at every size, by more people. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { auditing } from "./auditing.mjs";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
  { width: 360, height: 740 },
];
const SOAK = Boolean(process.env.QUIRE_SOAK);
const LONG = 4; // own decisions at one size
/** The least that a text may measure, in pixels; a game that has not come so far says how far it is. */
const LEAST = { history_of_the_book: 11, books_of_time: 11 };

/** What no person should read: ids of cards, coordinates, signs of a grammar. */
const NOTATION = [
  /\(-?\d+, ?-?\d+\)/, // a hex by its coordinates
  /=>|<=|\w_\w|[{}[\]|]/, // signs of a grammar
  /\b[A-Z]{2,}\([A-Z0-9_,]*\)/, // an effect
  /\b[A-Z]>[A-Z]\d?/, // a move of pieces
  /^(?=.*\d)[A-Z]{1,3}\d{2,3}[a-z]?$/, // an id of a card
  /\bslot \d/,
  /\b1 credits\b/,
];

async function sit(game, players, sizes) {
  const ann = await person("Ann", { viewport: sizes[0] });
  await ann.likes({ confirm: false, motion: "off" });
  await ann.goto((await server.table(game, players, 1)).path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board :is(svg, dl, ol)").first().waitFor();
  const wrong = new Map();
  const texts = new Set();
  const ended = ann.page.locator(".ending");
  for (let turn = 0, least = LEAST[game] ?? 0; ; turn += 1) {
    await ann.page.locator(".chooser button.option:not([disabled]), .ending").first().waitFor({ state: "attached" });
    if (await ended.count()) break;
    const size = sizes[Math.floor(turn / LONG) % sizes.length];
    if (turn % LONG === 0) await ann.page.setViewportSize(size);
    const found = await settled(ann.page, least);
    for (const sentence of found.wrong)
      wrong.set(`${size.width}: ${sentence}`, (wrong.get(`${size.width}: ${sentence}`) ?? 0) + 1);
    for (const text of found.texts) texts.add(text);
    await ann.playTo((await ann.ply()) + 1, 5);
  }
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
  return {
    wrong: [...wrong].map(([sentence, often]) => `${often}× ${sentence}`),
    texts: [...texts],
  };
}

/** What is wrong once the page has come to rest: whatever is gone when it is looked at again was on its way. */
async function settled(page, least) {
  let found = await page.evaluate(auditing, { least });
  for (let tries = 0; found.wrong.length && tries < 4; tries += 1) {
    await page.waitForTimeout(120);
    found = await page.evaluate(auditing, { least });
  }
  return found;
}

each(test, "a table one wants to sit at", games, async ({ id, seats }) => {
  const few = Math.max(2, Math.min(...seats));
  const tables = SOAK ? seats.flatMap((players) => SIZES.map((size) => [players, [size]])) : [[few, SIZES]];
  for (const [players, sizes] of tables) {
    const { wrong, texts } = await sit(id, players, sizes);
    assert.deepEqual(wrong, [], `${id} for ${players}`);
    const notation = texts.filter((text) => NOTATION.some((form) => form.test(text)));
    assert.deepEqual(notation, [], `${id} shows notation`);
    assert.ok(texts.length > 50, "hardly anything was read");
  }
});
