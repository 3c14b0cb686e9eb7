/** Runs in the page: click at random on what is lit, or on what is listed, until that ply or the end of the game. */
export async function clicking(until, seed) {
  let luck = seed >>> 0;
  const random = (n) => {
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return Math.floor((luck / 2 ** 32) * n);
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const ply = () => Number(document.querySelector("[data-ply]").dataset.ply);
  const patience = 60_000;
  let [last, since] = [-1, performance.now()];
  while (ply() < until && !document.querySelector(".ending")) {
    if (ply() !== last) [last, since] = [ply(), performance.now()];
    if (performance.now() - since > patience) throw new Error(`nothing happened at ply ${last}: ${document.querySelector(".chooser")?.textContent}`);
    const among = document.querySelector(".chooser[data-among]") !== null;
    const listed = [...document.querySelectorAll(".chooser button.option:not([disabled])")];
    const things = among ? [] : [...document.querySelectorAll(".board [data-option]")];
    const covered = new Set(things.map((thing) => thing.dataset.option));
    const found = [...things, ...listed.filter((option) => !covered.has(option.dataset.action))];
    const sure = document.querySelector(".doubt .sure:not([disabled])");
    if (sure) click(sure);
    else if (listed.length && found.length) {
      const chosen = found[random(found.length)];
      if (chosen.matches(".option") && !chosen.checkVisibility()) click(document.querySelector(".chooser .fold")); // a list that is folded away is opened first
      click(chosen);
    }
    await pause();
  }
  return ply();
}
