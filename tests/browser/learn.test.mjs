/** The lesson of each game, to its end, by clicking on what is lit; free steps are missed once where that can be, and then met. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);

/** The place of an option that leads past a free step without meeting its goals; null where none does at once. */
async function wrongWay(id, step, at) {
  for (const [nth, { text }] of step.options.slice(0, 12).entries()) {
    const { state } = await server.ask(`games/${id}/lesson/tries`, { step: at, actions: [text] });
    if (state === "missed") return nth;
  }
  return null;
}

/** Choose from the list of all options, by its place there. */
async function choose(ann, nth) {
  const all = ann.page.locator("details.all");
  if ((await all.getAttribute("open")) === null) await all.locator("summary").click();
  await all.getByRole("button").nth(nth).click();
  const sure = ann.page.getByRole("button", { name: "Do it all the same" });
  if (await sure.isVisible()) await sure.click();
}

each(test, "to its end", games, async ({ id }) => {
  const { steps } = await server.ask(`games/${id}/lesson`);
  const ann = await person("Ann");
  await ann.goto(`/learn/${id}`);
  await ann.page.getByRole("button", { name: "Show me" }).click();
  for (const [n, step] of steps.entries()) {
    await ann.page.locator(`[data-step="${n}"]`).waitFor();
    await ann.page.locator(".board :is(svg, dl)").first().waitFor();
    if (n === 1) await ann.shot(`learn-${id}`);
    if (step.point) await ann.page.locator(".meant .ring").waitFor({ timeout: 20_000 }); // the thing that is meant is there
    if (step.result) await ann.page.getByRole("region", { name: "The game is over" }).waitFor();
    if (step.goals.length) {
      const wrong = await wrongWay(id, step, n);
      if (wrong !== null) {
        await choose(ann, wrong);
        await ann.page.getByRole("status").filter({ hasText: step.otherwise }).waitFor();
        await ann.page.getByRole("button", { name: "Try this step again" }).click();
      }
      for (let left = step.way.length; left > 0; left -= 1) {
        await ann.page.getByRole("button", { name: "Where do I look?" }).click();
        await ann.page.getByRole("button", { name: "What should I do?" }).click();
        await ann.page.getByRole("button", { name: "Do it for me" }).click();
      }
      await ann.page.getByText("That is it.").waitFor();
    } else if (step.options.length) {
      const lit = ann.page.locator(".board [data-option]").first();
      if (await lit.count()) await lit.dispatchEvent("click");
      else await ann.page.locator("button.option").click();
      continue;
    }
    if (n === 2) {
      await ann.page.reload();
      await ann.page.getByRole("button", { name: "Go on at step 3" }).click();
      await ann.page.locator(`[data-step="2"]`).waitFor();
    }
    if (n < steps.length - 1) await ann.page.getByRole("button", { name: "Go on" }).click();
  }
  await ann.page.getByRole("button", { name: "Play against bots" }).click();
  await ann.page.locator("[data-ply]").waitFor();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});
