import type { Advice, AdviceLine, AdviceQuestion, Worths } from "@courtly/bots/advice";
import type { Judgement } from "@courtly/bots/evaluation";
import { assert } from "@courtly/engine";
import type { AnyGame } from "./answerAnalysis.ts";
import type { DecisionToExplain } from "./questions.ts";

/** The work for a line, so that it is the same on every device. */
const LINE_WORK = 20_000;
/** The most other lines that are told; each costs at least so much. */
const OTHERS_MAX = 2;
const COST_MIN = 0.001;

export interface Lines {
  readonly lines: readonly AdviceLine[];
  /** Only in To Court the King, before the final round. */
  readonly worths: Worths | undefined;
}

interface Asking {
  readonly advise: (question: AdviceQuestion) => Promise<Advice | undefined>;
  readonly judge: (action: string) => Promise<Judgement | undefined>;
}

/**
 * The line that begins with the best action, the one with the played action, and others that begin differently, each
 * with the chance to win. Undefined if they are not wanted any more.
 */
export async function linesOf(
  game: AnyGame,
  { state, played, judgement }: DecisionToExplain,
  { advise, judge }: Asking,
): Promise<Lines | undefined> {
  const turn = game.turn(state);
  assert(turn.kind === "decide", "only decisions are explained");
  const { seat } = turn;
  const player = game.playerOf(state, seat);
  const ask = async (at: unknown) =>
    advise({ gameId: game.id, state: at, seat, limit: { work: LINE_WORK } });
  const chanceIn = (chances: Judgement["before"]) => chances[player] ?? 0;
  const most = chanceIn(judgement.before);
  const margin = judgement.lossMargin;
  const lines: AdviceLine[] = [];
  const add = async (action: string, chance: number): Promise<boolean> => {
    const steps = await stepsFrom(action);
    if (steps === undefined) return false;
    lines.push({ steps, chance, margin });
    return true;
  };
  if (!(await add(judgement.best, most))) return undefined;
  if (played !== judgement.best && !(await add(played, chanceIn(judgement.after))))
    return undefined;
  const advice = await ask(state);
  if (advice === undefined) return undefined;
  const begun = new Set([judgement.best, played]);
  for (const { steps } of advice.lines) {
    const [first] = steps;
    if (first === undefined || begun.has(first) || lines.length >= 2 + OTHERS_MAX) continue;
    begun.add(first);
    const judged = await judge(first);
    if (judged === undefined) return undefined;
    const cost = chanceIn(judged.before) - chanceIn(judged.after);
    // An action without a cost only begins the best line in another order.
    if (cost >= COST_MIN && !(await add(first, Math.max(0, most - cost)))) return undefined;
  }
  return { lines, worths: advice.worths };

  /** An action and the best ones after it, until the next roll or the end of the turn. */
  async function stepsFrom(text: string): Promise<readonly string[] | undefined> {
    const action = game.notation.action.read(text);
    assert(action.ok, `'${text}' is an action`);
    const after = game.apply(state, { kind: "acted", seat, action: action.value });
    const next = game.turn(after);
    const goesOn = next.kind === "decide" && next.seat === seat && !ENDS_TURN.test(text);
    if (!goesOn) return [text];
    const rest = await ask(after);
    return rest && [text, ...(rest.lines[0]?.steps ?? [])];
  }
}

/** The actions after which the same seat may be next, but in another turn or stage. */
const ENDS_TURN = /^(?:end|stay|take|stand|decline)\b/;
