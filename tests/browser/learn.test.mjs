/** The lesson of each game, to its end, by clicking on what is lit. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);

each(test, "to its end", games, async ({ id }) => {
  const { steps } = await server.ask(`games/${id}/lesson`);
  const ann = await person("Ann");
  await ann.goto(`/learn/${id}`);
  await ann.page.getByRole("button", { name: "Show me" }).click();
  for (const [n, step] of steps.entries()) {
    await ann.page.locator(`[data-step="${n}"]`).waitFor();
    await ann.page.locator(".board :is(svg, dl)").first().waitFor();
    const lit = ann.page.locator(".board [data-option]").first();
    if (n === 1) await ann.shot(`learn-${id}`);
    if (!step.option) {
      if (n < steps.length - 1) await ann.page.getByRole("button", { name: "Go on" }).click();
    } else if (await lit.count()) await lit.dispatchEvent("click");
    else await ann.page.locator("button.option").click();
  }
  await ann.page.getByRole("button", { name: "Play against bots" }).click();
  await ann.page.locator("[data-ply]").waitFor();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});
