import type { Player, Table } from "@courtly/engine";
import { PLAYS_ON, type Sitter } from "./sitter.ts";
import type { TableState } from "./tableState.ts";

/** The position lines with which a game goes on elsewhere; `undefined` at its opening, where there is nothing to keep. */
export function positionToKeep(game: Table): readonly string[] | undefined {
  const position = game.position();
  return position.every((line) => line.startsWith("start ")) ? undefined : position;
}

/** Whether a table goes on with the game of another: the same rules and board, the same time for a turn, and the same players. */
export function isSameGame({ opening, places }: TableState, before: TableState): boolean {
  const { game, rules, board } = before.opening;
  return (
    opening.game === game &&
    opening.rules === rules &&
    opening.board === board &&
    opening.pace === before.pace &&
    places.length === before.places.length &&
    places.every((who, at) => goesOnAs(who, before.places[at]))
  );
}

/** Whether a player goes on as the same person or bot. A bot plays on for a player who has resigned. */
function goesOnAs(who: Sitter, before: Sitter | undefined): boolean {
  if (who.kind === "open" || before === undefined || before.kind === "open") return false;
  if (who.name !== before.name) return false;
  if (who.kind === "person") return before.kind === "person";
  return who.level === (before.kind === "bot" ? before.level : PLAYS_ON);
}

/** Whether a table goes on from the position that another has now, with bots only where they play there. */
export function isSamePosition({ opening, places }: TableState, before: TableState): boolean {
  const { game, resigned } = before;
  const isBotThere = (at: Player) => before.places[at]?.kind === "bot" || resigned.includes(at);
  return (
    JSON.stringify(opening.position) === JSON.stringify(game && positionToKeep(game)) &&
    places.every((who, at) => (who.kind === "bot") === isBotThere(at))
  );
}
