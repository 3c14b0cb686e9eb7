/** Runs in the page: decide at random, by clicking on what is lit or listed, until that ply or the end of the game.  What is decided depends on nothing but the seed and the ply. */
export async function clicking(until, seed) {
  const luck = (ply) => {
    let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(ply + 1, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const ply = () => Number(document.querySelector("[data-ply]").dataset.ply);
  const patience = 120_000;
  let [last, since, wanted] = [-1, performance.now(), null];
  while (ply() < until && !document.querySelector(".ending")) {
    if (ply() !== last) [last, since, wanted] = [ply(), performance.now(), null];
    if (performance.now() - since > patience)
      throw new Error(`nothing happened at ply ${last}: ${document.querySelector(".chooser")?.textContent}`);
    const listed = [...document.querySelectorAll(".chooser button.option:not([disabled])")];
    const sure = document.querySelector(".doubt .sure:not([disabled])");
    if (sure) click(sure);
    else if (listed.length) {
      wanted ??= listed[Math.floor(luck(last) * listed.length)].dataset.action;
      const among = document.querySelector(".chooser[data-among]") !== null;
      const thing = among ? null : document.querySelector(`.board [data-option="${CSS.escape(wanted)}"]`);
      const option = listed.find((option) => option.dataset.action === wanted);
      if (!thing && !option?.checkVisibility()) click(document.querySelector(".chooser .fold")); // a list that is folded away is opened first
      click(thing ?? option);
    }
    await pause();
  }
  return ply();
}
