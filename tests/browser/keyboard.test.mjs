/** A whole game of each title without a mouse: everything is found by its role and name, as a screen reader finds it, and done with the keyboard. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { games, person } = await open(after);
const BY_TAB = 6; // decisions that are walked to with Tab; the others are named

each(test, "by roles and names, to the final score", games, async ({ title }) => {
  const ann = await person("Ann");
  const { page } = ann;
  await ann.goto("/");
  await page.getByRole("article", { name: title }).waitFor();
  await tabTo(
    page,
    (title) =>
      document.activeElement?.textContent === "Play against bots" &&
      document.activeElement.closest("article")?.ariaLabel === title,
    title,
  );
  await page.keyboard.press("Enter");

  const options = page
    .getByRole("region", { name: "What you can do" })
    .getByRole("list")
    .getByRole("button", { disabled: false });
  const sure = page.getByRole("alert").getByRole("button", { name: "Do it all the same" });
  let decisions = 0;
  for (let now = await next(page, -1, ""); now.asks !== "over"; now = await next(page, now.ply, now.asks)) {
    await ann.unfold();
    if (now.asks === "among") await options.first().press("Enter");
    else if (now.asks === "doubt") await sure.press("Enter");
    else await (decisions < BY_TAB ? walk : name)(page, options, decisions++);
  }
  assert.ok(decisions > BY_TAB);
  const over = page.getByRole("region", { name: "The game is over" }).first();
  await over.getByRole("row", { name: /^total/ }).waitFor();
  await over.getByRole("link", { name: "Replay" }).press("Enter");
  await page.getByRole("button", { name: "To the beginning" }).press("Enter");
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

/** Wait until something else is asked, or the game is over.  At the same ply that is a second question, never the first again: the answer is on its way then. */
async function next(page, ply, asks) {
  const found = await page.waitForFunction(
    ([ply, asks]) => {
      const now = Number(document.querySelector("[data-ply]")?.dataset.ply ?? -1);
      if (document.querySelector(".ending")) return { ply: now, asks: "over" };
      if (!document.querySelector(".chooser :is(button.option, .sure):not([disabled])")) return null;
      const what = document.querySelector(".doubt")
        ? "doubt"
        : document.querySelector("[data-among]")
          ? "among"
          : "option";
      return now !== ply || (what !== asks && what !== "option") ? { ply: now, asks: what } : null;
    },
    [ply, asks],
  );
  return found.jsonValue();
}

/** Press Tab until something lit or listed has the focus, then Enter. */
async function walk(page) {
  await tabTo(
    page,
    () => document.activeElement?.matches("[data-option], .chooser button.option:not([disabled])") ?? false,
  );
  await page.keyboard.press("Enter");
}

/** Do what has that name: on the board if it can be found there, else in the list. */
async function name(page, options, decision) {
  await options.first().waitFor();
  const names = await options.allInnerTexts();
  assert.equal(new Set(names).size, names.length, `two choices sound alike: ${names.join("; ")}`);
  const n = (decision * 7) % names.length;
  const lit = page.getByRole("main").getByRole("button", { name: names[n], disabled: false });
  const found = (await lit.count()) ? lit.first() : options.nth(n);
  assert.equal(await found.evaluate((element) => element.tabIndex), 0, `Tab does not lead to ${names[n]}`);
  await found.press("Enter");
}

async function tabTo(page, fits, what) {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(fits, what)) return;
  }
  assert.fail("Tab does not lead there");
}
