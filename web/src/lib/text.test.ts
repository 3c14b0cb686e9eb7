import { describe, expect, it } from "vitest";
import { wrap } from "./text";

describe("wrap", () => {
  it("breaks between words", () => expect(wrap("one two three", 7)).toEqual(["one two", "three"]));
  it("keeps a long word whole", () => expect(wrap("incomprehensible it is", 5)).toEqual(["incomprehensible", "it is"]));
  it("shows that something is missing", () => expect(wrap("a b c d", 1, 2)).toEqual(["a", "b …"]));
  it("has no line for nothing", () => expect(wrap("", 5)).toEqual([]));
});
