/** Around the game: one click to a game of one's own choice, my tables, the lobby, rematch, a lost connection, one screen for several. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after);
const card = (who, title) => who.page.getByRole("article", { name: title });

async function resign(who) {
  await who.page.getByText("More", { exact: true }).click();
  await who.page.getByRole("button", { name: "Resign" }).click();
  await who.page.getByRole("button", { name: "Yes" }).click();
  await who.page.locator(".ending").waitFor();
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
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("the lobby says what is agreed, who is here, how others come, and who looks on", async () => {
  const [ann, eve] = [await person("Ann"), await person("Eve")];
  await ann.goto("/");
  const game = card(ann, "Trekking Through History");
  await game.getByText("Clock and variants").click();
  await game.getByLabel("Clock").selectOption("quick");
  await game.getByRole("button", { name: "Open a table for friends" }).click();
  await ann.page.locator("dd").getByText("10 minutes each, and 10 seconds a turn").waitFor();
  await ann.page.locator(".seats").getByText("✓ here").waitFor();
  await ann.page.getByText("has to sit on every seat").waitFor();
  const code = ann.page.locator("figure img");
  await ann.page.waitForFunction(() => document.querySelector("figure img").naturalWidth > 0);
  assert.equal(await code.getAttribute("alt"), ann.page.url());
  await eve.goto(new URL(ann.page.url()).pathname);
  await eve.page.getByText("You look on").waitFor();
  await ann.page.getByText("Looking on").waitFor();
  await Promise.all([ann.context.close(), eve.context.close()]);
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

test("several people on one screen: no cover where nothing is hidden", async () => {
  const ann = await person("");
  await ann.goto("/");
  const game = card(ann, "Scientia");
  await game.getByText("Several people on one screen").click();
  for (const [n, name] of ["Ann", "Ben"].entries()) await game.getByLabel(`Player ${n + 1}`).fill(name);
  await game.getByRole("button", { name: "Start", exact: true }).click();
  const eyes = new Set();
  while (eyes.size < 2) {
    await ann.asked();
    assert.equal(await ann.page.getByRole("button", { name: /^I am / }).count(), 0);
    eyes.add(await ann.page.locator("li[data-seat].mine").getAttribute("data-seat"));
    await ann.unfold();
    await ann.page
      .locator(".chooser button.option:not([disabled])")
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined); // the table has turned to the other
  }
  await ann.context.close();
});
