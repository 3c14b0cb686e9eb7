/** What others made and Quire shows, with its licence. */

export const WORKS = [
  {
    what: "motifs",
    name: "Game-icons.net",
    by: "Lorc, Delapouite, Skoll, Sbed, …",
    url: "https://game-icons.net",
    licence: "CC BY 3.0",
    terms: "https://creativecommons.org/licenses/by/3.0/",
  },
  {
    what: "titles",
    name: "Alegreya",
    by: "Juan Pablo del Peral, Huerta Tipográfica",
    url: "https://www.huertatipografica.com/en/fonts/alegreya-ht-pro",
    licence: "SIL OFL 1.1",
    terms: "https://openfontlicense.org",
  },
  {
    what: "text",
    name: "Source Sans 3",
    by: "Paul D. Hunt, Adobe",
    url: "https://github.com/adobe-fonts/source-sans",
    licence: "SIL OFL 1.1",
    terms: "https://openfontlicense.org",
  },
] as const;
