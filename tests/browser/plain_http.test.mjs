/** A class over plain http: every browser connects under a name that is not localhost, links can be copied, and the teacher knows what to tell the others. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after, "0.0.0.0");

/** What a paste brings. */
async function pasted(who) {
  await who.page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("textarea"), { id: "paste" })),
  );
  await who.page.locator("#paste").focus();
  await who.page.keyboard.press("Control+V");
  const text = await who.page.locator("#paste").inputValue();
  await who.page.locator("#paste").evaluate((field) => field.remove());
  return text;
}

/** Somebody in the lobby of a table with a free seat. */
async function inTheLobby(options) {
  const ann = await person("Ann", options);
  await ann.goto("/");
  await ann.page.locator("article").first().getByRole("button", { name: "Open a table for friends" }).click();
  return ann;
}

test("a server for others says which addresses they can type, and draws one to scan", () => {
  assert.match(server.said, /^Quire is at http:\/\/localhost:\d+ \(Ctrl-C stops it; nothing is lost\)$/m);
  const others = /^Others on your network open (.*)$/m.exec(server.said);
  if (others) {
    for (const address of others[1].split(" or ")) assert.equal(new URL(address).port, String(server.port));
    assert.ok((server.said.match(/█/g) ?? []).length > 100, "no code is drawn");
  } else assert.match(server.said, /on no network now/);
});

test("a teacher opens a class, pupils join from elsewhere and play", { timeout: 120_000 }, async () => {
  const teacher = await person("Teacher", { home: true });
  await teacher.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.address });
  await teacher.goto("/c");
  await teacher.page.getByLabel("Name of the class or club").fill("7b");
  await teacher.page.getByLabel("Tables").fill("2");
  await teacher.page.getByLabel("Game").selectOption("scientia");
  await teacher.page.getByLabel("Seats at each table").selectOption("2");
  await teacher.page.getByRole("button", { name: "Open the tables" }).click();
  const code = await teacher.page.locator("strong.code").textContent();
  const { addresses } = await server.ask("reach");
  if (addresses.length) await teacher.page.getByText(`Everybody opens ${addresses[0]} and joins`).waitFor();

  await teacher.page.getByRole("button", { name: "My link" }).click(); // the one key to the page, in another browser and after this tab is closed
  await teacher.page.getByRole("button", { name: "Copied" }).waitFor();
  const key = new URL(await pasted(teacher));
  const again = await person("Teacher", { home: true });
  await again.goto(key.pathname + key.hash);
  await again.page.getByText(code).waitFor();
  await again.context.close();
  const stranger = await person("Eve");
  await stranger.goto(key.pathname);
  await stranger.page.getByText("Only the host's link opens this page").waitFor();
  await stranger.context.close();

  const pupils = await Promise.all(["Ada", "Ben", "Cem", "Dia"].map((name) => person(name)));
  for (const pupil of pupils) {
    await pupil.goto("/");
    assert.equal(
      await pupil.page.evaluate(() => isSecureContext),
      false,
      "this browser trusts the page; the test would show nothing",
    );
    await pupil.page.getByLabel("Code").fill(code);
    await pupil.page.getByRole("button", { name: "Join with a code" }).click();
    await pupil.page.getByRole("heading", { name: "Scientia" }).waitFor();
  }
  await teacher.page.getByRole("button", { name: "Start the 2 tables that are complete" }).click();
  for (const pupil of pupils) await pupil.page.locator("[data-ply]").waitFor();
  await Promise.all(pupils.map((pupil, n) => pupil.playTo(Infinity, n)));
  await teacher.page.getByText("finished").nth(1).waitFor();
  for (const who of [teacher, ...pupils]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

for (const home of [false, true]) {
  test(
    `the link of a seat can be copied ${home ? "on the server's own computer" : "over plain http"}`,
    { timeout: 60_000 },
    async () => {
      const ann = await inTheLobby({ home });
      if (home) await ann.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.address });
      await ann.page.getByRole("button", { name: "Link for this seat" }).first().click();
      await ann.page.getByRole("button", { name: "Copied" }).waitFor();
      const link = new URL(await pasted(ann));
      const { addresses } = await server.ask("reach");
      assert.equal(link.origin, home ? (addresses[0] ?? server.address) : ann.origin(), "others cannot open this");
      const ben = await person("Ben");
      await ben.goto(link.pathname + link.hash);
      await ann.page.getByText("Ben", { exact: true }).first().waitFor();
      assert.deepEqual([...ann.errors, ...ben.errors], []);
      await ann.context.close();
      await ben.context.close();
    },
  );
}

test("where nothing can be copied the link is shown", { timeout: 60_000 }, async () => {
  const ann = await inTheLobby();
  await ann.page.evaluate(() => (document.execCommand = () => false));
  await ann.page.getByRole("button", { name: "Link for this seat" }).first().click();
  assert.ok((await ann.page.getByLabel("Copy this link yourself").inputValue()).startsWith(`${ann.origin()}/t/`));
  await ann.fits({ width: 360, height: 740 }, "a link to copy");
  await ann.context.close();
});

test("addresses of the network are told on the server's own computer only", async () => {
  const asked = (host) =>
    fetch(`${server.address}/api/reach`, { headers: { "X-Forwarded-For": host } }).then((answer) => answer.json());
  assert.equal((await asked("203.0.113.7")).addresses, null);
  assert.deepEqual(await asked("127.0.0.1"), await server.ask("reach"));
});

test("notices are offered only where browsers give them", { timeout: 60_000 }, async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben", { home: true })];
  for (const [who, possible] of [
    [ann, false],
    [ben, true],
  ]) {
    await who.goto("/");
    await who.page.getByText("Settings").click();
    assert.equal(await who.page.getByLabel("A notice when it is my turn").isEnabled(), possible);
    await who.context.close();
  }
});
