/** Two people and a bot play a whole game by clicking: open, join, start, play, final score. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open, SCREENS } from "./kit.mjs";

const { games, person } = await open(after);
const MIDDLE = 60;

each(test, "from opening a table to the final score", games, async ({ id: game, title }) => {
  const ann = await person("Ann");
  const ben = await person("Ben", { viewport: SCREENS.phone, colorScheme: "dark", hasTouch: true });

  await ann.goto("/");
  const card = ann.page.locator("article", { has: ann.page.getByRole("heading", { name: title, exact: true }) });
  await card.locator("label", { hasText: /^3$/ }).click();
  await card.getByRole("button", { name: "Open a table for friends" }).click();
  const code = await ann.page.locator("strong.code").textContent();

  await ben.goto("/");
  await ben.page.getByLabel("Code").fill(code);
  await ben.page.getByRole("button", { name: "Join with a code" }).click();
  await ben.page.getByText("Ann", { exact: true }).first().waitFor();

  await ann.page.getByText("Ben", { exact: true }).first().waitFor();
  await ann.page.getByLabel("Let a bot play").selectOption("random");
  await ann.page.getByRole("button", { name: "Start" }).click();
  for (const who of [ann, ben])
    await who.page.locator("[data-ply] .board :is(svg, dl, ol)").filter({ visible: true }).first().waitFor();
  await look([ann, ben], `${game}-setup`);

  await realClicks([ann, ben], 4);
  for (const [moment, ply] of [
    ["middle", MIDDLE],
    ["end", Infinity],
  ]) {
    await Promise.all([ann.playTo(ply, 1), ben.playTo(ply, 2)]);
    await look([ann, ben], `${game}-${moment}`);
  }

  for (const who of [ann, ben]) {
    assert.deepEqual(who.errors, []);
    await who.page.locator(".ending .sum").waitFor();
    assert.deepEqual(await who.page.getByRole("alert").allTextContents(), [], "something is complained of");
  }
  const final = ann.frames.findLast((message) => message.type === "position").result;
  const row = await ann.page.locator(".ending .sum td").allTextContents();
  assert.deepEqual(row.map(Number), final.scores);
  const places = await ann.page.locator(".ending .places td").allTextContents();
  assert.deepEqual(
    places.map((place) => Number.parseInt(place)),
    final.places,
  );
  assert.equal(final.kind, "played");
});

/** Nothing is too wide on a phone and on a projector; pictures are taken to be looked at. */
async function look([ann, ben], name) {
  await ann.fits(SCREENS.projector, `${name} on a projector`);
  await ann.fits(SCREENS.desk, name);
  await ben.fits(SCREENS.phone, `${name} on a phone`);
  await ann.shot(name, { fullPage: true });
  await ben.shot(`${name}-phone`, { fullPage: true });
}

/** The first decisions with the mouse itself: what is lit lies open to it.  A click may only skip what is still moving; then the next one counts. */
async function realClicks(people, wanted) {
  for (let made = 0, missed = 0; made < wanted;) {
    for (const who of people) {
      const before = await who.ply();
      const things = who.page.locator(".board [data-option]");
      const listed = who.page.locator(".chooser button.option:not([disabled])");
      if (await things.count()) await things.first().click({ timeout: 10_000 });
      else if (await listed.count()) await chooseListed(who, listed.first());
      else continue;
      if (await who.page.locator(".chooser[data-among]").count()) await chooseListed(who, listed.first());
      const moved = (ply) => Number(document.querySelector("[data-ply]").dataset.ply) !== ply;
      const played = await who.page.waitForFunction(moved, before, { timeout: 6_000 }).then(
        () => true,
        () => false,
      );
      if (played) made += 1;
      else assert.ok(++missed < 3, "clicks on what is lit do nothing");
    }
  }
}

async function chooseListed(who, option) {
  await who.unfold();
  await option.click();
}
