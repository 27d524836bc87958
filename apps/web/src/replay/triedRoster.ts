import type { Player } from "@courtly/engine";
import { isPerson, PERSON, type Chair, type Roster } from "../table/roster.ts";

/** The level of the bots that play for people who are not there. */
const STAND_IN: Chair = { kind: "bot", level: "steward" };

/** The roster of a tried game: the only person at this device, or else the one who decides, against bots. */
export function triedRoster(roster: Roster, decides: Player): Roster {
  const people = roster.chairs.flatMap((_, player) => (isPerson(roster, player) ? [player] : []));
  const [only] = people;
  const self = people.length === 1 && only !== undefined ? only : decides;
  const chairs = roster.chairs.map((chair, player): Chair => {
    if (player === self) return PERSON;
    return chair.kind === "bot" ? { kind: "bot", level: chair.level } : STAND_IN;
  });
  return { ...roster, chairs };
}
