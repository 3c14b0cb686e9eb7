/** Whatever a person reads stands in the words files: components hold no text of their own, and every language has every key that is used, and no other. */

import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import german from "./de";
import { en } from "./en";

const found = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = new Map(Object.entries(found).map(([path, source]) => [path.replace("/src/", ""), source]));
const files = [...sources.keys()];
const read = (file: string): string => sources.get(file)!;

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

// ---- what is read by people

const WORD = /\p{L}{2,}/u;
const PROSE = /\p{L}{2,}[,.:;!?]? \p{L}{2,}|^\p{Lu}\p{Ll}{2,}$/u;
const READ = new Set(["aria-label", "aria-description", "title", "alt", "placeholder", "label"]);
const WORDS = new Set(["say", "count", "tell", "typeName", "iconName", "landName"]);

const name = (node: unknown): string =>
  isNode(node)
    ? String((node["name"] as string | undefined) ?? (isNode(node["property"]) ? node["property"]["name"] : ""))
    : "";

/** The texts that an expression can become, as far as they are written in it. */
function texts(of: unknown): string[] {
  if (!isNode(of)) return [];
  switch (of.type) {
    case "Literal":
      return typeof of["value"] === "string" ? [of["value"]] : [];
    case "Text":
      return [String(of["data"])];
    case "TemplateLiteral":
      return [
        ...(of["quasis"] as Node[]).map((quasi) => String((quasi["value"] as { cooked: string }).cooked)),
        ...(of["expressions"] as Node[]).flatMap(texts),
      ];
    case "ConditionalExpression":
      return [of["consequent"], of["alternate"]].flatMap(texts);
    case "LogicalExpression":
      return [of["left"], of["right"]].flatMap(texts);
    case "BinaryExpression":
      return of["operator"] === "+" ? [of["left"], of["right"]].flatMap(texts) : [];
    case "ArrayExpression":
      return (of["elements"] as Node[]).flatMap(texts);
    case "ArrowFunctionExpression":
      return texts(of["body"]);
    case "ExpressionTag":
      return texts(of["expression"]);
    case "CallExpression":
      if (WORDS.has(name(of["callee"]))) return [];
      return isNode(of["callee"]) &&
        of["callee"].type === "MemberExpression" &&
        ["filter", "map", "join", "flatMap"].includes(name(of["callee"]))
        ? [...texts(of["callee"]["object"]), ...(of["arguments"] as Node[]).flatMap(texts)]
        : [];
    default:
      return [];
  }
}

/** Text in the markup of a component: between tags, or in an attribute that is read. */
function inMarkup(node: Node): string[] {
  if (node.type === "Text" || node.type === "ExpressionTag") return texts(node).filter((text) => WORD.test(text));
  if (node.type === "Attribute")
    return READ.has(String(node["name"]))
      ? [node["value"]]
          .flat()
          .flatMap(texts)
          .filter((text) => WORD.test(text))
      : [];
  if (["StyleSheet", "Comment", "RenderTag", "ConstTag"].includes(node.type) || node.type.endsWith("Directive"))
    return [];
  return children(node).flatMap(inMarkup);
}

/** Sentences and names in code: not what is compared, imported, thrown, or handed to code that knows the words. */
function inCode(node: Node): string[] {
  if (node.type === "Literal" || node.type === "TemplateElement") {
    const text = node.type === "Literal" ? node["value"] : (node["value"] as { cooked: string }).cooked;
    return typeof text === "string" && PROSE.test(text) ? [text] : [];
  }
  if (node.type.startsWith("TS") && node.type !== "TSAsExpression") return [];
  if (["ImportDeclaration", "ImportExpression", "ThrowStatement"].includes(node.type)) return [];
  if (node.type === "BinaryExpression" && ["===", "!=="].includes(String(node["operator"]))) return [];
  if (node.type === "SwitchCase") return (node["consequent"] as Node[]).flatMap(inCode);
  if (node.type === "Property") return isNode(node["value"]) ? inCode(node["value"]) : [];
  if (node.type === "MemberExpression" && node["computed"]) return isNode(node["object"]) ? inCode(node["object"]) : [];
  if (node.type === "CallExpression" && WORDS.has(name(node["callee"]))) return [];
  return children(node).flatMap(inCode);
}

