import { LINK_MS } from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { DeviceLinks } from "../storage/deviceLinks.ts";
import type { SeatHolder } from "../storage/storage.ts";

interface MadeLink extends SeatHolder {
  readonly endsMs: number;
}

/** Links that are remembered, about 5 MB. Of more, the oldest are forgotten. */
const LINKS_MAX = 10_000;

/** The links of a single server, in memory: a restart makes them useless, and one tap makes a new one. */
export function deviceLinksBy({ monotonicMs }: Pick<Clock, "monotonicMs">): DeviceLinks {
  /** The links by table and hash, the oldest first. */
  const links = new Map<string, MadeLink>();
  /** The link of each seat. */
  const bySeat = new Map<string, string>();
  const drop = (name: string, { player }: SeatHolder) => {
    links.delete(name);
    bySeat.delete(seatOf(name, player));
  };
  return {
    add: async (tableId, { player, tokenHash }, link) => {
      const name = nameOf(tableId, link);
      const seat = seatOf(name, player);
      links.delete(bySeat.get(seat) ?? "");
      bySeat.set(seat, name);
      links.set(name, { player, tokenHash, endsMs: monotonicMs() + LINK_MS });
      for (const [oldest, made] of links) {
        if (links.size <= LINKS_MAX) break;
        drop(oldest, made);
      }
    },
    find: async (tableId, link) => {
      const made = links.get(nameOf(tableId, link));
      if (made === undefined || made.endsMs <= monotonicMs()) return undefined;
      return { player: made.player, tokenHash: made.tokenHash };
    },
    forget: async (tableId, link) => {
      const name = nameOf(tableId, link);
      const made = links.get(name);
      if (made !== undefined) drop(name, made);
    },
  };
}

function nameOf(tableId: string, link: string): string {
  return `${tableId}/${link}`;
}

/** The seat of a link with this name. */
function seatOf(name: string, player: SeatHolder["player"]): string {
  return `${name.slice(0, name.indexOf("/"))}/${player}`;
}
