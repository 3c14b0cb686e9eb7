/** The address under which others open this server: the page's own, or on the server's own computer what the network calls it. */

import { api } from "./api";

const AT_HOME = ["localhost", "127.0.0.1", "[::1]"];

class Reach {
  origin = $state(location.origin);
  /** Whether the server listens for its own computer only. */
  alone = $state(false);

  constructor() {
    if (AT_HOME.includes(location.hostname)) void this.ask();
  }

  private async ask(): Promise<void> {
    const { addresses } = await api.reach().catch(() => ({ addresses: null }));
    this.origin = addresses?.[0] ?? location.origin;
    this.alone = addresses?.length === 0;
  }
}

export const reach = new Reach();
