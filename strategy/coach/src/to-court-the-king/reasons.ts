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
import { helpOf, helpsTowardsKing, type Help } from "./helps.ts";
import { keptDice, type KeptDice } from "./keptDice.ts";
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
  sureOf,
  worthOf,
  type Prospects,
  type SureCard,
} from "./prospects.ts";
import { chancesOf, markChance, type Chances } from "./turnOdds.ts";

/** A risk that costs less of the chance to win is not mentioned. */
const RISK_MIN = 0.005;

/** A card, the chance to get it, and the chance to win with it. */
export interface CardChance {
  readonly card: CharacterId;
  readonly chance: number;
  readonly win: number;
}

/** A card and its benefit. The chance to win with it is not told again if it is the chance of the line. */
interface CardHelp {
  readonly card: CharacterId;
  readonly win: number | undefined;
  readonly help: Help;
}

/** A fact that explains the advice for a turn of To Court the King. Chances are from 0 to 1. */
export type KingReason =
  | ChanceComparison<CharacterId | "nothing">
  | FinalReason
  /**
   * The card that the roll is for. `other` is a second card, which distinguishes the line from the next one; `sure` is
   * a card that it cannot miss. `chance` is known only if it is the one that the card itself shows.
   */
  | {
      readonly kind: "aim";
      readonly card: CharacterId;
      readonly other: CharacterId | undefined;
      readonly sure: SureCard | undefined;
      readonly help: Help;
      readonly chance: number | undefined;
    }
  /** Why the line keeps these dice. */
  | { readonly kind: "dice"; readonly why: KeptDice }
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
  /** Another card that this line makes likelier; `less` is its chance with the next best line. */
  | ({ readonly kind: "lifts"; readonly less: number } & CardChance)
  /** A card that often comes if the aim fails. */
  | ({ readonly kind: "likely" } & CardChance)
  /** The King is sure, and more equal dice are harder to beat. */
  | { readonly kind: "higherMark" }
  | { readonly kind: "atWorst"; readonly card: CharacterId }
  /** A card that the roll cannot miss, if there is no aim beyond it. */
  | ({ readonly kind: "sure" } & SureCard)
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
  if (markChance(best) !== undefined) return finalReasons(state, lines);
  if (worths === undefined) return undefined;
  const prospects = {
    now: { ...now, ...freeOf(state) },
    after: { ...chancesOf(best), ...freeOf(state) },
    instead: other && chancesOf(other),
    worths,
  };
  const [line] = lines;
  const aim = aimOf(prospects);
  const sure = sureOf(prospects);
  const chances = compareChances(lines, cardOfNext(lines));
  if (line === undefined || (aim === undefined && sure === undefined)) return undefined;
  return [
    ...(aim === undefined
      ? sureReasons(sure)
      : [aimReason(state, aim, { ...prospects, isEven: chances.some(isEven) })]),
    ...riskReasons(prospects),
    ...keptDice(state, line, aim).map((why) => ({ kind: "dice", why }) as const),
    ...(aim === undefined ? [] : aimFacts(state, aim, prospects)),
    ...chances,
  ];
}

/** Without an aim beyond a sure card: with the King, the roll is for a higher mark. */
function sureReasons(sure: SureCard | undefined): readonly KingReason[] {
  if (sure === undefined) return [];
  return sure.card === "king" ? [{ kind: "higherMark" }] : [{ kind: "sure", ...sure }];
}

/** The reasons of the final round, where only the mark counts. */
function finalReasons(state: State, lines: readonly AdviceLine[]): readonly KingReason[] {
  const [line] = lines;
  const reason = finalReason(state, line);
  const kept = line === undefined ? [] : keptDice(state, line, undefined);
  return [
    ...(reason === undefined ? [] : [reason]),
    ...kept.map((why) => ({ kind: "dice", why }) as const),
    ...compareChances(lines, undefined),
  ];
}

/** The results of the final round, which need no further reason. */
const FINAL: ReadonlySet<KingReason["kind"]> = new Set(["reached", "missed", "hopeless"]);

/** The most reasons for the kept dice that are told in short. */
const DICE_TOLD_MAX = 2;

/**
 * The reasons that explain the line in short: its purpose, and the stake, the kept dice or the next card. If the choice
 * matters little, that comes first.
 */
