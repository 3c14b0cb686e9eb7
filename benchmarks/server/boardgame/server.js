// node server.js PORT [FOLDER]: a boardgame.io server with its storage in memory, or in files of that folder.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { Taking } = require("./game");

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [Taking], origins: [Origins.LOCALHOST], ...(folder && { db: new FlatFile({ dir: folder }) }) });
server.run({ port: Number(port), callback: () => console.log(`ready ${port}`) });
