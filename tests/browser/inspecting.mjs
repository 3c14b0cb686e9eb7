/** What is wrong with a page that somebody looks at: what axe-core finds serious, what does not fit, what the console says. */

import assert from "node:assert/strict";
import { AxeBuilder, SCREENS } from "./kit.mjs";

/** Look at the page in both lights, and on screens of these sizes. */
export async function inspect(ann, name, screens = SCREENS, themes = ["paper", "dark"]) {
  await ann.page.setViewportSize(SCREENS.desk);
  for (const theme of themes) {
    await ann.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    const axe = new AxeBuilder({ page: ann.page });
    const { violations } = await (theme === "paper" ? axe : axe.withRules("color-contrast")).analyze();
    const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    assert.deepEqual(
      bad.map(
        ({ id, nodes }) =>
          `${name} ${theme} ${id}: ${nodes
            .slice(0, 3)
            .map((node) => `${node.target} ${node.any[0]?.message ?? ""}`)
            .join(" | ")}`,
      ),
      [],
    );
  }
  for (const [screen, size] of Object.entries(screens)) {
    await ann.fits(size, `${name} ${screen}`);
    await ann.shot(`page-${name}-${screen}`);
  }
  assert.deepEqual(ann.errors, []);
}
