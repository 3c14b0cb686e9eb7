/** How much room there is: a phone shows a table as cards, a wide screen keeps the drawer open. */

export const PHONE = "(max-width: 900px)"; // as in the styles
const WIDE = "(min-width: 1800px)";

class Screen {
  phone = $state(false);
  wide = $state(false);

  constructor() {
    this.follow(PHONE, (fits) => (this.phone = fits));
    this.follow(WIDE, (fits) => (this.wide = fits));
  }

  private follow(query: string, told: (fits: boolean) => void): void {
    const media = matchMedia(query);
    told(media.matches);
    media.addEventListener("change", () => told(media.matches));
  }
}

export const screen = new Screen();
