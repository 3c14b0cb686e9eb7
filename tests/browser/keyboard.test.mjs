/** A whole game with the keyboard alone: Tab to what is lit or listed, Enter. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { person } = await open(after);
const FOCUSED = () => document.activeElement?.matches("[data-option], .chooser button.option:not([disabled])") ?? false;

test("Scientia against a bot, with Tab and Enter", { timeout: 240_000 }, async () => {
  const ann = await person("Ann");
  const { page } = ann;
  await ann.goto("/");
  await page.getByRole("heading", { name: "Scientia" }).waitFor();
  await tabTo(page, () => document.activeElement?.textContent === "Play against bots" && document.activeElement.closest("article")?.textContent.includes("Scientia"));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start" }).waitFor();
  await tabTo(page, () => document.activeElement?.textContent === "Start");
  await page.keyboard.press("Enter");
  await page.locator("[data-ply]").waitFor();

  let decisions = 0;
  while (!(await page.locator(".ending").count())) {
    await page.waitForFunction(() => document.querySelector(".ending, .chooser button.option:not([disabled])"));
    if (await page.locator(".ending").count()) break;
    const before = await ann.ply();
    await tabTo(page, FOCUSED, 1 + (decisions % 3));
    await page.keyboard.press("Enter");
    if (await page.locator(".chooser[data-among]").count()) {
      await tabTo(page, () => document.activeElement?.matches(".chooser button.option:not([disabled])") ?? false);
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction((ply) => Number(document.querySelector("[data-ply]").dataset.ply) !== ply, before);
    decisions += 1;
  }
  assert.ok(decisions > 10);
  await page.locator(".ending .sum").waitFor();
  assert.deepEqual(ann.errors, []);
});

/** Press Tab until something is focused that fits, so many times. */
async function tabTo(page, fits, times = 1) {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(fits)) && (times -= 1) === 0) return;
  }
  assert.fail("Tab does not lead there");
}
