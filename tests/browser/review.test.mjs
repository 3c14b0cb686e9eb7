/** What decided a game: its review is made while somebody waits for it, is moved through, shows a better line, and is played on from. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { inspect } from "./inspecting.mjs";
import { open } from "./kit.mjs";

const { server, person } = await open(after, undefined, {
  QUIRE_REVIEWERS: "1",
  QUIRE_REVIEW_DEPTH: "quick",
});
const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 1280, height: 800 },
  desk: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
};
const MAKING = 300_000; // a busy machine lets a reviewer wait
const LINES = "/lines";

/** Somebody who has played a game by chance and looks for its review: the page, and the ply at which the game ended. */
async function played() {
  const ann = await person("Ann");
  const opened = await server.table("scientia", 2, 1, {
    bots: { 1: "greedy" },
  });
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board svg").first().waitFor();
  const plies = await ann.playTo(5000, 3);
  await ann.page.locator(".ending").getByRole("link", { name: "Review: what decided it" }).click();
  return { ann, plies };
}

test("the whole way through a review", { timeout: MAKING + 180_000 }, async () => {
  const { ann, plies } = await played();
  const { page } = ann;
  const slider = page.getByRole("slider", { name: "Chances of victory" });
  const at = async () => Number(await slider.getAttribute("aria-valuenow"));
  const board = page.locator(".field");

  await page
    .getByRole("status")
    .getByText(/is being made|waits for its turn/)
    .waitFor();
  assert.equal(await slider.count(), 0);
  await slider.waitFor({ timeout: MAKING }); // nobody does anything
  assert.equal(await page.getByRole("status").count(), 0);
  await page.getByRole("heading", { name: / won, / }).waitFor();

  await slider.focus();
  await page.keyboard.press("End");
  assert.equal(await at(), plies);
  await page.keyboard.press("Home");
  assert.equal(await at(), 0);
  const { x, y, width, height } = await slider.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  const middle = await at();
  assert.ok(Math.abs(middle - plies / 2) < plies / 8, `${middle} of ${plies}`);
  await page.getByText(`${middle}/${plies}`, { exact: true }).waitFor();
  await page.waitForURL((url) => url.searchParams.get("ply") === String(middle));

  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "The next turn that cost something" }).click();
  const ply = await at();
  await page.locator(`[data-looked="${ply}"] .field svg`).first().waitFor();
  const before = await board.textContent();
  const answered = page.waitForResponse((response) => response.url().endsWith(LINES));
  await page.getByRole("button", { name: "Show the better line" }).click();
  assert.equal((await answered).status(), 200);
  await page.locator("[data-better] .field svg").first().waitFor();
  await page.waitForFunction((before) => document.querySelector(".field").textContent !== before, before);
  await page.getByRole("button", { name: "What was played" }).click();
  await page.waitForFunction((before) => document.querySelector(".field").textContent === before, before);

  await inspect(ann, "review", SIZES);
  for (const [name, size] of Object.entries(SIZES)) {
    if (name === "phone") continue; // there it is scrolled through
    await page.setViewportSize(size);
    const frame = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(frame <= 0, `${name}: ${frame} pixels too high`);
    await assert.doesNotReject(page.getByRole("button", { name: "Play on from here as" }).click({ trial: true }));
  }

  await page.getByRole("button", { name: "Link to this moment" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const ben = await person("Ben");
  await ben.page.goto(page.url());
  const shown = ben.page.getByRole("slider", { name: "Chances of victory" });
  await shown.waitFor();
  assert.equal(Number(await shown.getAttribute("aria-valuenow")), ply);
  assert.deepEqual(ben.errors, []);
  await ben.context.close();

  await page.getByRole("button", { name: /^▶ Play on from here as/ }).click();
  await page.waitForURL(/\/t\//);
  await page.locator("[data-ply] .board svg").first().waitFor();
  assert.ok((await ann.ply()) >= ply);
  assert.ok((await ann.playTo((await ann.ply()) + 1, 4)) > ply);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});
