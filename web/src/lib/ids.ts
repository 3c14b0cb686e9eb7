/** A name for a request that nobody else makes up: 128 random bits.  Pages over plain http have no `crypto.randomUUID`. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
