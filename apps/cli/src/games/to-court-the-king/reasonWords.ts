import type {
  CardChance,
  Edge,
  Gap,
  Help,
  KeptDice,
  KingReason,
} from "@courtly/coach/to-court-the-king";
import { assertNever } from "@courtly/engine";
import { CHARACTERS, costOf, type CharacterId, type State } from "@courtly/to-court-the-king";
import { comparisonWords } from "../../play/coach.ts";
import { estimate, percent } from "../../play/percent.ts";
import type { Speech } from "../../speech.ts";
import { stepWords } from "./stepWords.ts";

/** Puts a reason for the advice into words. */
export function reasonWords(state: State, reason: KingReason, speech: Speech): string {
  const { king, kingTable, table } = speech;
  const { coach: words } = kingTable;
  const name = (card: CharacterId) => king.names[card];
  const tenths = (chance: number) => percent(chance, chance === 0 ? 0 : 1, table);
  switch (reason.kind) {
    case "chances": {
      const { next } = reason;
      return comparisonWords(reason, next && stepWords(next, speech), table);
    }
    case "toMark":
      return later(
        words.toMark({
          need: reason.need,
          mark: king.mark(reason.mark),
          kept: reason.kept && king.mark(reason.kept),
          more: reason.more,
          rolls: reason.rolls,
        }),
        reason.later,
        words,
      );
    case "reached":
      return later(
        words.reached(king.mark(reason.result), king.mark(reason.mark)),
        reason.later,
        words,
      );
    case "missed":
      return words.missed(king.mark(reason.result), king.mark(reason.mark));
    case "hopeless":
      return words.hopeless(king.mark(reason.mark));
    case "aim":
      return aimWords(state, reason, speech);
    case "dice":
      return diceWords(reason.why, speech);
    case "gives":
      return givesWords(state, reason, speech);
    case "otherwise":
      return otherwiseWords(reason, speech);
    case "lifts":
      return words.lifts(cardChanceWords(reason, speech), tenths(reason.less));
    case "likely":
      return words.likely(cardChanceWords(reason, speech));
    case "higherMark":
      return words.higherMark;
    case "waits":
      return words.waits(reason.cards.map(name).join(", "));
    case "atWorst":
      return words.atWorst(name(reason.card));
    case "sure":
      return sureWords(state, reason, speech);
    case "apart":
      return apartWords(reason, speech);
    case "mayStop":
      return reason.card === "charlatan" ? words.mayTurnFool : words.mayStop(name(reason.card));
    case "stops":
      return stopsWords(reason, speech);
    case "rollsOn":
      return words.rollsOn(
        reason.better && cardChanceWords(reason.better, speech),
        reason.atRisk && cardChanceWords(reason.atRisk, speech),
      );
    default:
      return assertNever(reason);
  }
}

function sureWords(
  state: State,
  { card, isNearly, help }: Extract<KingReason, { kind: "sure" }>,
  speech: Speech,
): string {
  const { coach: words } = speech.kingTable;
  return words.sureOnly(
    { name: speech.king.names[card], isNearly, win: undefined },
    costWords(state, card, speech),
    gainWords(help, words.gains),
  );
}

function otherwiseWords(
  { card, edge, win }: Extract<KingReason, { kind: "otherwise" }>,
  { king, kingTable, table }: Speech,
): string {
  const { coach: words } = kingTable;
  const name = king.names[card];
  const ability = king.ability(CHARACTERS[card].ability);
  const said = words.otherwise({ name, ability, win: estimate(win, 0, table) });
  return edge === undefined ? said : `${said} ${edgeWords(edge, name, words.edges)}`;
}

function givesWords(
  state: State,
  {
    card,
    help,
    isPaid,
    isMade,
    isAtMost,
    isTowardsKing,
    ...reason
  }: Extract<KingReason, { kind: "gives" }>,
  speech: Speech,
): string {
  const { coach: words } = speech.kingTable;
  const win = reason.win === undefined ? undefined : estimate(reason.win, 0, speech.table);
  const most = isAtMost && win !== undefined ? words.upTo(win) : win;
  const asks = isPaid ? costWords(state, card, speech) : undefined;
  const said = cardWords(card, { help, asks, isMade, win: most }, speech);
  return isTowardsKing ? `${said} ${words.towardsKing}` : said;
}

/** A card that is given up, with both chances to win. */
function stopsWords(
  { card, win, rolling }: Extract<KingReason, { kind: "stops" }>,
  { king, kingTable, table }: Speech,
): string {
  return kingTable.coach.stops(king.names[card], ...toldApart(win, rolling, table));
}

/** Equal dice that are not kept, with both chances to win. */
function apartWords(
  { dice, win, best, isAsGood }: Extract<KingReason, { kind: "apart" }>,
  { kingTable, table }: Speech,
): string {
  const { apart } = kingTable.coach;
  const faces = dice.join(" ");
  return isAsGood ? apart.asGood(faces) : apart.worse(faces, ...toldApart(win, best, table));
}

