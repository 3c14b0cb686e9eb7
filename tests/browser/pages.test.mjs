/** Every page, in both lights: nothing serious that axe-core finds, and nothing wider than the screen. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { inspect } from "./inspecting.mjs";
import { each, open, SCREENS } from "./kit.mjs";

const { games, server, person } = await open(after);
const ids = Object.keys(games);
const club = await server.ask("classes", {
  title: "Club",
  tables: 2,
  table: { game: "scientia", players: 2, shared_seats: true, seat: null },
});
const plain = {
  home: "/",
  class: "/c",
  "class-open": club.path,
  "no-such": "/t/nosuchtable",
  nowhere: "/nothing/here",
  credits: "/credits",
  numbers: "/rules/scientia/numbers",
  lobby: (await server.table("scientia", 3, 3)).path,
  ...Object.fromEntries(
    ids.flatMap((id) => [
      [`rules-${id}`, `/rules/${id}`],
      [`cards-${id}`, `/cards/${id}`],
    ]),
  ),
};

each(test, "pages", plain, async (path, name) => {
  const ann = await person("Ann");
  await ann.goto(path);
  await ann.page.locator(":is(h1, [role=alert])").first().waitFor();
  await ann.page.waitForLoadState("networkidle").catch(() => undefined);
  if (name.startsWith("cards-")) await ann.page.getByLabel("Look for").fill("wa"); // some of the many
  if (name === "home")
    await ann.page
      .locator("article")
      .nth(ids.length - 1)
      .waitFor();
  await inspect(ann, name);
  await ann.context.close();
});

test("the cover between two people at one screen", async () => {
  const ann = await person("");
  await ann.goto("/");
  const card = ann.page.getByRole("article", {
    name: "Trekking Through History",
  }); // where there is something to hide
  await card.getByText("Several people on one screen").click();
  for (const [n, name] of ["Ann", "Ben"].entries()) await card.getByLabel(`Player ${n + 1}`).fill(name);
  await card.getByRole("button", { name: "Start", exact: true }).click();
  const [here, option] = [
    ann.page.getByRole("button", { name: /^I am / }),
    ann.page.locator(".chooser button.option:not([disabled])").first(),
  ];
  while (!(await here.count())) {
    await here.or(option).first().waitFor({ state: "attached" });
    await ann.unfold().catch(() => undefined);
    if (await option.count()) await option.click({ timeout: 2_000 }).catch(() => undefined); // unless the cover comes first
    await ann.page.waitForTimeout(50);
  }
  await inspect(ann, "hotseat");
  await ann.context.close();
});

each(test, "first-game help, table, ending, replay", games, async ({ id, seats }) => {
  const ann = await person("Ann");
  await ann.goto(`/learn/${id}`);
  await ann.page.getByRole("button", { name: "Show me" }).waitFor();
  await inspect(ann, `learn-${id}`);
  await ann.page.getByRole("button", { name: "Show me" }).click();
  await ann.page.locator(".board svg").first().waitFor();
  await inspect(ann, `lesson-${id}`);

  const opened = await server.table(id, seats.includes(2) ? 2 : seats[0], 1);
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board svg").first().waitFor();
  await ann.playTo(24, 3);
  await ann.asked();
  await inspect(ann, `table-${id}`);

  for (const points of await ann.page.locator("li[data-seat] .points b").allTextContents()) assert.match(points, /\d/);
  for (const over of ["Goal and points", "Signs", "Scores"]) {
    await ann.page.getByRole("button", { name: over, exact: true }).click();
    await ann.page.locator(".over").getByRole("listitem").or(ann.page.locator(".over :is(p, td)")).first().waitFor();
    await inspect(ann, `${over}-${id}`, { desk: SCREENS.desk }, ["paper"]);
    await ann.page.keyboard.press("Escape");
  }

  await ann.page.setViewportSize(SCREENS.desk);
  await ann.page.getByText("More", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Resign" }).click();
  await ann.page.getByRole("button", { name: "Yes" }).click();
  await ann.page.locator(".ending").waitFor();
  await inspect(ann, `ending-${id}`);

  await ann.page.getByRole("link", { name: "Replay" }).click();
  await ann.page.getByRole("button", { name: "One turn on" }).click();
  await ann.page.locator("main svg").first().waitFor();
  await inspect(ann, `replay-${id}`);
  await ann.context.close();
});
