import type { Evaluator, Judgement } from "@courtly/bots/evaluation";
import type { ReplayedLine, TableOf } from "@courtly/engine";

/** A table whose state is that of any game: the evaluator of the game knows its type. */
export type AnyTable = TableOf<unknown, unknown>;

/** A game to judge: its lines, each with the table before it, and the table after the last one. */
export interface GameToJudge {
  readonly moments: readonly ReplayedLine<AnyTable>[];
  readonly table: AnyTable;
}

/** The judgement of a decision, and the number of its event, from 0. The last one may not be made yet. */
export interface JudgedDecision {
  readonly event: number;
  readonly judgement: Judgement;
}

/** The kind of an event, by its number. A player may resign on the turn of another one, and while dice are in the air. */
export function kindOf(
  { moments, table }: GameToJudge,
  event: number,
): "roll" | "decision" | "resign" {
  if (table.resigned !== undefined && event === moments.length - 1) return "resign";
  return moments[event]?.before.turn.kind === "roll" ? "roll" : "decision";
}

/**
 * The numbers of the events before which a seat is to decide: all decisions, a player who resigns instead, and the number
 * after the last event of a game that is not over.
 */
export function decisionsOf({ moments, table }: GameToJudge): readonly number[] {
  const tables = [...moments.map(({ before }) => before), table];
  return tables.flatMap(({ turn }, event) => (turn.kind === "decide" ? [event] : []));
}

/**
 * Judges the decisions of a game in order, except those that are known from an earlier run. Yields each judgement, and
 * undefined for a pause. Every judgement depends only on its own position, so an interrupted run can be continued.
 */
export function* judgingGame(
  game: GameToJudge,
  evaluator: Evaluator,
  known: ReadonlySet<number> = new Set(),
): Generator<JudgedDecision | undefined, void> {
  for (const event of decisionsOf(game)) {
    if (known.has(event)) continue;
    const { state, action } = decisionAt(game, event);
    const judgement = yield* evaluator(state, action);
    yield { event, judgement };
  }
}

/** The state of a decision and the action that was played, in the notation of records; undefined if there is none yet, or a player resigned. */
export function decisionAt(
  { moments, table }: GameToJudge,
  event: number,
): { readonly state: unknown; readonly action: string | undefined } {
  const { state } = moments[event]?.before ?? table;
  const after = moments[event + 1]?.before ?? table;
  return { state, action: event < moments.length ? after.lastAction() : undefined };
}
