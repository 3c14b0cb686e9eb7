"""The table server: people and bots at tables of every game, over HTTP and WebSocket."""
