/** What people do at a table besides choosing: refusals, undo, the past, lost connections, looking on, resigning, what if, one screen for all. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open, SCREENS } from "./kit.mjs";

const { games, server, person } = await open(after);

/** Somebody at a table of their own against bots, some decisions on. */
async function seated(game, ply, players = 2) {
  const opened = await server.table(game, players, 1);
  const ann = await person("Ann");
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply]").waitFor();
  if (ply) await ann.playTo(ply, 7);
  return { ann, opened };
}

const asked = (who) => who.asked();
const waitPly = (who, test, than) =>
  who.page.waitForFunction(
    ([test, than]) => {
      const ply = Number(document.querySelector("[data-ply]").dataset.ply);
      return test === "<" ? ply < than : ply > than;
    },
    [test, than],
  );

each(test, "a refused thing says why, with the rule as a link", games, async ({ id, seats }) => {
  const { ann } = await seated(id, 4, seats.includes(2) ? 2 : seats[0]);
  await asked(ann);
  const refused = ann.page.locator(".board .thing.refused:visible");
  for (let tries = 0; (await refused.count()) === 0; tries += 1) {
    assert.ok(tries < 60, "nothing on the board was ever refused");
    await ann.playTo((await ann.ply()) + 1, tries);
    await asked(ann);
  }
  const before = await ann.ply();
  await refused.first().dispatchEvent("click"); // it is marked as disabled, but answers
  const why = ann.page.locator(".why");
  const link = why.getByRole("link").first();
  const rule = await link.getAttribute("data-rule");
  const { rules } = await server.ask(`games/${id}/rules`);
  assert.ok(rules[rule], `${rule} is no rule`);
  assert.ok((await why.textContent()).includes(rules[rule]), "the rule's sentence is not told");
  assert.equal(await ann.ply(), before);
  await ann.goto(await link.getAttribute("href"));
  await ann.page.locator(`[id="${rule}"].here`).waitFor();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("what may be regretted is asked first, unless somebody does not like that", async () => {
  const { ann } = await seated("trekking", 0);
  const doubt = ann.page.locator(".doubt");
  const regretted = () =>
    ann.frames.findLast((message) => message.type === "position").options.find((option) => option.caution);
  for (let tries = 0; !regretted(); tries += 1) {
    assert.ok(tries < 120, "nothing could ever be regretted");
    await ann.playTo((await ann.ply()) + 1, tries);
    await asked(ann);
  }
  const { text } = regretted();
  const before = await ann.ply();
  const option = ann.page.locator(`.chooser button.option[data-action="${text}"]`);
  await ann.unfold();
  const phrase = await option.textContent();
  await option.click();
  const asked_first = (await doubt.locator("p").textContent()).trim();
  assert.ok(asked_first.startsWith(phrase) && asked_first.length > phrase.length + 5, asked_first);
  await doubt.getByRole("button", { name: "Back" }).click();
  await doubt.waitFor({ state: "detached" });
  assert.equal(await ann.ply(), before);
  await ann.page.locator(`.board [data-option="${text}"]`).click();
  await doubt.getByRole("button", { name: "Do it all the same" }).click();
  await waitPly(ann, ">", before);

  await ann.page.getByText("More", { exact: true }).click();
  await ann.page.getByText("Settings").click();
  await ann.page.getByLabel("Ask before what is easily regretted").uncheck();
  await ann.page.keyboard.press("Escape");
  for (let tries = 0; !regretted(); tries += 1) {
    assert.ok(tries < 120, "nothing could be regretted any more");
    await ann.playTo((await ann.ply()) + 1, tries);
    await asked(ann);
  }
  const then = await ann.ply();
  await ann.unfold();
  await ann.page.locator(`.chooser button.option[data-action="${regretted().text}"]`).click();
  await waitPly(ann, ">", then);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("on a phone a long list leaves the board to be seen", async () => {
  const opened = await server.table("history_of_the_book", 3, 1);
  const ann = await person("Ann", { viewport: SCREENS.phone, hasTouch: true });
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board svg").filter({ visible: true }).first().waitFor();
  const options = ann.page.locator(".chooser button.option:not([disabled])");
  for (let tries = 0; (await options.count()) < 12; tries += 1) {
    assert.ok(tries < 60, "the list was never long");
    await ann.playTo((await ann.ply()) + 1, tries);
    await asked(ann);
  }
  const sheet = ann.page.locator(".chooser");
  assert.equal(await options.first().isVisible(), false);
  assert.ok((await sheet.boundingBox()).height < SCREENS.phone.height * 0.35);
  await ann.page.getByRole("button", { name: /^Show the list/ }).tap();
  assert.ok(await options.first().isVisible());
  assert.ok((await sheet.boundingBox()).height < SCREENS.phone.height * 0.5);
  const before = await ann.ply();
  await options.first().tap();
  await sheet.getByRole("button", { name: "Do it" }).tap();
  await waitPly(ann, ">", before);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

each(test, "a finger is shown first what would happen, unless somebody does not like that", games, async ({ id }) => {
  const ann = await person("Ann", { viewport: SCREENS.phone, hasTouch: true });
  await ann.likes({ confirm: false });
  await ann.goto((await server.table(id, Math.max(2, games[id].seats[0]), 1)).path);
  await ann.page.getByRole("button", { name: "Start" }).tap();
  const lit = ann.page.locator(".board [data-option]:visible");
  const asks = ann.page.locator(".doubt");
  const promised = ann.page.locator(".chooser:has(.doubt) .promise li").first();
  const sure = ann.page.getByRole("button", { name: "Do it", exact: true });
  const tap = async (which = 0) => {
    await lit.first().waitFor();
    await lit.nth((which * 7) % (await lit.count())).tap();
    if (await ann.page.locator(".chooser[data-among]").count()) {
      await ann.unfold();
      await ann.page.locator(".chooser button.option").first().tap();
    }
  };
  for (let made = 0, tries = 0; made < 3; tries += 1) {
    assert.ok(tries < 20, "hardly anything was ever shown");
    await asked(ann); // somebody else may begin
    const before = await ann.ply();
    await tap(tries);
    await promised
      .or(ann.page.locator(`[data-ply]:not([data-ply="${before}"])`))
      .first()
      .waitFor();
    if (!(await promised.count())) continue; // a part of a choice that makes nothing happen yet
    made += 1;
    await ann.fits(null, `${id}: what would happen`);
    assert.equal(await ann.ply(), before);
    if (made === 1) {
      await asks.getByRole("button", { name: "Back" }).tap();
      await asks.waitFor({ state: "detached" });
      await tap(tries);
    }
    await sure.tap();
    await waitPly(ann, ">", before);
  }
  await asked(ann);
  await ann.page.getByText("More", { exact: true }).click();
  await ann.page.getByText("Settings").click();
  await ann.page.getByLabel("On a touch screen, show first what a choice would give").uncheck();
  await ann.page.keyboard.press("Escape");
  const before = await ann.ply();
  await tap();
  await waitPly(ann, ">", before);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("hovering shows what would happen; a hint names an option", async () => {
  const { ann } = await seated("scientia", 8);
  await asked(ann);
  const promise = ann.page.locator(".promise li").first();
  for (let tries = 0; tries < 5 && !(await promise.isVisible()); tries += 1) {
    await ann.page.mouse.move(2, 2);
    await ann.page.locator(".board [data-option]").first().hover();
    await promise.waitFor({ timeout: 8_000 }).catch(() => undefined); // a position that is sent again takes it away
  }
  await promise.waitFor();
  await ann.page.mouse.move(2, 2);
  await ann.page.locator(".promise li").first().waitFor({ state: "detached" });
  await ann.page.getByRole("button", { name: "Hint" }).click();
  await ann.page.locator(".hint").waitFor();
  const phrases = await ann.page.locator(".chooser button.option").allTextContents();
  const hint = await ann.page.locator(".hint").textContent();
  assert.ok(
    phrases.some((phrase) => hint.includes(phrase)),
    hint,
  );
  assert.equal(
    (await ann.page.locator(".board .thing.advised, .option.advised").count()) > 0,
    true,
    "it is not marked",
  );
  await ann.page.getByRole("button", { name: "Scores" }).click();
  await ann.page.getByRole("region", { name: "Points so far" }).locator(".sum td").first().waitFor();
  await ann.page.getByRole("button", { name: "Close" }).click();
  await ann.page.mouse.move(2, 2);
  const before = await ann.ply();
  await ann.page.locator(".hint").getByRole("button", { name: "Do it" }).click();
  await waitPly(ann, ">", before);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("undo, the past and the last turn again", async () => {
  const { ann } = await seated("scientia", 0);
  const undo = ann.page.getByRole("button", { name: "Undo", exact: true });
  for (let tries = 0; ; tries += 1) {
    assert.ok(tries < 60, "nothing could ever be undone");
    await asked(ann);
    if (await undo.isEnabled()) break;
    await ann.playTo((await ann.ply()) + 1, tries);
  }
  const before = await ann.ply();
  await undo.click();
  await waitPly(ann, "<", before);

  await ann.playTo(before + 6, 3);
  await asked(ann);
  await ann.log();
  const lines = ann.page.locator(".line");
  await lines.nth(2).click();
  await ann.page.getByText("You are looking at decision").waitFor();
  assert.equal(await ann.page.locator(".board [data-option]").count(), 0, "something is lit in the past");
  await ann.page.getByRole("button", { name: "Back to the game" }).click();
  await ann.page.getByText("You are looking at decision").waitFor({ state: "detached" });

  await ann.page.getByRole("button", { name: "Show again" }).click();
  await ann.page.getByText("You are looking at decision").waitFor();
  await ann.page.getByText("You are looking at decision").waitFor({ state: "detached" });
  await asked(ann);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("the game goes on after the server was killed", async () => {
  const { ann } = await seated("trekking", 10);
  await asked(ann);
  const before = await ann.ply();
  await server.kill();
  await ann.page.getByText("Connection lost").waitFor();
  await server.start();
  await ann.page.locator('[data-link="open"]').waitFor();
  assert.equal(await ann.ply(), before);
  await ann.playTo(before + 6, 5);
  assert.ok((await ann.ply()) > before);
  assert.deepEqual(
    ann.errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error)),
    [],
  );
  await ann.context.close();
});

each(
  test,
  "a spectator is told no secrets",
  { trekking: 25, books_of_time: 2, two_page_tome: 0 },
  async (until, game) => {
    const opened = await server.table(game, 2, 1, { spectators: true });
    const [ann, eve] = [await person("Ann"), await person("Eve")];
    await eve.goto(`/t/${opened.table}`);
    await ann.goto(opened.path);
    await ann.page.getByRole("button", { name: "Start" }).click();
    await eve.page.locator("[data-ply]").waitFor();
    await ann.page.locator("[data-ply]").waitFor();
    await ann.playTo(until, 4);
    await asked(ann);

    const told = (who) => who.frames.filter((message) => message.type === "position");
    const now = told(ann).at(-1);
    await eve.page.locator(`[data-ply="${now.ply}"]`).waitFor();
    for (const position of told(eve)) {
      assert.equal(position.viewer, -1);
      assert.deepEqual([position.options, position.refused], [[], []]);
    }
    const seen = told(eve).find((position) => position.ply === now.ply);
    const secrets = hidden(now.view, seen.view);
    assert.ok(secrets > 0, "the game has no secrets at this ply, so nothing was tested");
    assert.ok(!JSON.stringify(eve.frames).includes(opened.token));
    assert.equal(await eve.page.locator("[data-option], .chooser button.option").count(), 0);
    const sentences = (who) =>
      new Set(told(who).flatMap((position) => position.events.map((event) => JSON.stringify(event.sentence))));
    const open = sentences(eve);
    for (const sentence of sentences(ann))
      if (!open.has(sentence)) assert.ok(!JSON.stringify(eve.frames).includes(sentence), sentence);
    assert.deepEqual([...ann.errors, ...eve.errors], []);
    await ann.context.close();
    await eve.context.close();
  },
);

/** How many places one view tells and the other does not. */
function hidden(mine, theirs) {
  if (mine === null || typeof mine !== "object") return mine !== null && theirs === null ? 1 : 0;
  if (theirs === null || typeof theirs !== "object") return 1;
  return Object.keys(mine).reduce((sum, name) => sum + (name in theirs ? hidden(mine[name], theirs[name]) : 1), 0);
}

test("a bot stands in and goes again; resigning ends the game; what if, from its replay", async () => {
  const { ann } = await seated("scientia", 12);
  await asked(ann);
  await ann.page.getByText("More", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Pause" }).click();
  await ann.page.locator("header").getByText("Paused").waitFor();
  await ann.page.getByRole("button", { name: "Let a bot play" }).click();
  await ann.page.getByRole("button", { name: "I am back" }).click();
  await ann.page.getByText("More", { exact: true }).click(); // a click elsewhere has closed it
  await ann.page.getByRole("button", { name: "Let a bot play" }).waitFor();
  await ann.page.getByRole("button", { name: "Go on" }).click();
  await asked(ann);

  await ann.page.getByRole("button", { name: "Resign" }).click();
  await ann.page.getByRole("button", { name: "Yes" }).click();
  await ann.page.locator(".ending").waitFor();
  await ann.page.getByRole("link", { name: "Replay" }).click();
  await ann.page.getByRole("button", { name: "To the beginning" }).click();
  for (let i = 0; i < 5; i += 1) await ann.page.getByRole("button", { name: "One decision on" }).click();
  await ann.page.getByText("5/").waitFor();
  await ann.page.getByRole("button", { name: /What if/ }).click();
  await ann.page.locator("[data-ply]").waitFor();
  assert.ok((await ann.ply()) >= 5);
  await asked(ann);
  await ann.playTo((await ann.ply()) + 4, 9);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("two people share one screen, and it is covered between their turns", async () => {
  const ann = await person("");
  await ann.goto("/");
  const card = ann.page.locator("article", {
    has: ann.page.getByRole("heading", { name: "Trekking Through History", exact: true }),
  });
  await card.getByText("Several people on one screen").click();
  await card.getByLabel("Player 1").fill("Ann");
  await card.getByLabel("Player 2").fill("Ben");
  await card.getByRole("button", { name: "Start", exact: true }).click();
  const turns = [];
  for (let i = 0; i < 6; i += 1) {
    const here = ann.page.getByRole("button", { name: /^I am / });
    const option = ann.page.locator(".chooser button.option:not([disabled])").first();
    await here.or(option).first().waitFor({ state: "attached" });
    if (await here.count()) {
      assert.equal(await ann.page.locator("[data-ply]").count(), 0, "the table is not covered");
      turns.push(await here.textContent());
      await here.click();
      await asked(ann);
    }
    await ann.unfold();
    await option.click();
    await ann.page.waitForTimeout(150);
  }
  assert.ok(new Set(turns).size === 2, `covered for ${turns}`);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});
