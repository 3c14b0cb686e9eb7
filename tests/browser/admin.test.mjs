/** The page of those who run a server: only a key opens it; who may open tables, bans, tables, people's data. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { AxeBuilder, open } from "./kit.mjs";

const { server, person } = await open(after);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** A new operator's key, as the command line tells it. */
function key(name) {
  const words = ["-m", "quirebox", "admin", "key", name, "--database", `sqlite:///${server.folder}/tables.db`];
  return /#(\S+)/.exec(
    execFileSync(process.env.QUIRE_PYTHON ?? "python3", words, {
      encoding: "utf-8",
    }),
  )[1];
}

/** Everybody can read the page, and nothing reaches beyond its edge. */
async function looks(who, name) {
  for (const [size, screen] of Object.entries({ phone: PHONE, desk: DESK })) {
    await who.fits(screen, name);
    await who.shot(`${name}-${size}`, { fullPage: true });
  }
  const { violations } = await new AxeBuilder({ page: who.page }).analyze();
  assert.deepEqual(
    violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.target).join(", ")}`),
    [],
  );
}

test("an operator settles who opens tables, looks after them, and forgets a person", { timeout: 240_000 }, async () => {
  const opened = await server.table("scientia", 2, 1, {
    name: "Ann Example",
  });
  const [ann, olga, ben] = [await person("Ann"), await person("Olga"), await person("Ben")];
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.asked();

  await olga.goto("/admin");
  await olga.page.getByText("opens with an operator's key only").waitFor();
  await olga.page.getByLabel("Key").fill(opened.token);
  await olga.page.getByRole("button", { name: "Come in" }).click();
  await olga.page.getByRole("alert").waitFor();
  assert.equal(await olga.page.getByText("Ann Example").count(), 0);
  await olga.goto(`/admin#${key("Olga")}`);
  await olga.page.getByText("You are Olga.").waitFor();
  assert.ok(!olga.page.url().includes("#"), "the key stays in the address");

  await olga.page.getByLabel("Tables are opened by").selectOption("list");
  await olga.page.getByRole("button", { name: "Save", exact: true }).click();
  await olga.page.getByText("This holds now.").waitFor();
  await olga.page.getByLabel("Name", { exact: true }).fill("Ms Miller");
  const told = olga.page.waitForResponse((answer) => answer.url().endsWith("/api/admin/openers"));
  await olga.page.getByRole("button", { name: "Put on the list" }).click();
  const invited = await (await told).json();
  await olga.page.getByText("Send this link to Ms Miller").waitFor();
  await olga.page.getByLabel("Address or network").fill("203.0.113.7");
  await olga.page.getByRole("button", { name: "Ban", exact: true }).click();
  await olga.page.getByText("203.0.113.7/32", { exact: true }).waitFor();
  await looks(olga, "admin");

  await ben.goto("/");
  await ben.page.locator("article").first().getByRole("button", { name: "Open a table for friends" }).click();
  await ben.page.getByRole("dialog").getByText("operator's list").waitFor();
  await ben.shot("opening-key");
  await ben.page.getByRole("button", { name: "Not now" }).click();
  await ben.page.getByRole("dialog").waitFor({ state: "detached" });
  await ben.goto(invited.path);
  await ben.page.locator("article").first().getByRole("button", { name: "Open a table for friends" }).click();
  await ben.page.locator("strong.code").waitFor();

  await olga.page.getByLabel("Name, game or table").fill("ann");
  await olga.page.getByRole("button", { name: "Find" }).first().click();
  await olga.page.locator("li", { hasText: "Ann Example" }).getByRole("button", { name: "End without" }).click();
  await olga.page.getByRole("button", { name: "Yes" }).click();
  await olga.page.locator("li", { hasText: "Ann Example" }).getByText("finished").waitFor();
  await olga.page.getByLabel("Name at the tables").fill("ann example");
  await olga.page.getByRole("button", { name: "Find" }).last().click();
  await olga.page.getByRole("checkbox").waitFor();
  const [saved] = await Promise.all([
    olga.page.waitForEvent("download"),
    olga.page.getByRole("link", { name: "Save as a file" }).click(),
  ]);
  assert.equal(JSON.parse(readFileSync(await saved.path(), "utf-8"))[0].name, "Ann Example");
  await olga.page.getByRole("button", { name: "for good" }).click();
  await olga.page.getByRole("button", { name: "Yes" }).click();
  await olga.page.getByText("Forgotten at 1 table.").waitFor();
  await ann.page.getByText("sent away").waitFor();

  await olga.likes({ language: "de", theme: "dark" });
  await olga.page.reload();
  await olga.page.getByText("Du bist Olga.").waitFor();
  await looks(olga, "admin-de-dark");
  await olga.page.getByRole("button", { name: "Schlüssel vergessen" }).click();
  await olga.page.reload();
  await olga.page.getByText("öffnet nur ein Schlüssel").waitFor();
  for (const who of [ann, ben, olga]) {
    assert.deepEqual(
      who.errors.filter((error) => !/status of 40[34]/.test(error)),
      [],
    );
    await who.context.close();
  }
});
