/** Around the game: one click to a game of one's own choice, my tables, the lobby, rematch, a lost connection, one screen for several. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);
const card = (who, title) => who.page.getByRole("article", { name: title });

async function join(who, code) {
  await who.goto("/");
  await who.page.getByLabel("Code").fill(code);
  await who.page.getByRole("button", { name: "Join with a code" }).click();
}

async function resign(who, last = true) {
  await who.page.getByText("More", { exact: true }).click();
  await who.page.getByRole("button", { name: "Resign" }).click();
  await who.page.getByRole("button", { name: "Yes" }).click();
  if (last) await who.page.locator(".ending").getByText("has resigned.").waitFor();
}

test("one click begins with the bots that were chosen; home knows whose turn it is; a rematch is one click", async () => {
  const ann = await person("Ann");
  await ann.goto("/");
  await card(ann, "Scientia").getByText("3", { exact: true }).click();
  await card(ann, "Scientia").getByText("novice", { exact: true }).click();
  await card(ann, "Scientia").getByRole("button", { name: "Play against bots" }).click();
  await ann.page.locator("[data-ply]").waitFor();
  const seats = ann.page.locator("li[data-seat]"); // of the rail
  assert.equal(await seats.count(), 3);
  await ann.asked();
  assert.match(await seats.nth(1).textContent(), /novice/);
  const names = await seats.locator("strong").allTextContents();
  assert.ok(names[0] === "Ann" && !names.some((name) => /bot/i.test(name)), `${names}`);
  await ann.page.getByRole("button", { name: "Signs" }).click();
  await ann.page.getByRole("region", { name: "Signs" }).getByText("Advance the technology of a field").waitFor();
  await ann.page.keyboard.press("Escape");
  await ann.asked();

  await ann.goto("/");
  const mine = ann.page.locator("ul.mine li");
  await mine.getByText("Your turn").waitFor();
  await ann.page.getByText("one waits for you").waitFor();
  await ann.page.reload();
  assert.ok(await card(ann, "Scientia").getByRole("radio", { name: "3" }).isChecked(), "the number of players is kept");
  await mine.getByRole("link", { name: "Scientia" }).click();
  await ann.page.locator("[data-ply]").waitFor();
  const first = ann.page.url();
  await ann.asked();
  await resign(ann);
  await ann.page.getByRole("button", { name: "Play again" }).click();
  await ann.page.waitForURL((url) => url.href !== first);
  await ann.asked();
  await ann.goto("/");
  await ann.page.getByRole("heading", { name: "Your last game" }).waitFor();
  const last = ann.page.locator("section", { has: ann.page.getByRole("heading", { name: "Your last game" }) });
  await last.getByText("★").waitFor(); // who won, and everybody's points
  assert.equal(await last.getByRole("row").count(), 3);
  for (const [part, what] of [
    ["article .begin", "ways to begin"],
    ["article", "cards"],
  ]) {
    const ends = await ann.page
      .locator(part)
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      );
    assert.equal(new Set(ends.map(String)).size, 1, `the ${what} stand in one line: ${ends}`);
  }
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("the lobby: what is agreed can be changed, people are ready, others come and look on", async () => {
  const [ann, ben, eve] = [await person("Ann"), await person("Ben"), await person("Eve")];
  await ann.goto("/");
  const game = card(ann, "Trekking Through History");
  await game.getByText("Clock and variants").click();
  await game.getByLabel("Clock").selectOption("quick");
  await game.getByRole("button", { name: "Open a table for friends" }).click();
  await ann.page.locator(".seats").getByText("✓ ready").waitFor(); // who runs the table
  await ann.page.getByText("has to sit on every seat").waitFor();
  const code = ann.page.locator("figure img");
  await ann.page.waitForFunction(() => document.querySelector("figure img").naturalWidth > 0);
  assert.equal(await code.getAttribute("alt"), ann.page.url());
  const path = new URL(ann.page.url()).pathname;

  await join(ben, await ann.page.locator("strong.code").textContent());
  await ben.page.locator("dd").getByText("10 minutes each, and 10 seconds a turn").waitFor();
  await ben.page.getByRole("button", { name: "I am ready" }).click();
  await ann.page.getByText("Everybody is ready.").waitFor();
  await ann.page.getByLabel("Clock").selectOption("day");
  await ann.page.getByLabel("Players").selectOption("3");
  await ben.page.locator("dd").getByText("One day for each turn").or(ben.page.getByText("1 day")).first().waitFor();
  await ben.page.locator("dd").getByText("3", { exact: true }).waitFor();
  await ben.page.getByRole("button", { name: "I am ready" }).waitFor(); // it was for something else
  await ann.page.getByRole("button", { name: "Bots on the free seats" }).click();
  await ann.page.getByText("Not ready yet: Ben").waitFor();

  await eve.goto(path);
  await eve.page.getByText("You look on").waitFor();
  await ann.page.getByRole("region", { name: "Looking on" }).getByText("Eve").waitFor();
  await ann.page.getByRole("button", { name: "Start" }).click();
  await eve.page.locator("[data-ply]").waitFor();
  await eve.page.getByText("You look on").waitFor();
  await ann.page.getByRole("region", { name: "Looking on" }).getByText("Eve").waitFor();
  await resign(ben, false);
  await ann.log();
  await ann.page.locator(".drawer").getByText("Ben has resigned.").waitFor();
  for (const who of [ann, ben, eve]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

test("a class says what is missing, offers bots, and starts; a team is asked for", async () => {
  const [ann, pia, tom] = [await person("Ann"), await person("Pia"), await person("Tom")];
  await ann.goto("/c");
  await ann.page.getByLabel("Name of the class").fill("Year 7");
  await ann.page.getByLabel("Game").selectOption("scientia");
  await ann.page.getByLabel("Tables").fill("1");
  await ann.page.getByLabel("Seats at each table").selectOption("2");
  await ann.page.getByLabel("Pupils may share a seat").check();
  await ann.page.getByRole("button", { name: "Open the tables" }).click();
  await ann.page.getByText("1 table cannot start yet. 2 seats are free.").waitFor();
  const code = await ann.page.locator(".big .code").textContent();
  await join(pia, code);
  await pia.page.locator("ol.seats").getByText("Pia").waitFor();
  await ann.page.getByRole("button", { name: "Bots on the free seats" }).first().click();
  await ann.page.getByRole("button", { name: "Start the table that is complete" }).waitFor();
  await join(tom, code);
  await ann.page.getByText("Without a seat: Tom").waitFor();
  await tom.page.getByRole("button", { name: "Ask to play with Pia" }).click();
  await pia.page.getByText("Tom asks to share a seat.").waitFor();
  await pia.page.getByRole("button", { name: "Yes" }).click();
  await ann.page.getByText("Pia, Tom").waitFor();
  await ann.page.getByRole("button", { name: "Start the table that is complete" }).click();
  await tom.page.locator("[data-ply]").waitFor();
  for (const who of [ann, pia, tom]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

test("an unknown address says so; a lost connection can be tried again at once", async () => {
  const ann = await person("Ann");
  await ann.goto("/nothing/here");
  await ann.page.getByRole("alert").getByText("/nothing/here").waitFor();
  await ann.goto((await server.table("scientia", 2, 1)).path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.asked();
  await server.kill();
  await ann.page.getByRole("button", { name: "Try now" }).waitFor();
  await server.start();
  await ann.page.getByRole("button", { name: "Try now" }).click();
  await ann.page.locator('[data-link="open"]').waitFor();
  await ann.context.close();
});

test("several people on one screen: it is covered only while something is hidden", async () => {
  const ann = await person("");
  await ann.goto("/");
  const game = card(ann, "Two Page Tome"); // at first everybody chooses cards that the others do not know
  await game.getByText("Several people on one screen").click();
  for (const [n, name] of ["Ann", "Ben"].entries()) await game.getByLabel(`Player ${n + 1}`).fill(name);
  await game.getByRole("button", { name: "Start", exact: true }).click();
  const here = ann.page.getByRole("button", { name: /^I am / });
  const option = ann.page.locator(".chooser button.option:not([disabled])").first();
  const whose = () => ann.page.locator("li[data-seat].mine").getAttribute("data-seat");
  const counted = ann.page.locator("[data-ply]"); // not there while the screen is covered
  const reached = (ply) => counted.getAttribute("data-ply", { timeout: 1_000 }).then(Number, () => ply);
  let covers = 0;
  for (let ply = 0; ply < 2; ply = await reached(ply)) {
    await here.or(option).first().waitFor({ state: "attached" });
    if (await here.count()) {
      covers += 1;
      await here.click();
    } else {
      await ann.unfold().catch(() => undefined);
      await option.click({ timeout: 2_000 }).catch(() => undefined); // unless the cover comes first
    }
    await ann.page.locator("[data-ply]").or(here).first().waitFor();
  }
  assert.ok(covers >= 1, "the second to choose saw the cards of the first");
  const eyes = new Set();
  while (eyes.size < 2) {
    await ann.asked();
    assert.equal(await here.count(), 0, "nothing is hidden any more");
    eyes.add(await whose());
    await ann.unfold();
    await option.click({ timeout: 2_000 }).catch(() => undefined); // the table has turned to the other
  }
  await ann.context.close();
});

each(test, "an example of the rulebook is played", games, async ({ id }) => {
  const ann = await person("Ann");
  await ann.goto(`/rules/${id}`);
  const examples = ann.page.getByRole("region", { name: "Example" });
  await examples.nth(1).getByRole("button", { name: "Play this position" }).click();
  await ann.asked();
  assert.ok((await ann.ply()) > 10);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});
