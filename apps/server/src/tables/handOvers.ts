import { LINK_MS } from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { SeatHolder } from "../storage/storage.ts";

/**
 * The links with which devices offer their seats to others. Only in memory: they live for ten minutes by a clock that never
 * jumps, a restart makes them useless, and one tap makes a new one. That a link is used once is stored: its use is a
 * request whose key contains the hash of its secret.
 */
export interface HandOvers {
  /** Offers a seat by the link whose secret has this hash. An earlier link of the same seat is useless from then on. */
  readonly offer: (tableId: string, holder: SeatHolder, link: string) => void;
  /** The device that has offered its seat by this link. */
  readonly find: (tableId: string, link: string) => SeatHolder | undefined;
  /** Forgets a link that was used. */
  readonly forget: (tableId: string, link: string) => void;
}

interface Offer extends SeatHolder {
  readonly endsMs: number;
}

/** Links that are remembered, about 5 MB. Of more, the oldest are forgotten. */
const OFFERS_MAX = 10_000;

export function handOversBy({ monotonicMs }: Pick<Clock, "monotonicMs">): HandOvers {
  /** The offers by table and link, the oldest first. */
  const offers = new Map<string, Offer>();
  /** The offer of each seat. */
  const bySeat = new Map<string, string>();
  const drop = (name: string, { player }: SeatHolder) => {
    offers.delete(name);
    bySeat.delete(seatOf(name, player));
  };
  return {
    offer: (tableId, { player, tokenHash }, link) => {
      const name = nameOf(tableId, link);
      const seat = seatOf(name, player);
      offers.delete(bySeat.get(seat) ?? "");
      bySeat.set(seat, name);
      offers.set(name, { player, tokenHash, endsMs: monotonicMs() + LINK_MS });
      for (const [oldest, offer] of offers) {
        if (offers.size <= OFFERS_MAX) break;
        drop(oldest, offer);
      }
    },
    find: (tableId, link) => {
      const offer = offers.get(nameOf(tableId, link));
      if (offer === undefined || offer.endsMs <= monotonicMs()) return undefined;
      return { player: offer.player, tokenHash: offer.tokenHash };
    },
    forget: (tableId, link) => {
      const name = nameOf(tableId, link);
      const offer = offers.get(name);
      if (offer !== undefined) drop(name, offer);
    },
  };
}

function nameOf(tableId: string, link: string): string {
  return `${tableId}/${link}`;
}

/** The seat of an offer with this name. */
function seatOf(name: string, player: SeatHolder["player"]): string {
  return `${name.slice(0, name.indexOf("/"))}/${player}`;
}
