/** How the time that is left is written: 18:42, 1:02:03, 3 d. */
export function left(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (clock[0] ? clock : clock.slice(1)).map((part) => String(part).padStart(2, "0")).join(":");
}
