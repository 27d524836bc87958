import type { Advice, AdviceLine } from "@courtly/bots/advice";
import type { Odds } from "@courtly/odds";
import {
  isFinalRound,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { isLittleMore } from "../chances.ts";
import {
  cardTaken,
  compareSteps,
  withLowDice,
  type Comparison,
  type Shown,
} from "./comparisons.ts";
import { edgeOf, type Edge } from "./edges.ts";
import { finalReason, type FinalReason } from "./finalRound.ts";
import { helpOf, helpsTowardsKing, type Help } from "./helps.ts";
import { keptDice, waitingCards, type KeptDice } from "./keptDice.ts";
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
  NEARLY_SURE,
  safestOf,
  sureOf,
  worthOf,
  type Prospects,
  type SureCard,
} from "./prospects.ts";
import { temptationOf, type Temptation } from "./temptation.ts";
import { chancesOf, markChance, stepsAt, type Chances } from "./turnOdds.ts";
import { wonReasons, type WonReason } from "./won.ts";

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
  | Comparison
  | FinalReason
  | WonReason
  /**
   * The card that the roll is for. `other` is a second card, which distinguishes the line from the next one; `sure` is
   * a card that it cannot miss. `chance` is that after the line, `isThisWay` if the card itself shows another one; `win`
   * is the chance to win with the aim, told beside that of the sure card.
   */
  | {
      readonly kind: "aim";
      readonly card: CharacterId;
      readonly other: CharacterId | undefined;
      readonly sure: SureCard | undefined;
      readonly help: Help;
      readonly chance: number;
      readonly isThisWay: boolean;
      readonly win: number | undefined;
    }
  /** Why the line keeps these dice. */
  | { readonly kind: "dice"; readonly why: KeptDice }
  /** The benefit of the card to take or to aim for. `isAtMost`: a King may be worth less, with fewer equal dice. */
  | ({
      readonly kind: "gives";
      /** Whether the line takes the card: its dice are enough, `made` by a called card. */
      readonly isPaid: boolean;
      readonly isMade: boolean;
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
  /** Cards of the hand that can still be called after the roll. */
  | { readonly kind: "waits"; readonly cards: readonly CharacterId[] }
  | { readonly kind: "atWorst"; readonly card: CharacterId }
  /** A card that the roll cannot miss, or hardly, if there is no aim beyond it, and its benefit. */
  | ({ readonly kind: "sure"; readonly help: Help } & SureCard)
  /** A likely card of a high tier that the advice passes by, although it might be expected. */
  | ({ readonly kind: "tempts" } & Temptation)
  /** The card that is sure only if the player stops now, and the chances to win with it and by rolling on. */
  | {
      readonly kind: "stops";
      readonly card: CharacterId;
      readonly win: number;
      readonly rolling: number;
      readonly isAsGood: boolean;
    }
  /** The better card that another roll could bring, and the card that it would risk. */
  | {
      readonly kind: "rollsOn";
      readonly better: CardChance | undefined;
      readonly atRisk: CardChance | undefined;
    };

type Told = Pick<Advice, "lines" | "worths" | "chanceAfter"> & {
  /** The decision that is shown, if the advice was given before some steps of this turn. */
  readonly shown?: Shown;
};

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
  { lines, worths, chanceAfter = {}, shown = { state, lines, chanceAfter } }: Told,
): readonly KingReason[] | undefined {
  if (markChance(best) !== undefined) return finalReasons(state, lines, shown);
  if (worths === undefined) return undefined;
  const prospects = {
    now: { ...now, ...freeOf(state) },
    after: { ...chancesOf(best), ...freeOf(state) },
    instead: other && { ...chancesOf(other), ...freeOf(state) },
    worths,
  };
  const [line] = lines;
  const aim = aimOf(prospects);
  const sure = sureOf(prospects);
  if (line === undefined || (aim === undefined && sure === undefined)) return undefined;
  const [, next] = lines;
  const isNextAsGood = next !== undefined && isLittleMore(line.chance, next.chance);
  const lifted = aim && liftedOf(prospects, aim);
  const likely = aim && likelyOf(prospects, aim, sure?.card);
  const cards = [aim, lifted, likely, sure?.card].flatMap((card) => card ?? []);
  const compared = compareSteps(shown, (other) =>
    isLine(other, next) ? otherGoal(prospects) : undefined,
  );
  const main = aim ?? sure?.card;
  const comparisons = main === "king" ? compared.map((each) => withLowDice(each, shown)) : compared;
  // What was sure when the plan began is told only there: its steps change the dice.
  const isBegun = shown.state !== state;
  const stops = isBegun ? [] : stopReasons(prospects, line.chance);
  const waiting = waitingCards(state, line);
  const beside = [sure?.card, ...stops.map(({ card }) => card)].flatMap((card) => card ?? []);
  return [
    ...wonReasons(shown, main),
    ...(aim === undefined
      ? sureReasons(state, sure)
      : [aimReason(state, aim, { ...prospects, isNextAsGood, isStopTold: stops.length > 0 })]),
    ...stops.filter(({ card }) => !comparisons.some((each) => isStop(each, card))),
    ...(isBegun
      ? []
      : tempts(state, prospects, {
          told: main === undefined ? [] : [main, ...beside],
          win: line.chance,
        })),
    ...keptDice(state, line, {
      cards,
      aim,
      sure: sure?.card,
      chances: prospects.after,
      next: nextOf(shown),
    }).map((why) => ({ kind: "dice", why }) as const),
    ...(aim === undefined ? [] : aimFacts(state, aim, prospects)),
    ...comparisons,
    ...(waiting.length > 0 ? [{ kind: "waits", cards: waiting } as const] : []),
  ];
}

function tempts(...given: Parameters<typeof temptationOf>): readonly KingReason[] {
  const found = temptationOf(...given);
  return found === undefined ? [] : [{ kind: "tempts", ...found }];
}

function isLine({ steps }: AdviceLine, line: AdviceLine | undefined): boolean {
  return steps.join() === line?.steps.join();
}

function isStop(comparison: Comparison, card: CharacterId): boolean {
  return comparison.kind === "mayStop" && comparison.card === card;
}

/** The card that the next best line rolls for, if it is another one. */
function otherGoal({ now, after, instead, worths }: Prospects): CharacterId | undefined {
  const goalOf = (prospects: Prospects) => aimOf(prospects) ?? sureOf(prospects)?.card;
  if (instead === undefined) return undefined;
  const goal = goalOf({ now, after: instead, instead: after, worths });
  return goal === goalOf({ now, after, instead, worths }) ? undefined : goal;
}

/** Without an aim beyond a sure card: with the King, the roll is for a higher mark. */
function sureReasons(state: State, sure: SureCard | undefined): readonly KingReason[] {
  if (sure === undefined) return [];
  return sure.card === "king"
    ? [{ kind: "higherMark" }]
    : [{ kind: "sure", ...sure, help: helpOf(state, sure.card) }];
}

/** The reasons of the final round, where only the mark counts. */
function finalReasons(
  state: State,
  [line]: readonly AdviceLine[],
  shown: Shown,
): readonly KingReason[] {
  const reason = finalReason(state, line);
  const kept =
    line &&
    keptDice(state, line, {
      cards: [],
      aim: undefined,
      sure: undefined,
      chances: {},
      next: nextOf(shown),
    });
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(kept ?? []).map((why) => ({ kind: "dice", why }) as const),
    ...compareSteps(shown, () => undefined),
  ];
}

