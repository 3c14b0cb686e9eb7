/** Pictures of the real client for README and the documentation site, in docs/pictures: make pictures. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { open } from "../tests/browser/kit.mjs";

const FOLDER = join(import.meta.dirname, "..", "docs", "pictures");
const SIZE = { width: 1440, height: 900 };
const PLIES = 40; // far enough that there is something to see

const ends = [];
const { games, server, person } = await open((end) => ends.push(end));
mkdirSync(FOLDER, { recursive: true });
try {
  const ann = await person("Ann", { viewport: SIZE });
  await ann.goto("/");
  await ann.page.getByRole("heading").first().waitFor();
  await take(ann, "home");
  for (const { id, seats } of Object.values(games)) {
    const players = Math.min(3, Math.max(...seats));
    const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, k) => [String(k + 1), "greedy"]));
    const player = await person("Ann", { viewport: SIZE });
    await player.goto((await server.table(id, players, 1, { bots })).path);
    await player.page.getByRole("button", { name: "Start", exact: true }).click();
    await player.asked();
    await player.playTo(PLIES, 3);
    await player.asked();
    await take(player, id);
    await player.context.close();
  }
} finally {
  for (const end of ends) await end();
}

/** One picture, when nothing moves any more. */
async function take({ page }, name) {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: "jpeg", quality: 82 });
  console.log(`docs/pictures/${name}.jpg`);
}
