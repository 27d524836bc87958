import type { Advice, AdviceLine } from "@courtly/bots/advice";
import type { Odds } from "@courtly/odds";
import {
  isFinalRound,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { compareChances, type ChanceComparison } from "../chances.ts";
import { edgeOf, type Edge } from "./edges.ts";
import { finalReason, type FinalReason } from "./finalRound.ts";
import { gapOf, type Gap } from "./gaps.ts";
import { helpOf, helpsTowardsKing, savedCard, type Help, type SavedCard } from "./helps.ts";
import {
  aimOf,
  betterThan,
  chanceOf,
  freeOf,
  hopeOf,
  isFree,
  isKnownAbove,
  isSure,
  liftedOf,
  liftOf,
  likelyOf,
  safestOf,
  worthOf,
  type Prospects,
} from "./prospects.ts";
import { chancesOf, diceAfter, markChance, type Chances } from "./turnOdds.ts";

/** A smaller risk is not mentioned. */
const RISK_MIN = 0.01;

/** A card, the chance to get it, and the chance to win with it. */
export interface CardChance {
  readonly card: CharacterId;
  readonly chance: number;
  readonly win: number;
}

/** A card and its benefit. */
interface CardHelp {
  readonly card: CharacterId;
  readonly win: number;
  readonly help: Help;
}

/** A fact that explains the advice for a turn of To Court the King. Chances are from 0 to 1. */
export type KingReason =
  | ChanceComparison<CharacterId | "nothing">
  | FinalReason
  /** The card that the roll is for; `instead` is the chance with the next best line, if that is lower. */
  | {
      readonly kind: "aim";
      readonly card: CharacterId;
      readonly help: Help;
      readonly gap: Gap | undefined;
      readonly chance: number;
      readonly instead: number | undefined;
    }
  /** The benefit of the card to take or to aim for. `isAtMost`: a King may be worth less, with fewer equal dice. */
  | ({
      readonly kind: "gives";
      readonly isAtMost: boolean;
      readonly isTowardsKing: boolean;
    } & CardHelp)
  /** The card of the next best line, and what the best card has that this one has not. */
  | {
      readonly kind: "otherwise";
      readonly card: CharacterId;
      readonly win: number;
      readonly edge: Edge | undefined;
    }
  | ({ readonly kind: "saved" } & SavedCard)
  /** Another card that this line makes likelier; `less` is its chance with the next best line. */
  | ({ readonly kind: "lifts"; readonly less: number } & CardChance)
  /** A card that often comes if the aim fails. */
  | ({ readonly kind: "likely" } & CardChance)
  | { readonly kind: "higherMark" }
  /** The card that is safe at worst, or in any case. */
  | { readonly kind: "atWorst" | "staysSure"; readonly card: CharacterId }
  /** The card that is safe only if the player stops; `chance` to get it all the same. */
  | { readonly kind: "risks"; readonly card: CharacterId; readonly chance: number }
  /** The better card that another roll could bring, and the card that it would risk. */
  | {
      readonly kind: "rollsOn";
      readonly better: CardChance | undefined;
      readonly atRisk: CardChance | undefined;
    };

type Told = Pick<Advice, "lines" | "worths">;

/** The chances now, and the odds after the best line and after the next one. */
export interface TurnOutlook {
  readonly now: Chances;
  readonly best: readonly Odds[];
  readonly other: readonly Odds[] | undefined;
}

/** The reasons for a line that rolls: its aim, the stake and the chances. `undefined` if the odds do not explain it. */
export function reasonsToRoll(
  state: State,
  { best, other, now }: TurnOutlook,
  { lines, worths }: Told,
): readonly KingReason[] | undefined {
  const chance = markChance(best);
  if (chance !== undefined)
    return finalReasons(state, lines, { chance, instead: other && markChance(other) });
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
  const isForHigherMark = aim === undefined && safe === "king";
  const [purpose, ...more] =
    aim === undefined ? [] : aimReasons(state, aim, { ...prospects, safe, line: lines[0] });
  return [
    ...(purpose === undefined ? [] : [purpose]),
    ...(isForHigherMark ? [{ kind: "higherMark" } as const] : []),
    ...more.filter(isDifference),
    ...(safe === undefined ? [] : safeReasons(state, safe, prospects)),
    ...more.filter((reason) => !isDifference(reason)),
    ...compareChances(lines, cardOfNext(lines)),
  ];
}

/** Whether a reason distinguishes the line from the next one, where the aim does not. */
function isDifference({ kind }: KingReason): boolean {
  return kind === "lifts";
}

/** The reasons of the final round, where the chance to reach the mark is all that counts. */
function finalReasons(
  state: State,
  lines: readonly AdviceLine[],
  chances: Parameters<typeof finalReason>[2],
): readonly KingReason[] {
  const reason = finalReason(state, lines[0], chances);
  return [...(reason === undefined ? [] : [reason]), ...compareChances(lines, undefined)];
}

/** How many of the reasons, from the first, explain the line in short: its purpose, and the difference or the stake. */
export function mainReasons([first, second]: readonly KingReason[]): number {
  const isTwofold = first?.kind === "aim" || first?.kind === "gives";
  return isTwofold && second !== undefined && second.kind !== "chances" ? 2 : 1;
}

interface Aimed extends Prospects {
  readonly safe: CharacterId | undefined;
  readonly line: AdviceLine | undefined;
}

/** The card that the roll is for, its benefit, a saved card, and what else becomes likelier or often comes. */
function aimReasons(state: State, aim: CharacterId, aimed: Aimed): readonly KingReason[] {
  const { after, instead = {}, worths, safe, line } = aimed;
  const lifted = liftedOf(aimed, aim);
  const isLiftTold =
    lifted !== undefined &&
    (liftOf(aimed, aim) === 0 || hopeOf(worths, lifted) > hopeOf(worths, aim));
  const likely = likelyOf(aimed, aim, safe);
  const saved = line && savedCard(state, line, aim);
  return [
    {
      kind: "aim",
      card: aim,
      help: helpOf(state, aim),
      gap: gapOf(state, aim, (line && diceAfter(state, line.steps)?.aside) ?? []),
      chance: chanceOf(after, aim),
      instead: liftOf(aimed, aim) > 0 ? chanceOf(instead, aim) : undefined,
    },
    givesReason(state, aim, { win: hopeOf(worths, aim), isAtMost: aim === "king" }),
    ...(saved === undefined ? [] : [{ kind: "saved", ...saved } as const]),
    ...(isLiftTold
      ? [{ kind: "lifts", ...cardChance(lifted, aimed), less: chanceOf(instead, lifted) } as const]
      : []),
    ...(likely === undefined ? [] : [{ kind: "likely", ...cardChance(likely, aimed) } as const]),
  ];
}

function givesReason(
  state: State,
  card: CharacterId,
  { win, isAtMost }: { readonly win: number; readonly isAtMost: boolean },
): KingReason {
  const isTowardsKing = helpsTowardsKing(state, card);
  return { kind: "gives", card, win, isAtMost, isTowardsKing, help: helpOf(state, card) };
}

function cardChance(card: CharacterId, { after, worths }: Prospects): CardChance {
  return { card, chance: chanceOf(after, card), win: worthOf(worths, card) };
}

function safeReasons(state: State, card: CharacterId, { after }: Prospects): readonly KingReason[] {
  if (isFree(state, card)) return [{ kind: "atWorst", card }];
  if (isSure(after, card)) return [{ kind: "staysSure", card }];
  const chance = chanceOf(after, card);
  return 1 - chance < RISK_MIN ? [] : [{ kind: "risks", card, chance }];
}

/**
 * The reasons for a line that takes a card: its benefit, and what the next card or another roll would bring.
 * @param rolled the odds after the next best line, if that rolls
 */
export function reasonsToTake(
  state: State,
  { lines, worths }: Told,
  rolled?: readonly Odds[],
): readonly KingReason[] {
  const [best, other] = lines;
  const taken = best && cardTaken(best);
  if (isFinalRound(state)) return finalReasons(state, lines, {});
  const chances = compareChances(lines, cardOfNext(lines));
  if (best === undefined || taken === undefined || taken === "nothing") return chances;
  const instead = other && cardTaken(other);
  const gives = givesReason(state, taken, { win: best.chance, isAtMost: false });
  if (instead !== undefined && instead !== "nothing") {
    const win = other?.chance ?? 0;
    const edge = edgeOf(state, { card: taken, win: best.chance }, { card: instead, win });
    return [gives, { kind: "otherwise", card: instead, win, edge }];
  }
  if (rolled === undefined || worths === undefined) return [gives, ...chances];
  const after = { ...chancesOf(rolled), ...freeOf(state) };
  const prospects = { now: {}, after, instead: undefined, worths };
  return [gives, ...rollsOnReasons(taken, prospects), ...chances];
}

/** The prospects of another roll. Not for the King: his mark can always rise. */
function rollsOnReasons(taken: CharacterId, prospects: Prospects): readonly KingReason[] {
  if (taken === "king" || !isKnownAbove(taken, prospects)) return [];
  const better = betterThan(taken, prospects);
  const isAtRisk = prospects.after[taken]?.exact === true && !isSure(prospects.after, taken);
  return [
    {
      kind: "rollsOn",
      better: better && cardChance(better, prospects),
      atRisk: isAtRisk ? cardChance(taken, prospects) : undefined,
    },
  ];
}

function cardOfNext([, next]: readonly AdviceLine[]): CharacterId | "nothing" | undefined {
  return next && cardTaken(next);
}

/** The card that a line takes without another roll. */
function cardTaken({ steps }: AdviceLine): CharacterId | "nothing" | undefined {
  const action = toCourtTheKing.notation.action.read(steps.at(-1) ?? "");
  return action.ok && action.value.kind === "take" ? action.value.character : undefined;
}
