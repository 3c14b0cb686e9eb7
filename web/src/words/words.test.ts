/** Whatever a person reads stands in the words files: components hold no text of their own, and every language has every key that is used, and no other. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { messageId } from "../lib/words.svelte";
import english from "./en.ftl?raw";

const found = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = new Map(Object.entries(found).map(([path, source]) => [path.replace("/src/", ""), source]));
/** Tests, too. */
const everything = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
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

/** A component as the compiler reads it: its markup, and what its scripts say. */
function parsed(source: string): { markup: Node; scripts: Node[] } {
  const root: unknown = parse(source, { modern: true });
  if (!isNode(root) || !isNode(root["fragment"])) throw new Error("This is no component.");
  const contents = [root["instance"], root["module"]].map((script) => (isNode(script) ? script["content"] : null));
  return { markup: root["fragment"], scripts: contents.filter(isNode) };
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
  "last call",
  "final settlement",
  "final purchases",
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

/** All that a component says by itself. */
function said(source: string): string[] {
  const { markup, scripts } = parsed(source);
  return [...inMarkup(markup), ...scripts.flatMap(inCode)].map((text) => text.trim());
}

function literal(file: string): string[] {
  const source = file.endsWith(".svelte") ? read(file) : `<script lang="ts">${read(file)}</script>`;
  return said(source).filter((text) => text && !NAMES.has(text));
}

describe("components", () => {
  const drawn = files.filter((file) => /^(games|pages|table|choose)\//.test(file) || file === "App.svelte");
  it.each(drawn)("%s says nothing that is not in the words files", (file) => {
    expect(literal(file)).toEqual([]);
  });

  it.each(Object.keys(everything))("%s casts no type away", (file) => {
    expect(everything[file]).not.toMatch(/\bas (unknown|any|never)\b/);
  });

  it("are looked through", () => {
    expect(said("<p>Hello</p>")).toEqual(["Hello"]);
    expect(said('<p title={`Slot ${n}`}>{done ? "ready" : say("not.yet")}</p>')).toEqual(["Slot", "ready"]);
    expect(said('<script>const PLACES = ["for section 1"];</script><g class="thing lit" d="M0 0" />')).toEqual([
      "for section 1",
    ]);
    expect(said('<Thing label={x.map((y) => `of ${y}`).join(" and ")} />')).toEqual(["of", "and"]);
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
        .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "0BLANK0")
        .split("0BLANK0")
        .map(messageId)
        .join("[^-]+(?:-[^-]+)?")}$`,
    ),
);

/** The messages of a language, with the blanks of each. */
function messages(source: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, value } of new FluentResource(source).body) found.set(id, blanks(value));
  return found;
}

/** The blanks in a part of a message. */
function blanks(part: unknown): Set<string> {
  if (Array.isArray(part)) return new Set(part.flatMap((item: unknown) => [...blanks(item)]));
  if (!isNode(part)) return new Set(part && typeof part === "object" ? [...blanks(Object.values(part))] : []);
  return part.type === "var" ? new Set([String(part["name"])]) : new Set([...blanks(Object.values(part))]);
}

const ours = messages(english);

/** Every language that there is, by its code. */
const languages = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

describe.each(Object.entries(languages).map(([path, source]) => [path.slice(2, -4), source] as const))(
  "%s",
  (_, source) => {
    const found = messages(source);

    it("can be read as a whole", () => {
      expect(new FluentBundle("en").addResource(new FluentResource(source))).toEqual([]);
      expect([...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((line) => line[1])).toEqual([...found.keys()]);
    });

    it("has every message, with the same blanks", () => {
      expect([...found.keys()].sort()).toEqual([...ours.keys()].sort());
      for (const [id, names] of ours) expect([...found.get(id)!].sort(), id).toEqual([...names].sort());
    });

    it("has no message that nobody asks for", () => {
      expect([...found.keys()].filter((id) => !used.some((form) => form.test(id)))).toEqual([]);
    });

    it("counts one thing and several, with every number that is a blank of its own", () => {
      const bundle = new FluentBundle("en", { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      const said = (n: number): string[] =>
        [...found].map(([id, names]) =>
          bundle.formatPattern(bundle.getMessage(id)!.value!, Object.fromEntries([...names].map((name) => [name, n]))),
        );
      expect(said(1).filter((text) => ONE_OF_MANY.test(text))).toEqual([]);
    });
  },
);

/** One thing, called as several are. */
const ONE_OF_MANY =
  /(?<![\d\w])1 (?:\p{L}+ )?(?:players|points|pages|books|credits|cards|cubes|flasks|hours|crystals|rounds|decisions|events|brews|symbols|places|tomes|Punkte|Seiten|Bücher|Kredite|Karten|Stunden|Kristalle|Runden|Entscheidungen|Ereignisse|Tränke|Symbole|Stellen|Folianten)\b/u;

describe("keys", () => {
  it("that are asked for have a message", () => {
    expect(asked.filter((_, i) => ![...ours.keys()].some((id) => used[i]!.test(id)))).toEqual([]);
  });
});