/** Two chances to win, with tenths of a per cent if they would look equal. */
function toldApart(one: number, other: number, table: Speech["table"]): readonly [string, string] {
  const whole = (chance: number) => estimate(chance, 0, table);
  const decimals = whole(one) === whole(other) ? 1 : 0;
  return [estimate(one, decimals, table), estimate(other, decimals, table)];
}

type Words = Speech["kingTable"]["coach"];

/** Adds that other players still roll, in the final round. */
function later(said: string, players: number, words: Words): string {
  return players === 0 ? said : `${said} ${words.later(players)}`;
}

function aimWords(
  state: State,
  { card, other, sure, chance, help, win }: Extract<KingReason, { kind: "aim" }>,
  speech: Speech,
): string {
  const { king, kingTable, table } = speech;
  const { coach: words } = kingTable;
  const asking = (id: CharacterId) => ({
    name: king.names[id],
    asks: costWords(state, id, speech),
  });
  const winning = (value: number) => (win === undefined ? undefined : estimate(value, 0, table));
  return words.aim({
    aim: asking(card),
    other: other && asking(other),
    sure: sure && {
      name: king.names[sure.card],
      isNearly: sure.isNearly,
      win: winning(sure.win),
    },
    gain: gainWords(help, words.gains),
    chance: chance === undefined ? undefined : percent(chance, 0, table),
    win: winning(win ?? 0),
  });
}

/** The cost of a card in short, without what else would do. */
function costWords({ rules }: State, id: CharacterId, { king }: Speech): string {
  return king.cost(costOf(rules, id)).replace(/ \(.*\)$/, "");
}

function diceWords(why: KeptDice, { king, kingTable }: Speech): string {
  const { coach: words } = kingTable;
  switch (why.kind) {
    case "keeps": {
      const name = why.card && king.names[why.card];
      const adds = why.adds && king.names[why.adds];
      const bringing = why.bringing.map(({ card, face }) => words.bringing(king.names[card], face));
      const rolled = words.rolled(why.rolls, why.needsCards, bringing);
      const said = `${gapWords(why.gap, adds, words.gaps)}${rolled}`;
      return name === undefined ? said : words.keptFor(name, lowerFirst(said));
    }
    case "pays":
      return words.pays(king.names[why.card], why.isNearly);
    case "adds":
      return words.adds(king.names[why.card], why.face);
    case "one":
      return words.keepOne(why.rolls);
    case "joins":
      return words.joins(king.names[why.card]);
    case "brings":
      return words.brings(king.names[why.card], why.face);
    case "rerolls":
      return words.rerolls(king.names[why.card]);
    default:
      return assertNever(why);
  }
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** @param adds a card that can bring one of the missing dice */
function gapWords(gap: Gap, adds: string | undefined, words: Words["gaps"]): string {
  switch (gap.kind) {
    case "alike":
      return words.alike({ ...gap, adds });
    case "pips":
      return words.pips(gap.have, gap.asked);
    case "dice":
      return words.dice(gap.more);
    case "odd":
    case "even":
      return words[gap.kind];
    default:
      return assertNever(gap);
  }
}

/** The benefit of a card in a few words; `undefined` if its dice are more than there are. */
function gainWords(help: Help, words: Words["gains"]): string | undefined {
  if (help.kind !== "dice") return words[help.kind];
  return help.dice === help.before ? undefined : words.dice(help.dice - help.before);
}

function edgeWords(edge: Edge, other: string, words: Words["edges"]): string {
  switch (edge.kind) {
    case "lastCopy":
      return words.lastCopy(other, edge.left);
    case "harder":
      return words.harder(other);
    case "asGood":
    case "keepsFool":
    case "pips":
      return words[edge.kind];
    default:
      return assertNever(edge);
  }
}

/** The ability of a card, its benefit, and the chance to win with it. */
function cardWords(
  card: CharacterId,
  {
    help,
    asks,
    isMade,
    win,
  }: {
    readonly help: Help;
    readonly asks: string | undefined;
    readonly isMade: boolean;
    readonly win: string | undefined;
  },
  { king, kingTable }: Speech,
): string {
  return kingTable.coach.card({
    name: king.names[card],
    ability: king.ability(CHARACTERS[card].ability),
    help: helpWords(help, kingTable.coach.helps),
    asks,
    isMade,
    win,
  });
}

function helpWords(help: Help, words: Words["helps"]): string {
  switch (help.kind) {
    case "mark":
    case "anotherTry":
    case "matching":
      return words[help.kind];
    case "dice": {
      const { isAtWill, dice, before } = help;
      return `${isAtWill ? words.atWill : ""}${dice === before ? "" : words.moreDice(dice, before)}`;
    }
    default:
      return assertNever(help);
  }
}

function cardChanceWords({ card, chance, win }: CardChance, { king, table }: Speech) {
  return {
    name: king.names[card],
    chance: percent(chance, 1, table),
    win: estimate(win, 0, table),
  };
}
