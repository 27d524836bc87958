import { assertNever, FACES, type Faces } from "@courtly/engine";
import {
  CHARACTERS,
  costOf,
  markOf,
  type CharacterId,
  type KingWords,
  type State,
} from "@courtly/to-court-the-king";
import { apart, comparisonWords, type ChanceSpeech } from "../chanceWords.ts";
import type { Edge } from "./edges.ts";
import type { Gap } from "./gaps.ts";
import type { Help } from "./helps.ts";
import type { KeptDice } from "./keptDice.ts";
import type { CardChance, KingReason } from "./reasons.ts";
import type { StepAt } from "./turnOdds.ts";
import type { Gift, KingReasonWords } from "./words/en.ts";

/** All that a reason needs to be put into words. */
export interface KingSpeech extends ChanceSpeech {
  readonly king: KingWords;
  readonly reasons: KingReasonWords;
  /** The words for a step; each app has its own, those of its buttons or menus. */
  readonly step: (step: StepAt) => string;
}

type Of<Kind extends KingReason["kind"]> = Extract<KingReason, { kind: Kind }>;

/** Puts a reason into words. */
export function reasonWords(state: State, reason: KingReason, speech: KingSpeech): string {
  const { king, reasons } = speech;
  const { names, mark } = king;
  switch (reason.kind) {
    case "chances":
      return comparisonWords(reason, reason.next && speech.step(reason.next), speech);
    case "toMark":
      return later(
        reasons.toMark({
          need: reason.need,
          mark: mark(reason.mark),
          kept: reason.kept && mark(reason.kept),
          more: reason.more,
          rolls: reason.rolls,
        }),
        reason.later,
        reasons,
      );
    case "reached":
      return later(reasons.reached(mark(reason.result), mark(reason.mark)), reason.later, reasons);
    case "missed":
      return reasons.missed(mark(reason.result), mark(reason.mark));
    case "hopeless":
      return reasons.hopeless(mark(reason.mark));
    case "aim":
      return aimWords(state, reason, speech);
    case "dice":
      return diceWords(reason.why, speech);
    case "gives":
      return givesWords(state, reason, speech);
    case "otherwise":
      return otherwiseWords(reason, speech);
    case "lifts":
      return reasons.lifts({
        ...cardChanceWords(reason, speech),
        less: speech.percent(reason.less, reason.less > 0 ? 1 : 0),
      });
    case "elsewhere":
      return reasons.elsewhere(speech.chances.quoted(speech.step(reason.next)), names[reason.card]);
    case "likely":
      return reasons.likely(cardChanceWords(reason, speech));
    case "higherMark":
      return reasons.higherMark;
    case "waits":
      return reasons.waits(reason.cards.map((card) => names[card]).join(", "));
    case "won":
      return reason.isAny ? reasons.won.any : reasons.won.several;
    case "atWorst":
      return reasons.atWorst(names[reason.card]);
    case "sure":
      return sureWords(state, reason, speech);
    case "tempts":
      return temptsWords(reason, speech);
    case "apart":
      return apartWords(reason, speech);
    case "mayStop":
      return reason.card === "charlatan"
        ? reasons.mayTurnFool
        : reasons.mayStop(names[reason.card]);
    case "stops":
      return stopsWords(reason, speech);
    case "rollsOn":
      return reasons.rollsOn(
        reason.better && cardChanceWords(reason.better, speech),
        reason.atRisk && cardChanceWords(reason.atRisk, speech),
      );
    default:
      return assertNever(reason);
  }
}

/** The cost of a card in short: what else would do is on the card itself. */
export function costWords(
  { rules }: State,
  id: CharacterId,
  { cost }: Pick<KingWords, "cost">,
): string {
  return cost(costOf(rules, id)).replace(/ \(.*\)$/, "");
}

function sureWords(state: State, { card, isNearly, help }: Of<"sure">, speech: KingSpeech): string {
  const { king, reasons } = speech;
  return reasons.sureOnly(
    { name: king.names[card], isNearly, win: undefined },
    costWords(state, card, king),
    gainWords(help, reasons),
  );
}

function otherwiseWords(
  { card, edge, win }: Of<"otherwise">,
  { king, reasons, estimate }: KingSpeech,
): string {
  const name = king.names[card];
  const does = king.ability(CHARACTERS[card].ability);
  const said = reasons.otherwise({ name, does, win: estimate(win) });
  return edge === undefined ? said : `${said} ${edgeWords(edge, name, reasons)}`;
}

function givesWords(state: State, reason: Of<"gives">, speech: KingSpeech): string {
  const { king, reasons, estimate } = speech;
  const win = reason.win === undefined ? undefined : estimate(reason.win);
  const most = reason.isAtMost && win !== undefined ? reasons.upTo(win) : win;
  const asks = reason.isPaid ? paidWords(state, reason.card, king) : undefined;
  const said = cardWords(
    reason.card,
    reason.help,
    { asks, isMade: reason.isMade, win: most },
    speech,
  );
  return reason.isTowardsKing ? `${said} ${reasons.asksSeven}` : said;
}

/**
 * The cost of a card that is paid; what else would do is told if so many dice are equal that they count as several sets,
 * and other sets are missing.
 */
