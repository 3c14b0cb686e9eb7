/** Every page: nothing serious that axe-core finds, and nothing wider than the screen. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { AxeBuilder, open } from "./kit.mjs";

const { server, person } = await open(after);
const games = await server.ask("games");
const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1400, height: 1000 }, projector: { width: 1920, height: 1080 } };

/** A table in its middle for each game, its lobby, a finished game, a class. */
async function paths() {
  const found = { home: "/", class: "/c", rules: "/rules/scientia", cards: "/cards/scientia" };
  for (const { id, seats } of games) {
    found[`learn-${id}`] = `/learn/${id}`;
    const opened = await server.table(id, seats.includes(2) ? 2 : seats[0], 1);
    found[`table-${id}`] = opened.path;
  }
  found.lobby = (await server.table("scientia", 3, 3)).path;
  const { path } = await server.ask("classes", { title: "Club", tables: 2, table: { game: "scientia", players: 2, shared_seats: true, seat: null } });
  found["class-open"] = path;
  found["no-such"] = "/t/nosuchtable";
  return found;
}

const pages = await paths();

for (const [name, path] of Object.entries(pages)) {
  test(name, { timeout: 120_000 }, async () => {
    const ann = await person("Ann");
    await ann.goto(path);
    if (name.startsWith("table-")) {
      await ann.page.getByRole("button", { name: "Start" }).click();
      await ann.page.locator("[data-ply]").waitFor();
      await ann.playTo(24, 3);
      await ann.page.locator(".chooser button.option:not([disabled])").first().waitFor();
    }
    await ann.page.locator(":is(h1, [role=alert])").first().waitFor();
    await ann.page.waitForLoadState("networkidle").catch(() => undefined);
    if (name === "cards") await ann.page.getByLabel("Look for").fill("wave"); // some of the many
    if (name === "home") await ann.page.locator("article").nth(games.length - 1).waitFor();
    for (const theme of ["paper", "dark"]) {
      await ann.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      const axe = new AxeBuilder({ page: ann.page });
      const { violations } = await (theme === "paper" ? axe : axe.withRules("color-contrast")).analyze();
      const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      assert.deepEqual(bad.map(({ id, nodes }) => `${theme} ${id}: ${nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ""}`).join(" | ")}`), []);
    }
    for (const [screen, size] of Object.entries(SCREENS)) {
      await ann.page.setViewportSize(size);
      await ann.page.waitForTimeout(50);
      const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const far = wide > 0 ? await ann.page.evaluate(tooWide) : [];
      assert.ok(wide <= 0, `${screen}: ${wide} pixels too wide: ${far}`);
      await ann.shot(`page-${name}-${screen}`);
    }
    assert.deepEqual(ann.errors, []);
    await ann.context.close();
  });
}

/** In the page: what reaches beyond the right edge. */
function tooWide() {
  return [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map((element) => `${element.tagName}.${element.getAttribute("class")}`);
}