/** The next step of the best line. */
function nextOf({ state, lines: [best] }: Shown): Action | undefined {
  return best && stepsAt(state, best.steps)[0]?.action;
}

/** The results of the final round, which need no further reason. */
const FINAL: ReadonlySet<KingReason["kind"]> = new Set(["reached", "missed", "hopeless"]);

/** The most reasons that are told in short. */
const TOLD_MAX = 4;

/** The kinds that explain a roll in short, the most important first. Equal dice that are not kept are seen at once. */
const TOLD: readonly KingReason["kind"][] = [
  "apart",
  "dice",
  "stops",
  "mayStop",
  "tempts",
  "elsewhere",
];

/** The cards that can still help are told beside at most so many other reasons. */
const BESIDE_WAITS_MAX = 2;

/**
 * The reasons that explain the next step in short. For a roll: its purpose, the dice, the cards that are given up, and the
 * cards that can still help. For a card: its benefit, and what the most obvious other choice would bring. In a game that
 * is won, the purpose is enough.
 */
export function mainReasons(reasons: readonly KingReason[]): readonly KingReason[] {
  const [first, second] = reasons;
  if (first?.kind === "won") return reasons.slice(0, 2);
  if (first === undefined || FINAL.has(first.kind) || first.kind === "chances")
    return reasons.slice(0, 1);
  if (first.kind === "gives") {
    const other = reasons.find(isAsGood) ?? reasons.find(({ kind }) => kind === "tempts") ?? second;
    return other === undefined ? [first] : [first, other];
  }
  const others = TOLD.flatMap((kind) => reasons.filter((each) => each.kind === kind));
  const told = [first, ...others.filter((each) => each !== first)].slice(0, TOLD_MAX);
  const waits = reasons.filter(({ kind }) => kind === "waits");
  return told.length > BESIDE_WAITS_MAX ? told : [...told, ...waits];
}

/** Whether a reason names a card that is as good as the one that is taken. */
function isAsGood(reason: KingReason): boolean {
  return reason.kind === "otherwise" && reason.edge?.kind === "asGood";
}

interface Weighed extends Prospects {
  readonly isNextAsGood: boolean;
  /** Whether another sure card is told, which is given up. */
  readonly isStopTold: boolean;
}

