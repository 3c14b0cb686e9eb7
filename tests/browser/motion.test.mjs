/** What happens is shown: things travel, each event is told in order, and nobody has to wait for it. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);

/** Runs in the page: keep what is told, and which things travel, come, go or change. */
function watch() {
  globalThis.told = [];
  globalThis.travelled = new Set();
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node.dataset?.of) globalThis.travelled.add(node.dataset.of);
      const said = (target.closest ? target : target.parentElement)
        ?.closest(".stage")
        ?.querySelector(".telling > .told > span")?.textContent;
      if (said && said !== globalThis.told.at(-1)) globalThis.told.push(said);
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["data-told"],
  });
}

/** A person who sees things move, at a table against a bot. */
async function seated(game, likes = {}, options = {}) {
  const { seats } = games[game];
  const opened = await server.table(game, seats.includes(2) ? 2 : seats[0], 1);
  const ann = await person("Ann", { reducedMotion: "no-preference", ...options });
  await ann.likes({ sound: false, confirm: false, ...likes });
  await ann.context.addInitScript(watch);
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board svg").first().waitFor();
  return ann;
}

const quiet = (ann) =>
  ann.page.waitForFunction(() => !document.querySelector("[data-told], [data-behind], .layer > *"), null, {
    timeout: 60_000,
  });
const travelled = (ann) => ann.page.evaluate(() => [...globalThis.travelled]);

each(
  test,
  "every event is told in its order, and things travel",
  games,
  async ({ id }) => {
    const ann = await seated(id);
    const { page } = ann;
    for (let tries = 0; tries < 40 && (tries < 3 || !(await travelled(ann)).length); tries += 1) {
      await ann.asked();
      await quiet(ann);
      await page.evaluate(() => (globalThis.told = []));
      const from = (await ann.wholeLog()).length;
      const before = await ann.ply();
      const options = page.locator(".chooser button.option:not([disabled])");
      await ann.unfold();
      await options.nth((tries * 7) % (await options.count())).click();
      await page.waitForFunction((ply) => Number(document.querySelector("[data-ply]").dataset.ply) > ply, before);
      await ann.asked().catch(() => undefined);
      await quiet(ann);
      const sentences = (await ann.wholeLog()).slice(from);
      const wanted = sentences.filter((sentence, i) => sentence !== sentences[i - 1]);
      assert.deepEqual(await page.evaluate(() => globalThis.told), wanted);
    }
    assert.ok((await travelled(ann)).length, "nothing ever moved");
    assert.deepEqual(ann.errors, []);
    await ann.context.close();
  },
  5,
); // they mostly wait

test("nobody has to wait: a click skips, and a choice is taken while things still move", async () => {
  const ann = await seated("trekking", { motion: "slow" });
  const { page } = ann;
  const options = page.locator(".chooser button.option:not([disabled])");
  await ann.unfold();
  await options.first().click();
  await page.locator("[data-told]").waitFor();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.waitForFunction(() => !document.querySelector("[data-told], .layer > *"), null, { timeout: 500 });

  const behind = page.locator("[data-behind]"); // the bot has decided, and it is still to be shown
  for (let made = 0; made < 6 || !(await behind.count()); made += 1) {
    assert.ok(made < 40, "the board was never behind");
    await ann.asked();
    const before = await ann.ply();
    await ann.unfold();
    await options.last().click(); // whatever is still being shown
    await page.waitForFunction((ply) => Number(document.querySelector("[data-ply]").dataset.ply) > ply, before);
    await ann.asked();
  }
  assert.equal(await page.locator(".board [data-option]").count(), 0, "a board that is behind offers something");
  const ply = await ann.ply();
  await page.locator(".board").click({ position: { x: 300, y: 200 } });
  await behind.waitFor({ state: "detached", timeout: 500 });
  assert.equal(await ann.ply(), ply, "the click that skips chose something");
  await page.locator(".board [data-option]").first().waitFor();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("the last turn again, as it happened", async () => {
  const ann = await seated("scientia");
  await ann.playTo(16, 5);
  await ann.asked();
  await quiet(ann);
  await ann.page.evaluate(() => (globalThis.told = []));
  await ann.log();
  await ann.page.getByRole("button", { name: "Show again" }).click();
  await ann.page.getByText("You are looking at decision").waitFor();
  await ann.page.getByText("You are looking at decision").waitFor({ state: "detached" });
  assert.ok((await ann.page.evaluate(() => globalThis.told)).length, "nothing was told again");
  await ann.asked();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

for (const [why, likes, options] of [
  ["switched off", { motion: "off" }, {}],
  ["the system asks for less motion", {}, { reducedMotion: "reduce" }],
]) {
  test(`nothing moves if ${why}`, async () => {
    const ann = await seated("trekking", likes, options);
    await ann.playTo(14, 2);
    await ann.asked();
    assert.deepEqual([await travelled(ann), await ann.page.evaluate(() => globalThis.told)], [[], []]);
    const moving = await ann.page.evaluate(
      () => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length,
    );
    assert.equal(moving, 0);
    assert.deepEqual(ann.errors, []);
    await ann.context.close();
  });
}
