/** Runs in the page: what is wrong with the table as it is seen now, in sentences; and every text that can be read. */
export function auditing({ least }) {
  const phone = matchMedia("(max-width: 900px)").matches;
  const wrong = new Set();
  const box = (element) => element.getBoundingClientRect();
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${element.textContent.trim().slice(0, 40)}”`;
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const seen = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    }) && box(element).width > 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  // The frame: bar and rail are there, whole, and nothing lies over anything else.
  const [bar, stage] = [document.querySelector(".bar"), document.querySelector("main.board")];
  if (!within(box(bar), screen)) wrong.add("the action bar is not wholly visible");
  const rail = document.querySelector(phone ? ".brief ul" : ".seats ul");
  if (!rail || !within(box(rail), screen)) wrong.add("the players' rail is not wholly visible");
  for (const seat of rail?.children ?? [])
    if (!within(box(seat), screen)) wrong.add(`not wholly visible: ${name(seat)}`);
  const [a, b] = [box(bar), box(stage)];
  if (a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.left < b.right - 1 && b.left < a.right - 1)
    wrong.add("the bar lies over the stage");
  if (document.documentElement.scrollHeight > innerHeight + 1 || scrollY) wrong.add("the document scrolls");
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.add("the document is too wide");

  // What can be chosen: whole and in sight; on a phone at most one swipe away, on the card that is open.
  const things = all(".board [data-option]");
  const far = {
    left: 0,
    right: innerWidth,
    top: box(stage).top - stage.clientHeight,
    bottom: box(stage).top + 2 * stage.clientHeight,
  };
  for (const thing of things)
    if (!within(box(thing), phone ? far : box(stage))) wrong.add(`cannot be seen without scrolling: ${name(thing)}`);
  if (phone && !things.length && document.querySelector(".board [data-option]"))
    wrong.add("the card with the choice is not open");
  const own = document.querySelector('.board [data-card~="mine"]');
  if (own && !phone && !within(box(own), box(stage))) wrong.add("my own area is not wholly visible");

  // Texts: large enough, not cut.
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !node.data.trim() ||
      ["TITLE", "OPTION"].includes(parent.tagName.toUpperCase()) ||
      parent.closest(".hidden, .layer") ||
      !seen(parent)
    )
      continue;
    texts.push(node.data.trim());
    const scale = parent.ownerSVGElement ? Math.abs(parent.getScreenCTM().d) || Math.abs(parent.getScreenCTM().b) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < least - 0.3) wrong.add(`${size.toFixed(1)} px: ${name(parent)}`);
    const style = getComputedStyle(parent);
    if (style.overflowX === "hidden" && parent.scrollWidth > parent.clientWidth + 1 && style.textOverflow !== "clip")
      wrong.add(`cut: ${name(parent)}`);
  }
  return { wrong: [...wrong], texts: [...new Set(texts)] };
}