function paidWords(state: State, id: CharacterId, king: KingWords): string {
  const cost = costOf(state.rules, id);
  const dice = [...state.dice.aside, ...state.dice.active];
  return cost.kind === "sets" &&
    markOf(dice).count > Math.max(...cost.sizes) &&
    setsIn(dice, Math.min(...cost.sizes)) < cost.sizes.length
    ? king.cost(cost).replace(/ \((.*)\)$/, "; $1")
    : costWords(state, id, king);
}

/** The number of values that at least so many dice show. */
function setsIn(dice: Faces, size: number): number {
  return FACES.filter((face) => dice.filter((die) => die === face).length >= size).length;
}

function temptsWords(
  { card, isSure, win, isAsGood }: Of<"tempts">,
  { king, reasons, estimate }: KingSpeech,
): string {
  const told = { name: king.names[card], isSure };
  return reasons.tempts({ ...told, win: isAsGood ? undefined : estimate(win) });
}

function stopsWords({ card, win, rolling, isAsGood }: Of<"stops">, speech: KingSpeech): string {
  const [lower] = apart(win, rolling, speech);
  return speech.reasons.stops(speech.king.names[card], isAsGood ? undefined : lower);
}

/** Equal dice that are not kept, with the chance to win with them. */
function apartWords(
  { isAsGood, isLow, win, best, ...reason }: Of<"apart">,
  speech: KingSpeech,
): string {
  const { worse, asGood } = speech.reasons.apart;
  const dice = reason.dice.join(" ");
  const [lower] = apart(win, best, speech);
  return isAsGood ? asGood(dice) : worse(dice, lower, isLow);
}

/** Adds that other players still roll, in the final round. */
function later(said: string, players: number, reasons: KingReasonWords): string {
  return players === 0 ? said : `${said} ${reasons.later(players)}`;
}

function aimWords(state: State, reason: Of<"aim">, speech: KingSpeech): string {
  const { king, reasons, percent, estimate } = speech;
  const { card, other, sure, chance, isThisWay, help, win } = reason;
  const asking = (id: CharacterId) => ({ name: king.names[id], asks: costWords(state, id, king) });
  return reasons.aim({
    aim: asking(card),
    other: other && asking(other),
    sure: sure && {
      name: king.names[sure.card],
      isNearly: sure.isNearly,
      win: win === undefined ? undefined : estimate(sure.win),
    },
    gain: gainWords(help, reasons),
    chance: percent(chance),
    isThisWay,
    win: win === undefined ? undefined : estimate(win),
  });
}

function diceWords(why: KeptDice, { king: { names }, reasons }: KingSpeech): string {
  switch (why.kind) {
    case "keeps": {
      const name = why.card && names[why.card];
      const helping = why.helping.map(({ card, face }) => reasons.helping(names[card], face));
      const rolled = reasons.rolled(why.rolls, why.needsCards, helping);
      const said = `${gapWords(why.gap, why.adds && names[why.adds], reasons)}; ${rolled}`;
      return name === undefined ? said : reasons.keptFor(name, lowerFirst(said));
    }
    case "pays":
      return reasons.pays(names[why.card], why.isNearly);
    case "adds":
      return reasons.adds(names[why.card], why.face);
    case "one":
      return reasons.keepOne(why.rolls);
    case "joins":
      return reasons.joins(names[why.card]);
    case "brings":
      return reasons.brings(names[why.card], why.face);
    case "rerolls":
      return reasons.rerolls(names[why.card]);
    default:
      return assertNever(why);
  }
}

/** The ability of a card, its benefit, and the chance to win with it. */
function cardWords(
  card: CharacterId,
  help: Help,
  told: Pick<Gift, "asks" | "isMade" | "win">,
  { king, reasons }: KingSpeech,
): string {
  return reasons.card({
    name: king.names[card],
    does: king.ability(CHARACTERS[card].ability),
    helps: helpWords(help, reasons),
    ...told,
  });
}

function helpWords(help: Help, { helps }: KingReasonWords): string {
  if (help.kind !== "dice") return helps[help.kind];
  const when = help.isAtWill ? helps.atWill : "";
  return help.dice === help.before ? when : `${when}${helps.moreDice(help.dice, help.before)}`;
}

function cardChanceWords(
  { card, chance, win }: CardChance,
  { king, percent, estimate }: KingSpeech,
) {
  return { name: king.names[card], chance: percent(chance, 1), win: estimate(win) };
}

/** @param adds a card that can bring one of the missing dice */
function gapWords(gap: Gap, adds: string | undefined, { gaps }: KingReasonWords): string {
  switch (gap.kind) {
    case "alike":
      return gaps.alike({ ...gap, adds });
    case "pips":
      return gaps.pips(gap.have, gap.asked);
    case "dice":
      return gaps.dice(gap.more, gap.fits, gap.alike);
    case "further":
      return gaps.further(gap.have, gap.face);
    case "odd":
    case "even":
      return gaps[gap.kind];
    default:
      return assertNever(gap);
  }
}

/** The benefit of a card in a few words; `undefined` if its dice are more than there are. */
function gainWords(help: Help, { gains }: KingReasonWords): string | undefined {
  if (help.kind !== "dice") return gains[help.kind];
  return help.dice === help.before ? undefined : gains.dice(help.dice - help.before);
}

function edgeWords(edge: Edge, other: string, { edges }: KingReasonWords): string {
  switch (edge.kind) {
    case "lastCopy":
      return edges.lastCopy(other, edge.left);
    case "harder":
      return edges.harder(other);
    case "asGood":
    case "keepsFool":
    case "pips":
      return edges[edge.kind];
    default:
      return assertNever(edge);
  }
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
