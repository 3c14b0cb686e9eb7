// A game of the same kind of turns: two players alternately take one of many things; the position has about the size of one of Quire's.
const CARDS = 60;

const Taking = {
  name: "taking",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    taken: Array(CARDS).fill(-1),
    turns: 0,
    seats: [0, 1].map((p) => ({ player: p, score: 0, cards: [], stock: { paper: 0, ink: 0, gold: 0, time: 0 } })),
    cards: Array.from({ length: CARDS }, (_, i) => ({ name: `Card ${i}`, worth: i % 7 })),
  }),
  moves: {
    take: ({ G, ctx, events }, card) => {
      const seat = G.seats[Number(ctx.currentPlayer)];
      G.taken[card % CARDS] = Number(ctx.currentPlayer);
      seat.cards = [...seat.cards, card % CARDS].slice(-20);
      seat.score += G.cards[card % CARDS].worth;
      G.turns += 1;
      events.endTurn();
    },
  },
};

module.exports = { Taking };