export function mainReasons(reasons: readonly KingReason[]): readonly KingReason[] {
  const [first] = reasons;
  const even = reasons.find(isEven);
  if (first === undefined || first === even || FINAL.has(first.kind)) return reasons.slice(0, 1);
  if (first.kind === "gives") return even === undefined ? reasons.slice(0, 2) : [even, first];
  const risk = reasons.filter(({ kind }) => kind === "risks");
  if (even !== undefined) return [even, first, ...risk];
  const dice = reasons.filter(({ kind }) => kind === "dice").slice(0, DICE_TOLD_MAX);
  return [first, ...(risk.length > 0 ? risk : dice)];
}

function isEven(reason: KingReason): boolean {
  return reason.kind === "chances" && reason.verdict !== "better";
}

interface Weighed extends Prospects {
  /** Whether the next best line is as good. */
  readonly isEven: boolean;
}

/** The card that the roll is for. If the next best line is worse, but not for this card, another tells them apart. */
function aimReason(state: State, aim: CharacterId, prospects: Weighed): KingReason {
  const { now, after, instead, isEven: isNextAsGood } = prospects;
  const isLifted = isNextAsGood || instead === undefined || liftOf(prospects, aim) > 0;
  const sure = sureOf(prospects);
  const chance = chanceOf(after, aim);
  return {
    kind: "aim",
    card: aim,
    other: isLifted ? undefined : liftedOf(prospects, aim),
    sure: sure !== undefined && isFree(state, sure.card) ? undefined : sure,
    help: helpOf(state, aim),
    chance: Math.abs(chance - chanceOf(now, aim)) < SAME_CHANCE ? chance : undefined,
  };
}

/** A card whose chance differs less from the one that it shows is told with its chance. */
const SAME_CHANCE = 0.005;

/** Further facts about a roll: the benefit of the aim, and the cards that become likelier or often come. */
function aimFacts(state: State, aim: CharacterId, prospects: Prospects): readonly KingReason[] {
  const { instead = {}, worths } = prospects;
  const lifted = liftedOf(prospects, aim);
  const sure = sureOf(prospects)?.card;
  const likely = likelyOf(prospects, aim, sure);
  return [
    givesReason(state, aim, { win: hopeOf(worths, aim), isAtMost: aim === "king" }),
    ...(lifted === undefined
      ? []
      : [
          {
            kind: "lifts",
            ...cardChance(lifted, prospects),
            less: chanceOf(instead, lifted),
          } as const,
        ]),
    ...(likely === undefined
      ? []
      : [{ kind: "likely", ...cardChance(likely, prospects) } as const]),
    ...(sure !== undefined && isFree(state, sure)
      ? [{ kind: "atWorst", card: sure } as const]
      : []),
  ];
}

function givesReason(
  state: State,
  card: CharacterId,
  { win, isAtMost }: { readonly win: number | undefined; readonly isAtMost: boolean },
): KingReason {
  const isTowardsKing = helpsTowardsKing(state, card);
  return { kind: "gives", card, win, isAtMost, isTowardsKing, help: helpOf(state, card) };
}

function cardChance(card: CharacterId, { after, worths }: Prospects): CardChance {
  return { card, chance: chanceOf(after, card), win: worthOf(worths, card) };
}

/** The card that is sure if the player stops now, and that the roll puts at risk. */
function riskReasons(prospects: Prospects): readonly KingReason[] {
  const { after, worths } = prospects;
  const card = safestOf(prospects);
  if (card === undefined) return [];
  const sure = sureOf(prospects)?.card;
  const least = sure === undefined ? (worths.nothing ?? 0) : worthOf(worths, sure);
  const chance = chanceOf(after, card);
  const cost = (1 - chance) * (worthOf(worths, card) - least);
  return cost < RISK_MIN ? [] : [{ kind: "risks", card, chance }];
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
  if (isFinalRound(state)) return finalReasons(state, lines);
  const chances = compareChances(lines, cardOfNext(lines));
  if (best === undefined || taken === undefined || taken === "nothing") return chances;
  const instead = other && cardTaken(other);
  const gives = givesReason(state, taken, { win: undefined, isAtMost: false });
  if (instead !== undefined && instead !== "nothing") {
    const win = other?.chance ?? 0;
    const edge = edgeOf(state, { card: taken, win: best.chance }, { card: instead, win });
    return [gives, { kind: "otherwise", card: instead, win, edge }, ...chances];
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
