// node server.js PORT: a boardgame.io server with its storage in memory.
const { Server, Origins } = require("boardgame.io/server");
const { Taking } = require("./game");

const port = Number(process.argv[2]);
const server = Server({ games: [Taking], origins: [Origins.LOCALHOST] });
server.run({ port, callback: () => console.log(`ready ${port}`) });
