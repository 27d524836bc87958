import type { SeatHolder } from "./storage.ts";

/**
 * The links with which devices hand their seats over to others. They end after ten minutes. That a link is used once is in the
 * log: its use is a request whose key contains the hash of its secret.
 */
export interface DeviceLinks {
  /** Adds a link to a seat; `link` is the hash of its secret. An earlier link of the same seat is useless from then on. */
  readonly add: (tableId: string, holder: SeatHolder, link: string) => Promise<void>;
  /** The device that has made this link. */
  readonly find: (tableId: string, link: string) => Promise<SeatHolder | undefined>;
  /** Forgets a link that was used. */
  readonly forget: (tableId: string, link: string) => Promise<void>;
}