/** The card that the roll is for. If the next best line is worse, but not for this card, another tells them apart. */
function aimReason(state: State, aim: CharacterId, prospects: Weighed): KingReason {
  const { now, after, instead, worths, isNextAsGood, isStopTold } = prospects;
  const isLifted = isNextAsGood || instead === undefined || liftOf(prospects, aim) > 0;
  const sure = sureOf(prospects);
  const chance = chanceOf(after, aim);
  const isSureTold = sure !== undefined && sure.card !== aim && !isFree(state, sure.card);
  return {
    kind: "aim",
    card: aim,
    other: isLifted ? undefined : liftedOf(prospects, aim),
    sure: isSureTold && !isStopTold ? sure : undefined,
    help: helpOf(state, aim),
    chance,
    isThisWay: Math.abs(chance - chanceOf(now, aim)) >= SAME_CHANCE,
    win: isSureTold && !isStopTold ? hopeOf(worths, aim) : undefined,
  };
}

/** A chance that differs less from the one that the card shows is the same. */
const SAME_CHANCE = 0.005;

/** Further facts about a roll: the benefit of the aim, and the cards that become likelier or often come. */
function aimFacts(state: State, aim: CharacterId, prospects: Prospects): readonly KingReason[] {
  const { instead = {}, worths } = prospects;
  const lifted = liftedOf(prospects, aim);
  const sure = sureOf(prospects)?.card;
  const likely = likelyOf(prospects, aim, sure);
  return [
    givesReason(state, aim, { win: hopeOf(worths, aim) }),
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

/** @param line the line that takes the card, and shows the chance to win with it */
function givesReason(
  state: State,
  card: CharacterId,
  { win, line }: { readonly win?: number; readonly line?: AdviceLine },
): KingReason {
  const isPaid = line !== undefined;
  const isMade = line?.steps.some((step) => step.startsWith("use ")) ?? false;
  const isAtMost = !isPaid && card === "king";
  const isTowardsKing = helpsTowardsKing(state, card);
  const help = helpOf(state, card);
  return { kind: "gives", card, isPaid, isMade, win, isAtMost, isTowardsKing, help };
}

function cardChance(card: CharacterId, { after, worths }: Prospects): CardChance {
  return { card, chance: chanceOf(after, card), win: worthOf(worths, card) };
}

/** The card that is sure if the player stops now, and that the roll can miss. */
function stopReasons(
  prospects: Prospects,
  rolling: number,
): readonly Extract<KingReason, { kind: "stops" }>[] {
  const { after, worths } = prospects;
  const card = safestOf(prospects);
  // The worth of a King depends on his mark, so there is no one chance to compare.
  if (card === undefined || card === "king" || chanceOf(after, card) >= NEARLY_SURE) return [];
  const win = worthOf(worths, card);
  // With a card that wins more, the advice would need another reason than this.
  if (!isLittleMore(win, rolling)) return [];
  return [{ kind: "stops", card, win, rolling, isAsGood: isLittleMore(rolling, win) }];
}

/**
 * The reasons for a line that takes a card: its benefit, and what another card or another roll would bring.
 * @param now the chances of the cards now
 * @param rolled the odds after the next best line, if that rolls
 */
export function reasonsToTake(
  state: State,
  { lines, worths, shown = { state, lines } }: Told,
  {
    now = {},
    rolled,
  }: { readonly now?: Chances; readonly rolled?: readonly Odds[] | undefined } = {},
): readonly KingReason[] {
  const [best, other] = lines;
  const taken = best && cardTaken(best);
  if (isFinalRound(state)) return finalReasons(state, lines, shown);
  const compared = compareSteps(shown);
  if (best === undefined || taken === undefined || taken === "nothing") return compared;
  // A roll or a card that is as good has reasons of its own.
  const chances = compared.filter((each) => each.kind !== "chances" || each.verdict === "better");
  const instead = other && cardTaken(other);
  const won = wonReasons(shown, taken);
  const gives = givesReason(state, taken, { line: shown.lines[0] ?? best });
  const told = [taken, ...(instead === undefined || instead === "nothing" ? [] : [instead])];
  const isBegun = shown.state !== state;
  const tempting =
    worths === undefined || isBegun
      ? []
      : tempts(state, { now, worths }, { told, win: best.chance });
  if (instead !== undefined && instead !== "nothing") {
    const win = other?.chance ?? 0;
    const edge = edgeOf(state, { card: taken, win: best.chance }, { card: instead, win });
    return [
      ...won,
      gives,
      ...tempting,
      { kind: "otherwise", card: instead, win, edge },
      ...chances,
    ];
  }
  if (rolled === undefined || worths === undefined) return [...won, gives, ...tempting, ...chances];
  const after = { ...chancesOf(rolled), ...freeOf(state) };
  const prospects = { now: {}, after, instead: undefined, worths };
  return [...won, gives, ...tempting, ...rollsOnReasons(taken, prospects), ...chances];
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
