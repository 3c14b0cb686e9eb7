import { expect, test } from "vitest";
import { at, date, dateIndex, listed, scale, spoken } from "./view";

test("years are read as people write them", () => {
  expect([date(-37000), date(-9500), date(80), date(1455)]).toEqual(["37,000 BCE", "9500 BCE", "80 CE", "1455"]);
});

test("the Date Index lists the cards of each day by their years", () => {
  const card = (id: string, day: number, year: number) => ({
    id,
    day,
    year,
    title: id,
    hours: 1,
    icons: [],
    caption: "",
  });
  const cards = [card("b", 2, 1455), card("c", 1, 80), card("a", 1, -776)];
  expect(dateIndex(cards).map(({ day, cards }) => [day, ...cards.map(({ id }) => id)])).toEqual([
    [1, "a", "c"],
    [2, "b"],
  ]);
});

test("every printed year is one step further on the timeline", () => {
  const place = scale([-3000, 80, 1455, 1789, 1969]);
  expect([-3000, 80, 1455, 1789, 1969].map(place)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(place(-9000)).toBe(0);
  expect(place(2100)).toBe(1);
  expect(place(1622)).toBeCloseTo(0.625);
});

test("a day starts right of the top of the clock and ends left of it", () => {
  expect(at(0, 10)[0]).toBeGreaterThan(0);
  expect(at(12, 10)[0]).toBeLessThan(0);
  expect(at(3, 10)[0]).toBeCloseTo(10);
  expect(at(6, 10)[1]).toBeCloseTo(10);
});

test("icons and cards can be spoken", () => {
  expect(listed(["P", "P", "W"])).toBe("2 Person, Wild");
  expect(listed([])).toBe("nothing");
  expect(
    spoken({ id: "H1", title: "Handprints", hours: 1, icons: ["I"], caption: "", year: -37000, circa: true }),
  ).toBe("c. 37,000 BCE, Handprints: 1 hour, Innovation");
  expect(spoken({ id: "A1", title: "The Weaver", hours: 3, icons: ["W"], caption: "" })).toBe(
    "The Weaver: 3 hours, Wild",
  );
});
