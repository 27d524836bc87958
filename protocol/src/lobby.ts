import { openDrawing } from "@courtly/dice";
import { assertNever } from "@courtly/engine";
import type { EntryOf } from "./entries.ts";
import { fair } from "./logFaults.ts";
import type { TableState } from "./tableState.ts";
import { newClocks } from "./turnClock.ts";

/** The state after a change of the lobby: who sits where, the pace, the host. */
export function arranged(
  tableState: TableState,
  entry: EntryOf<"seated" | "left" | "paced" | "hostPassed">,
  atMs: number,
): TableState {
  const { places, seals, reopened } = tableState;
  switch (entry.kind) {
    case "seated":
      return seated(tableState, entry, atMs);
    case "left":
      fair(
        mayBeLeft(tableState, entry),
        "a seat becomes free if its player leaves, or the host opens it",
      );
      return {
        ...tableState,
        places: places.with(entry.player, { kind: "open" }),
        seals: seals.with(entry.player, undefined),
        reopened: entry.by === undefined ? reopened : [...reopened, entry.player],
      };
    case "paced":
      return { ...tableState, pace: entry.pace, clocks: newClocks(places.length, entry.pace) };
    case "hostPassed":
      fair(places[entry.player]?.kind === "person", "only a person is the host");
      return { ...tableState, host: entry.player, hasPassedHost: true };
    default:
      return assertNever(entry);
  }
}

/** Whether a seat may become free: its player leaves, who is not the host; or the host opens it. */
function mayBeLeft({ places, host }: TableState, { player, by }: EntryOf<"left">): boolean {
  const kind = places[player]?.kind;
  if (player === host) return false;
  return by === undefined ? kind === "person" : by === host && kind !== "open";
}

/** Seats a player. When the last open seat is taken, the drawing of the dice begins. */
function seated(
  tableState: TableState,
  { player, who }: EntryOf<"seated">,
  atMs: number,
): TableState {
  const { seals } = tableState;
  fair(tableState.places[player]?.kind === "open", "a seat that is taken is given to nobody else");
  const places = tableState.places.with(player, who);
  if (places.some(({ kind }) => kind === "open")) return { ...tableState, places };
  const drawing = openDrawing(
    places.map(({ kind }, at) => (kind === "person" ? { seal: seals[at] } : "bot")),
  );
  return { ...tableState, places, drawing, drawingSinceMs: atMs };
}
