/** Running a table: who may come, who goes, who runs it afterwards; a seat of a running game is shared only with consent. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after);

/** Join with a code on the start page. */
async function join(who, code) {
  await who.goto("/");
  await who.page.getByLabel("Code").fill(code);
  await who.page.getByRole("button", { name: "Join with a code" }).click();
}

test("a host closes the table, sends somebody away, and lets another run it", { timeout: 120_000 }, async () => {
  const ann = await person("Ann");
  await ann.goto("/");
  await ann.page.locator("article").first().getByRole("button", { name: "Open a table for friends" }).click();
  const code = await ann.page.locator("strong.code").textContent();
  const eve = await person("Eve");
  await join(eve, code);
  await ann.page.locator(".seats").getByText("Eve").waitFor();
  await ann.page.getByText("Running the table").click();
  await ann.fits({ width: 360, height: 740 }, "the host's part of the lobby");
  await ann.page.getByRole("button", { name: "Send Eve away" }).click();
  await ann.page.getByRole("button", { name: "Yes" }).click();
  await eve.page.getByText("sent away").waitFor();
  await ann.page.waitForFunction((before) => document.querySelector("strong.code").textContent !== before, code);
  const next = await ann.page.locator("strong.code").textContent();
  await join(eve, next);
  await eve.page.getByText("was sent away from this table").waitFor();
  await ann.page.getByRole("button", { name: "Let nobody else join" }).click();
  const ben = await person("Ben");
  await join(ben, next);
  await ben.page.getByText("its host has closed it").waitFor();
  await ann.page.getByRole("button", { name: "Let others join with the code" }).click();
  await join(ben, next);
  await ann.page.getByRole("button", { name: "Let Ben run the table" }).click();
  await ann.page.getByRole("button", { name: "Yes" }).click();
  await ben.page.getByText("Running the table").waitFor();
  await ann.page.getByText("Running the table").waitFor({ state: "detached" });
  for (const who of [ann, ben, eve]) {
    assert.deepEqual(
      who.errors.filter((error) => !/status of 403/.test(error)),
      [],
    );
    await who.context.close();
  }
});

test("who wants to share a seat of a running game asks those who sit there", { timeout: 120_000 }, async () => {
  const opened = await server.ask("tables", {
    game: "scientia",
    players: 2,
    shared_seats: true,
    spectators: false,
    name: "Ann",
  });
  const [ann, ben, eve] = [await person("Ann"), await person("Ben"), await person("Eve")];
  await ann.goto(opened.path);
  await ben.goto(opened.seats[0].path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ben.page.locator("[data-ply]").waitFor();
  await join(eve, opened.code);
  assert.equal(await eve.page.locator("[data-ply]").count(), 0, "nobody may look on");
  await eve.page.getByRole("button", { name: "Ask to play with Ben" }).click();
  await eve.page.getByRole("button", { name: "Take the question back" }).waitFor();
  await ben.page.getByText("Eve asks to share a seat.").waitFor();
  await ben.page.getByRole("button", { name: "Yes" }).click();
  await eve.page.locator("[data-ply]").waitFor();
  for (const who of [ann, ben, eve]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

test("on a shared computer no key stays", { timeout: 60_000 }, async () => {
  const ann = await person("Ann");
  await ann.goto("/");
  await ann.page.getByText("Settings").click();
  await ann.page.getByLabel("This is a shared computer").check();
  await ann.page.locator("article").first().getByRole("button", { name: "Open a table for friends" }).click();
  await ann.page.locator("strong.code").waitFor();
  const path = new URL(ann.page.url()).pathname;
  const kept = await ann.page.evaluate(() => JSON.stringify(localStorage));
  assert.ok(!kept.includes("token"), kept);
  await ann.page.reload();
  await ann.page.getByRole("button", { name: "Start" }).waitFor(); // this tab still knows
  const next = await ann.context.newPage(); // somebody else
  await next.goto(ann.origin() + path);
  await next.getByText("Code:").waitFor({ state: "detached" });
  assert.equal(await next.getByRole("button", { name: "Start" }).count(), 0);
  await ann.context.close();
});
