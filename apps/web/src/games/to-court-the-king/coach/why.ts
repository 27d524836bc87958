import type { Advice, Line } from "@courtly/bots/advice";
import type { Odds } from "@courtly/odds";
import { costOf, toCourtTheKing, type CharacterId, type State } from "@courtly/to-court-the-king";
import { king as kingWords } from "../languages/gameWords.ts";
import { whyByChances } from "../../../table/coach/bestMove.tsx";
import { words } from "./words/index.ts";
import { cardWords, savedWords, wantedWords } from "./gifts.ts";
import { takeWords } from "./kingStep.tsx";
import {
  aimOf,
  betterThan,
  chanceOf,
  freeOf,
  hopeOf,
  isKnownAbove,
  isFree,
  isSure,
  liftedOf,
  liftOf,
  likelyOf,
  safestOf,
  worthOf,
  type Prospects,
} from "./prospects.ts";
import { chancesOf, markChance, type Chances } from "./questions.ts";

/** A mark that is likelier by less is no reason. */
const LIFT_MIN = 0.005;

type Told = Pick<Advice, "lines" | "worths">;

/** The odds as the dice lie, after the best line, and after the next one. */
interface Foreseen {
  readonly now: Chances;
  readonly best: readonly Odds[];
  readonly other: readonly Odds[] | undefined;
}

/** Why the best line rolls: the card it is after, what is at stake, and the chances; nothing where odds do not say it. */
export function whyByOdds(
  state: State,
  { best, other, now }: Foreseen,
  { lines, worths }: Told,
): readonly string[] | undefined {
  const mark = markChance(best);
  if (mark !== undefined) return whyByMark(mark, other && markChance(other));
  if (worths === undefined) return undefined;
  const prospects = {
    now: { ...now, ...freeOf(state) },
    after: { ...chancesOf(best), ...freeOf(state) },
    instead: other && chancesOf(other),
    worths,
  };
  const safe = safestOf(prospects);
  const aim = aimOf(prospects);
  if (aim === undefined && safe === undefined) return undefined;
  return telling([
    ...(aim === undefined ? [] : aimLines(state, aim, { ...prospects, safe, line: lines[0] })),
    aim === undefined && safe === "king" ? words().king.higherMark : "",
    safe === undefined ? "" : safeWords(state, safe, prospects),
    whyByChances(lines, nextTaken(lines)),
  ]);
}

function whyByMark(
  mark: NonNullable<ReturnType<typeof markChance>>,
  instead: ReturnType<typeof markChance>,
): readonly string[] | undefined {
  const { king, percent } = words();
  const isTold = mark.exact && instead?.exact && mark.atLeast - instead.atLeast >= LIFT_MIN;
  return isTold
    ? [king.liftsMark({ from: percent(instead.atLeast, 1), to: percent(mark.atLeast, 1) })]
    : undefined;
}

function telling(said: readonly string[]): readonly string[] {
  return said.filter((line) => line !== "");
}

interface Aimed extends Prospects {
  readonly safe: CharacterId | undefined;
  readonly line: Line | undefined;
}

/** What the roll is for: what the card asks, what it gives, who helps, and what else may well come. */
function aimLines(state: State, aim: CharacterId, aimed: Aimed): readonly string[] {
  const { king, percent } = words();
  const { names, cost } = kingWords();
  const { after, instead = {}, worths, safe, line } = aimed;
  const lifted = liftedOf(aimed, aim);
  const isLiftTold =
    lifted !== undefined &&
    (liftOf(aimed, aim) === 0 || hopeOf(worths, lifted) > hopeOf(worths, aim));
  const likely = likelyOf(aimed, aim, safe);
  return [
    king.aim({
      name: names[aim],
      asks: cost(costOf(state.rules, aim)),
      chance: percent(chanceOf(after, aim), 1),
      instead: liftOf(aimed, aim) > 0 ? lessWords(chanceOf(instead, aim)) : undefined,
    }),
    wantedWords(state, aim, hopeWords(aim, worths)),
    line === undefined ? "" : savedWords(state, line, aim),
    isLiftTold
      ? king.lifts({ ...chanceWords(lifted, aimed), less: lessWords(chanceOf(instead, lifted)) })
      : "",
    likely === undefined ? "" : king.likely(chanceWords(likely, aimed)),
  ];
}

function lessWords(chance: number): string {
  return words().percent(chance, chance > 0 ? 1 : 0);
}

/** The more alike, the better a King. */
function hopeWords(id: CharacterId, worths: Prospects["worths"]): string {
  const { king, percent } = words();
  const win = percent(hopeOf(worths, id));
  return id === "king" ? king.upTo(win) : win;
}

function chanceWords(id: CharacterId, { after, worths }: Prospects) {
  const { percent } = words();
  return {
    name: kingWords().names[id],
    chance: percent(chanceOf(after, id), 1),
    win: percent(worthOf(worths, id)),
  };
}

function safeWords(state: State, id: CharacterId, { after, worths }: Prospects): string {
  const { king, percent } = words();
  const [name, win] = [kingWords().names[id], percent(worthOf(worths, id))];
  if (isFree(state, id)) return king.atWorst(name, win);
  return isSure(after, id) ? king.staysSure(name, win) : king.atStake(name, win);
}

/**
 * Why the best card and not the next one, or another roll: what each would bring, and the chances.
 * @param rolled the odds after the next best line, where that rolls
 */
export function whyByCards(
  state: State,
  { lines, worths }: Told,
  rolled?: readonly Odds[],
): readonly string[] {
  const [best, other] = lines;
  const taken = best && takenAt(best);
  if (best === undefined || taken === undefined || taken === "nothing")
    return telling([whyByChances(lines, nextTaken(lines))]);
  const instead = other && takenAt(other);
  const { percent } = words();
  const said = wantedWords(state, taken, percent(best.chance));
  if (instead !== undefined && instead !== "nothing")
    return telling([
      said,
      words().king.otherwise(cardWords(state, instead, percent(other?.chance ?? 0))),
    ]);
  const after = { ...chancesOf(rolled ?? []), ...freeOf(state) };
  return telling([
    said,
    rolled === undefined || worths === undefined
      ? ""
      : rollsOnWords(taken, { now: {}, after, instead: undefined, worths }),
    whyByChances(lines, nextTaken(lines)),
  ]);
}

/** What another roll could bring, and whether it puts the card at risk; a King's mark may always rise. */
function rollsOnWords(taken: CharacterId, prospects: Prospects): string {
  const { rollsOn } = words().king;
  if (taken === "king" || !isKnownAbove(taken, prospects)) return "";
  const better = betterThan(taken, prospects);
  const isAtRisk = prospects.after[taken]?.exact === true && !isSure(prospects.after, taken);
  return rollsOn(
    better && chanceWords(better, prospects),
    isAtRisk ? chanceWords(taken, prospects) : undefined,
  );
}

function nextTaken([, next]: readonly Line[]): string | undefined {
  const taken = next && takenAt(next);
  return taken && takeWords(taken);
}

/** The card that a line ends with, where no dice come between. */
function takenAt({ steps }: Line): CharacterId | "nothing" | undefined {
  const action = toCourtTheKing.notation.action.read(steps.at(-1) ?? "");
  return action.ok && action.value.kind === "take" ? action.value.character : undefined;
}
