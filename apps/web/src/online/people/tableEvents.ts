import type { LoggedState } from "@courtly/client";
import type { Player } from "@courtly/engine";
import type { EntryOf, TableState } from "@courtly/protocol";
import type { TableEvent } from "../../table/additions.ts";
import { strong } from "../../table/chronicle/phrases.ts";
import type { Phrase } from "../../table/gameUi.ts";
import { nameOf } from "../onlineRoster.ts";
import type { SaidPhrase } from "../onlineTable.ts";
import { words } from "./words/index.ts";

/** An event in words. */
interface Told {
  readonly player: Player;
  readonly text: string;
  /** The names in the text. */
  readonly names: readonly string[];
}

/** The events at a table that are no steps of its game, oldest first: phrases, late turns, seats that the Steward holds. */
export function tableEvents(
  history: readonly LoggedState[],
  phrases: readonly SaidPhrase[],
): readonly TableEvent[] {
  const logged = history.flatMap((moment, at) => {
    const told = toldOf(moment);
    return told === undefined ? [] : [{ length: at + 1, told }];
  });
  const said = phrases.map((phrase) => ({
    length: phrase.length,
    told: toldPhrase(history[phrase.length - 1]?.tableState, phrase),
  }));
  return [...logged, ...said]
    .toSorted((one, other) => one.length - other.length)
    .map(({ length, told: { player, text, names } }) => ({
      afterSteps: history[length - 1]?.tableState.game?.length ?? 0,
      // The first seat of a player has the player's number in all games.
      entry: { seat: player, says: withStrong(text, names), rule: undefined, isTableEvent: true },
    }));
}

/** An entry in words; `undefined` if the steps of the game or the page tell it. */
export function toldOf({ logged: { entry }, tableState }: LoggedState): Told | undefined {
  const { events } = words();
  if (!("player" in entry)) return undefined;
  const { player } = entry;
  const name = nameOf(tableState, player);
  const told = (text: string): Told => ({ player, text, names: [name] });
  switch (entry.kind) {
    case "outOfTime":
      return told(events.outOfTime(name));
    case "held": {
      if (entry.by === undefined) return told(events.held(name));
      const by = nameOf(tableState, entry.by);
      return { player: entry.by, text: events.heldBy(by, name), names: [by, name] };
    }
    case "devices":
      return told(entry.holders.length > 1 ? events.secondDevice(name) : events.oneDevice(name));
    case "proposed":
      return told(proposedWords(tableState, entry)(name));
    case "declined":
      return told(events.declined(name));
    case "resumed":
      return told(events.resumed(name));
    case "tookBack":
      return told(events.tookBack(name));
    case "resigned":
      return entry.ends === undefined ? told(events.left(name)) : undefined;
    default:
      return undefined;
  }
}

/** The words for a proposal, an agreement to it, or the pause that begins with it. */
function proposedWords(tableState: TableState, { what }: EntryOf<"proposed">) {
  const { wants, agreesTo, pauses } = words().agreement;
  if (tableState.proposal === undefined) return pauses;
  return tableState.proposal.agreed.length > 1 ? agreesTo[what] : wants[what];
}

function toldPhrase(tableState: TableState | undefined, { player, phrase }: SaidPhrase): Told {
  const { events, phrases } = words();
  const name = tableState === undefined ? "" : nameOf(tableState, player);
  return { player, text: events.says(name, phrases[phrase]), names: [name] };
}

/** A text with its names emphasised. */
function withStrong(text: string, [name, ...more]: readonly string[]): readonly Phrase[] {
  if (text === "") return [];
  const at = name === undefined || name === "" ? -1 : text.indexOf(name);
  if (name === undefined || at === -1) return [{ kind: "text", text }];
  return [
    ...withStrong(text.slice(0, at), []),
    strong(name),
    ...withStrong(text.slice(at + name.length), more),
  ];
}
