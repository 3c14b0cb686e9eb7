/** What a browser has to load, measured on the built files: before the first game, and for each game. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);
const KB = 1000;

/** The files of ours that a page loads. */
function loads(ann) {
  const found = new Set();
  ann.page.on(
    "response",
    (response) => /\/assets\/.*\.(js|css|woff2)$/.test(response.url()) && found.add(response.url()),
  );
  return found;
}

/** How many bytes files have as they are sent: fonts as they are, the rest with gzip. */
async function weigh(urls, kind) {
  const sizes = await Promise.all(
    [...urls]
      .filter((url) => kind.test(url))
      .map(async (url) => {
        const body = Buffer.from(await (await fetch(url.replace("quire.test", "127.0.0.1"))).arrayBuffer());
        return url.endsWith("woff2") ? body.length : gzipSync(body, { level: 6 }).length;
      }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function home(ann) {
  const files = loads(ann);
  await ann.goto("/");
  await ann.page.locator("article").nth(4).waitFor();
  await ann.page.waitForLoadState("networkidle");
  return new Set(files);
}

test("before the first game", async () => {
  const ann = await person("Ann");
  const files = await home(ann);
  const [script, fonts] = [await weigh(files, /(js|css)$/), await weigh(files, /woff2$/)];
  console.log(`home: script ${script}, fonts ${fonts}`);
  assert.ok(script > 20 * KB && script <= 200 * KB, `script and styles: ${script}`);
  assert.ok(fonts > 20 * KB && fonts <= 150 * KB, `fonts: ${fonts}`);
  await ann.context.close();
});

each(test, "a game's board and art", games, async ({ id, seats }) => {
  const ann = await person("Ann");
  const before = await home(ann);
  const files = loads(ann);
  await ann.goto((await server.table(id, seats.includes(2) ? 2 : seats[0], 1)).path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  await ann.page.locator("[data-ply] .board svg").first().waitFor();
  const size = await weigh(new Set([...files].filter((url) => !before.has(url))), /(js|css)$/);
  console.log(`${id}: ${size}`);
  assert.ok(size > 20 * KB && size <= 250 * KB, `${id}: ${size}`);
  await ann.context.close();
});
