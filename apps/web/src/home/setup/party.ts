import { readBotName, writeBotName } from "@courtly/bots/names";
import type { BySeat } from "@courtly/engine";
import { TINCTURES, type Tincture } from "../../ui/drawings/tinctures.ts";
import type { Roster, Chair } from "../../table/roster.ts";
import { nameFor } from "./botNames.ts";

/** A person or bot in the setup of a game. */
export interface Guest {
  readonly name: string;
  readonly shield: Tincture;
  readonly chair: Chair;
}

/** The person of this device and a number of bots. */
export function soloParty(
  me: Pick<Guest, "name" | "shield">,
  bots: number,
  chair: Chair,
): readonly Guest[] {
  const party: Guest[] = [{ ...me, chair: { kind: "person" } }];
  for (let count = 0; count < bots; count += 1) party.push(newGuest(party, chair));
  return party;
}

/** One more guest, with a free shield and a free name. */
export function newGuest(party: readonly Guest[], chair: Chair): Guest {
  const shield = freeShields(party)[0] ?? "or";
  return {
    name: nameFor(
      shield,
      party.map(({ name }) => name),
    ),
    shield,
    chair,
  };
}

function freeShields(party: readonly Guest[]): readonly Tincture[] {
  return TINCTURES.filter((tincture) => party.every(({ shield }) => shield !== tincture));
}

/** Gives a shield to a guest; the guest who had it gets the other one's. */
export function withShield(
  party: readonly Guest[],
  at: number,
  shield: Tincture,
): readonly Guest[] {
  const before = party[at]?.shield;
  return party.map((guest, index) => {
    if (index === at) return { ...guest, shield };
    return guest.shield === shield && before !== undefined ? { ...guest, shield: before } : guest;
  });
}

/** The roster of a party, with names that records can hold. */
export function rosterOf(party: readonly Guest[], seats: number): Roster {
  return {
    names: party.map(({ name }) => name.trim()),
    chairs: tempered(party.map(({ chair }) => chair)),
    shields: shieldsFor(party, seats),
  };
}

/** The temperaments of the bots at one table, in turn, so that they do not all play alike. */
const TEMPERS = [undefined, "bold", "cautious"] as const;

function tempered(chairs: readonly Chair[]): readonly Chair[] {
  let bots = 0;
  return chairs.map((chair) => {
    const name = chair.kind === "bot" ? readBotName(chair.level) : undefined;
    if (name === undefined) return chair;
    const temper = TEMPERS[bots % TEMPERS.length];
    bots += 1;
    return { ...chair, level: writeBotName(name.level, name.temperament ?? temper) };
  });
}

/** The shields of all seats: first those of the guests; with more colours than players the free ones follow (R24). */
function shieldsFor(party: readonly Guest[], seats: number): BySeat<Tincture> {
  return [...party.map(({ shield }) => shield), ...freeShields(party)].slice(0, seats);
}