/** What the server and the browser call things. */
const NAMES = new Set([
  "Pen",
  "Paper",
  "File",
  "give credits",
  "ask credits",
  "give debt",
  "ask debt",
  "hand debt",
  "take debt",
  "end research",
  "end move",
  "end restore",
  "of another",
  "Notification",
  "Enter",
  "Home",
  "End",
  "(prefers-color-scheme: dark)",
  '<strong id="page-',
]);

function literal(file: string): string[] {
  const source = file.endsWith(".svelte") ? read(file) : `<script lang="ts">${read(file)}</script>`;
  const root = parse(source, { modern: true }) as unknown as {
    fragment: Node;
    instance: Node | null;
    module: Node | null;
  };
  const code = [root.instance, root.module].flatMap((script) =>
    script && isNode(script["content"]) ? inCode(script["content"]) : [],
  );
  return [...inMarkup(root.fragment), ...code].map((text) => text.trim()).filter((text) => text && !NAMES.has(text));
}

describe("components", () => {
  const drawn = files.filter((file) => /^(games|pages|table|choose)\//.test(file) || file === "App.svelte");
  it.each(drawn)("%s says nothing that is not in the words files", (file) => {
    expect(literal(file)).toEqual([]);
  });

  it.each(files.filter((file) => !file.endsWith(".test.ts")))("%s casts no type away", (file) => {
    expect(read(file)).not.toMatch(/\bas (unknown|any|never)\b/);
  });

  it("are looked through", () => {
    const found = (source: string): string[] => {
      const root = parse(source, { modern: true }) as unknown as { fragment: Node; instance: Node | null };
      return [
        ...inMarkup(root.fragment),
        ...(root.instance && isNode(root.instance["content"]) ? inCode(root.instance["content"]) : []),
      ].map((text) => text.trim());
    };
    expect(found("<p>Hello</p>")).toEqual(["Hello"]);
    expect(found('<p title={`Slot ${n}`}>{done ? "ready" : say("not.yet")}</p>')).toEqual(["Slot", "ready"]);
    expect(found('<script>const PLACES = ["for section 1"];</script><g class="thing lit" d="M0 0" />')).toEqual([
      "for section 1",
    ]);
    expect(found('<Thing label={x.map((y) => `of ${y}`).join(" and ")} />')).toEqual(["of", "and"]);
  });
});

// ---- keys

/** Keys as they are asked for; a blank in them stands for anything. */
const asked = files.flatMap((file) => [
  ...[...read(file).matchAll(/\b(?:say|count)\(\s*"([^"]+)"/g)].map((found) => found[1]!),
  ...[...read(file).matchAll(/[?:] "([a-z_]+\.[^"]+)"/g)].map((found) => found[1]!),
  ...[...read(file).matchAll(/\b(?:say|count)\(\s*(?:[^"`)]*\? *)?`(\w+\.[^`]+)`/g)].map((found) => found[1]!),
]);
const used = asked.map(
  (key) =>
    new RegExp(
      `^${key
        .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "\0")
        .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
        .replaceAll("\0", "[^.]+")}(\\.one|\\.many)?$`,
    ),
);

describe.each([
  ["English", en as Record<string, string>],
  ["German", german as Record<string, string>],
])("%s", (_, words) => {
  it("has every key, with the same blanks", () => {
    const blanks = (text: string | undefined): string[] => (text?.match(/\{\w+\}/g) ?? []).sort();
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) expect(blanks(words[key]), key).toEqual(blanks(text));
  });

  it("says something for every key", () => {
    expect(
      Object.entries(words)
        .filter(([, text]) => !text.trim())
        .map(([key]) => key),
    ).toEqual([]);
  });

  it("has no key that nobody asks for", () => {
    expect(Object.keys(words).filter((key) => !used.some((form) => form.test(key)))).toEqual([]);
  });
});
