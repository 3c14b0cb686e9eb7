/** Tell somebody that it is their turn: a sound, a blinking title, a notice, each as they like it. */

import { memory } from "./mine.svelte";
import { say } from "./words.svelte";

const TONES: [hertz: number, at: number][] = [
  [659, 0],
  [880, 0.14],
];
let audio: AudioContext | null = null;

/** Two soft tones, made here. */
function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [hertz, at] of TONES) {
    const [tone, loudness, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

/** A notice of the browser, while the page is not looked at. */
function announce(title: string): void {
  if (!document.hidden || !memory.likes.notices || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const notice = new Notification(say("turn.yours"), { body: title, icon: "/quire.svg", tag: "quire-turn" });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** The title of a table's page; it blinks while somebody is waited for who looks elsewhere. */
export class Notice {
  private lit = $state(true);
  private blinking = 0;

  constructor(
    private readonly mine: () => boolean,
    private readonly title: () => string,
  ) {
    let before: boolean | null = null;
    $effect(() => {
      const now = this.mine();
      if (now && before === false) this.call();
      if (!now) this.calm();
      before = now;
    });
    const seen = (): void => {
      if (!document.hidden) this.calm();
    };
    document.addEventListener("visibilitychange", seen);
    $effect(() => () => {
      this.calm();
      document.removeEventListener("visibilitychange", seen);
    });
  }

  get shown(): string {
    if (!this.mine()) return this.title();
    return this.lit ? `● ${this.title()}` : say("turn.yours");
  }

  private call(): void {
    if (memory.likes.sound) ring();
    announce(this.title());
    if (document.hidden && !this.blinking) this.blinking = window.setInterval(() => (this.lit = !this.lit), 900);
  }

  private calm(): void {
    clearInterval(this.blinking);
    this.blinking = 0;
    this.lit = true;
  }
}
