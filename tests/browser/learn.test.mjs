/** The lesson of each game, to its end, by clicking on what is lit; free steps are missed once where that can be, and then met. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);

/** What to choose to get past a free step without meeting its goals, by places in the list of all options; null where nothing is found. */
async function wrongWay(id, { options }, at) {
  for (const [nth, { text }] of options.slice(0, 12).entries()) {
    const [way, actions] = [[nth], [text]];
    for (let left = 8; left > 0; left -= 1) {
      const { state, step } = await server.ask(`games/${id}/lesson/tries`, { step: at, actions });
      if (state === "missed") return way;
      if (state === "met") break;
      way.push(step.options.length - 1); // what ends something is listed last
      actions.push(step.options.at(-1).text);
    }
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
  assert.ok(steps.length >= 20 && steps.length <= 40, `${steps.length} steps`);
  let explained = 0; // free steps that were missed first
  for (const [n, step] of steps.entries()) {
    await ann.page.locator(`[data-step="${n}"]`).waitFor();
    await ann.page.locator(".board :is(svg, dl)").first().waitFor();
    if (n === 1) await ann.shot(`learn-${id}`);
    if (step.point) await ann.page.locator(".meant .ring").waitFor({ timeout: 20_000 }); // the thing that is meant is there
    if (step.result) await ann.page.getByRole("region", { name: "The game is over" }).waitFor();
    if (step.goals.length) {
      const wrong = await wrongWay(id, step, n);
      if (wrong !== null) {
        for (const nth of wrong) {
          const answered = ann.page.waitForResponse(/lesson\/tries/);
          await choose(ann, nth);
          await answered;
        }
        await ann.page.getByRole("status").filter({ hasText: step.otherwise }).waitFor();
        await ann.page.getByRole("button", { name: "Try this step again" }).click();
        explained += 1;
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
  assert.ok(explained, "no free step can be missed");
  assert.ok(
    steps.some((step) => step.result),
    "the lesson does not come to the end of a game",
  );
  await ann.page.getByRole("button", { name: "Play against bots" }).click();
  await ann.page.locator("[data-ply]").waitFor();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});
