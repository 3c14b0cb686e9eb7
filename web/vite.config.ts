import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { motifs } from "./motifs.ts";

// The built files go into the Python package, which serves them.
export default defineConfig({
  plugins: [svelte(), motifs()],
  build: {
    outDir: "../src/quirebox/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
