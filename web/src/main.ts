import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./app.css";
import App from "./App.svelte";
import { finger } from "./lib/hand.svelte";
import { memory } from "./lib/mine.svelte";
import { learn } from "./lib/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
addEventListener("pointerdown", ({ pointerType }) => (finger.touches = pointerType === "touch"), {
  capture: true,
  passive: true,
});
addEventListener("keydown", () => (finger.touches = false), { capture: true });
await learn(memory.likes.language).catch(() => undefined); // a language that cannot be loaded leaves English
mount(App, { target });
