import { isYou } from "@courtly/engine";
import type { GameUi } from "../gameUi.ts";
import { headlineOf } from "../headline.ts";
import type { Roster } from "../roster.ts";
import type { View } from "../session.ts";
import { words } from "../words/index.ts";

/**
 * The decision that a person here has to make, or the end of the game: a new turn with its name, and always the
 * question; empty while others decide, and for a further step of the same turn.
 * @param last the view before, if this one was not asked for
 */
export function decisionWords<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  { table, waiting, fresh }: View<State, Action>,
  { roster, last }: { readonly roster: Roster; readonly last: View<State, Action> | undefined },
): string {
  if (table.turn.kind === "over") return words().isOver(headlineOf(ui, table, roster));
  if (waiting.kind !== "person") return "";
  const isSame = last?.waiting.kind === "person" && last.waiting.seat === waiting.seat;
  const question = ui.question?.(table.state, roster);
  const isNew = !isSame || (question === undefined && fresh.some(ui.endsTurn));
  const said = isNew ? `${turnWords(roster.names[waiting.player] ?? "")}.` : "";
  return `${said} ${question ?? ""}`.trim();
}

export function turnWords(name: string): string {
  return isYou(name) ? words().yourTurn : words().turnOf(name);
}
