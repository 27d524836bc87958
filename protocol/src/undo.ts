import { err, type GameBox, type Player, type Result, type Table } from "@courtly/engine";
import type { Refused } from "./codes.ts";
import { refusalOf } from "./refusals.ts";
import { isPlayedByBot } from "./standIns.ts";
import type { TableState } from "./tableState.ts";

/** The players of a running game, and the game. */
type Undoing = TableState & { readonly game: Table };

/**
 * The game before the last action of a player, or the reason why that action stays: a roll follows it, it is lasting by the
 * rules of its game, or it is not an action of this person. Servers decide by this, and devices refuse a log that does not.
 */
export function undoneGame(
  tableState: Undoing,
  player: Player,
  box: GameBox,
): Result<Table, Refused> {
  const { game, botsEvents } = tableState;
  if (isPlayedByBot(tableState, player)) return err(refusalOf("not-now", "botPlays"));
  const before = game.undo(player);
  if (!before.ok) return err({ ...before.error, code: "not-now" });
  if (game.length <= botsEvents) return err(refusalOf("not-now", "botActed"));
  const last = game.lastAction();
  const lasting = last === undefined ? undefined : box.lasting(last);
  return lasting === undefined ? before : err({ code: "final", message: lasting.message });
}
