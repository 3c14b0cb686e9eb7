/** People around one table: a rematch that everybody is told of, time that runs out, a link that comes back by itself, pupils who know who begins. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after);

async function join(who, code) {
  await who.goto("/");
  await who.page.getByLabel("Code").fill(code);
  await who.page.getByRole("button", { name: "Join with a code" }).click();
}

async function gone(...people) {
  for (const who of people) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
}

test("a rematch with people: everybody at the old table is told, one click takes them to the next", async () => {
  const [ann, ben, eve] = [await person("Ann"), await person("Ben"), await person("Eve")];
  const opened = await server.table("scientia", 2, 2);
  await ann.goto(opened.path);
  await join(ben, opened.code);
  await ben.page.locator("ol.seats").getByText("Ben").waitFor();
  await ben.page.getByText("Ann starts the game.").waitFor(); // who has nothing to start knows who does
  await eve.goto(new URL(ann.page.url()).pathname);
  await eve.page.getByText("You look on").waitFor();
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  for (const who of [ann, ben, eve]) await who.page.locator("[data-ply]").waitFor();
  await ben.page.getByText("More", { exact: true }).click();
  await ben.page.getByRole("button", { name: "Resign" }).click();
  await ben.page.getByRole("button", { name: "Yes" }).click();
  for (const who of [ann, ben, eve]) await who.page.locator(".ending").getByText("Ben has resigned.").waitFor();
  const before = ann.page.url();
  await ann.page.getByRole("button", { name: "Play again" }).click();
  await ann.page.waitForURL((url) => url.href !== before);
  for (const who of [ben, eve]) await who.page.getByText("The next game has been opened.").waitFor();
  await ben.page.getByRole("button", { name: "To the next game" }).click();
  for (const who of [ann, ben]) await who.page.locator("[data-ply]").waitFor(); // it begins as soon as both are there
  await gone(ann, ben, eve);
});

test("clocks are chosen with what happens at their end, shown, and told of", async () => {
  const ann = await person("Ann");
  await ann.goto("/");
  const game = ann.page.getByRole("article", { name: "Scientia" });
  await game.getByText("Clock and variants").click();
  assert.equal(await game.getByLabel("When the time is used up").count(), 0, "without a clock there is no end of it");
  await game.getByLabel("Clock").selectOption("quick");
  await game.getByLabel("When the time is used up").selectOption("resign");
  await game.getByRole("button", { name: "Open a table for friends" }).click();
  assert.equal(await ann.page.getByLabel("When the time is used up").inputValue(), "resign");
  await ann.page.getByRole("button", { name: "Bots on the free seats" }).click();
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await ann.asked();
  assert.match(await ann.page.locator("li[data-seat].mine time").textContent(), /^(10|09):\d\d$/);

  const late = await server.table("scientia", 2, 1, {
    clock: { kind: "live", minutes: 0.05, at_zero: "resign" },
  });
  await ann.goto(late.path);
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await ann.page.locator(".ending").getByText("Ann has lost on time.").waitFor();
  await gone(ann);
});

test("a bot that stands in and who comes back are told in the log", async () => {
  const ann = await person("Ann");
  await ann.goto((await server.table("scientia", 2, 1)).path);
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await ann.asked();
  await ann.page.getByText("More", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Pause" }).click();
  await ann.page.getByRole("button", { name: "Let a bot play" }).click();
  await ann.page.getByRole("button", { name: "I am back" }).click();
  await ann.page.keyboard.press("Escape");
  await ann.log();
  for (const told of ["A bot plays for Ann now.", "Ann is back."])
    await ann.page.locator(".drawer").getByText(told).waitFor();
  await gone(ann);
});

test("a lost connection comes back by itself as soon as the server does", async () => {
  const ann = await person("Ann");
  await ann.goto((await server.table("scientia", 2, 1)).path);
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await ann.asked();
  await server.kill();
  await ann.page.getByText("Connection lost").waitFor();
  await new Promise((resolve) => setTimeout(resolve, 6000)); // long enough that who waits longer and longer would wait
  await server.start();
  const back = Date.now();
  await ann.page.locator('[data-link="open"]').waitFor();
  assert.ok(Date.now() - back < 8000, `after ${Date.now() - back} ms`); // two seconds, and what a busy machine needs
  await ann.context.close();
});

test("a class shows one address, one code to scan, one code to read out; a pupil knows who begins", async () => {
  const [ann, pia] = [await person("Ann"), await person("Pia")];
  await ann.goto("/c");
  await ann.page.getByLabel("Name of the class").fill("Year 8");
  await ann.page.getByLabel("Game").selectOption("trekking");
  await ann.page.getByLabel("Tables").fill("2");
  await ann.page.getByRole("button", { name: "Open the tables" }).click();
  const big = ann.page.locator(".big");
  await big.locator("figure img").waitFor();
  assert.ok(await big.locator("figure img").evaluate((image) => image.naturalWidth > 0));
  const size = (part) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  assert.ok((await size(big.locator(".address"))) >= 32, "the address cannot be read from the last row");
  assert.equal(await ann.page.locator(".code").count(), 1, "several codes to read out");
  await big.getByText("One code for everybody").waitFor();
  await ann.page.getByText("Only for this table:").first().waitFor();
  await join(pia, await big.locator(".code").textContent());
  await pia.page.getByText("Whoever runs the class starts the game").waitFor();
  assert.equal(await pia.page.getByRole("button", { name: "Start", exact: true }).count(), 0);
  await gone(ann, pia);
});
