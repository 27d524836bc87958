import { assertNever } from "@courtly/engine";
import type {
  CardChance,
  Edge,
  Gap,
  Help,
  KeptDice,
  KingReason,
} from "@courtly/coach/to-court-the-king";
import { CHARACTERS, costOf, type CharacterId, type State } from "@courtly/to-court-the-king";
import { chanceComparisonWords } from "../../../table/coach/chanceWords.ts";
import { abilityBrief } from "../court/cardWords.ts";
import { king as kingWords } from "../languages/gameWords.ts";
import { stepWords } from "./kingStep.tsx";
import type { Gift } from "./words/en.ts";
import { words } from "./words/index.ts";

/** Puts a reason into words, in the current language. */
export function reasonWords(state: State, reason: KingReason): string {
  const { king, estimate } = words();
  const { names, ability, mark } = kingWords();
  switch (reason.kind) {
    case "chances":
      return chanceComparisonWords(reason, reason.next && stepWords(reason.next));
    case "toMark":
      return later(
        king.toMark({
          need: reason.need,
          mark: mark(reason.mark),
          kept: reason.kept && mark(reason.kept),
          more: reason.more,
          rolls: reason.rolls,
        }),
        reason.later,
      );
    case "reached":
      return later(king.reached(mark(reason.result), mark(reason.mark)), reason.later);
    case "missed":
      return king.missed(mark(reason.result), mark(reason.mark));
    case "hopeless":
      return king.hopeless(mark(reason.mark));
    case "aim":
      return aimWords(state, reason);
    case "dice":
      return diceWords(reason.why);
    case "gives":
      return givesWords(state, reason);
    case "otherwise": {
      const { card, edge, win } = reason;
      const does = ability(CHARACTERS[card].ability);
      const said = king.otherwise({ name: names[card], does, win: estimate(win) });
      return edge === undefined ? said : `${said} ${edgeWords(edge, names[card])}`;
    }
    case "lifts":
      return king.lifts({ ...cardChanceWords(reason), less: lowChance(reason.less) });
    case "likely":
      return king.likely(cardChanceWords(reason));
    case "higherMark":
      return king.higherMark;
    case "waits":
      return king.waits(reason.cards.map((card) => names[card]).join(", "));
    case "atWorst":
      return king.atWorst(names[reason.card]);
    case "sure":
      return king.sureOnly(
        { name: names[reason.card], isNearly: reason.isNearly, win: undefined },
        costWords(state, reason.card),
        gainWords(reason.help),
      );
    case "apart":
      return apartWords(reason);
    case "mayStop":
      return reason.card === "charlatan" ? king.mayTurnFool : king.mayStop(names[reason.card]);
    case "stops":
      return king.stops(names[reason.card], ...apart(reason.win, reason.rolling));
    case "rollsOn":
      return king.rollsOn(
        reason.better && cardChanceWords(reason.better),
        reason.atRisk && cardChanceWords(reason.atRisk),
      );
    default:
      return assertNever(reason);
  }
}

function givesWords(state: State, reason: Extract<KingReason, { kind: "gives" }>): string {
  const { king, estimate } = words();
  const win = reason.win === undefined ? undefined : estimate(reason.win);
  const most = reason.isAtMost && win !== undefined ? king.upTo(win) : win;
  const asks = reason.isPaid ? costWords(state, reason.card) : undefined;
  const said = cardWords(reason.card, reason.help, { asks, isMade: reason.isMade, win: most });
  return reason.isTowardsKing ? `${said} ${king.asksSeven}` : said;
}

function apartWords(reason: Extract<KingReason, { kind: "apart" }>): string {
  const { worse, asGood } = words().king.apart;
  const dice = reason.dice.join(" ");
  return reason.isAsGood ? asGood(dice) : worse(dice, ...apart(reason.win, reason.best));
}

/** Adds that other players still roll, in the final round. */
function later(said: string, players: number): string {
  return players === 0 ? said : `${said} ${words().king.later(players)}`;
}

/** The core of a reason in a few words; `undefined` for one that only supports another. */
export function briefWords(state: State, reason: KingReason): string | undefined {
  const { king, percent } = words();
  const { names, mark } = kingWords();
  switch (reason.kind) {
    case "aim": {
      const chance = reason.chance === undefined ? undefined : percent(reason.chance);
      return king.brief.aim(names[reason.card], costWords(state, reason.card), chance);
    }
    case "gives":
      return `${names[reason.card]}: ${abilityBrief(CHARACTERS[reason.card].ability)}`;
    case "sure":
      return king.brief.aim(names[reason.card], costWords(state, reason.card), undefined);
    case "higherMark":
      return king.brief.higherMark;
    case "toMark":
      return king.brief.toMark[reason.need](mark(reason.mark));
    case "reached":
    case "missed":
    case "hopeless":
      return king.brief[reason.kind](mark(reason.mark));
    default:
      return undefined;
  }
}

function aimWords(state: State, reason: Extract<KingReason, { kind: "aim" }>): string {
  const { king, percent, estimate } = words();
  const { names } = kingWords();
  const { card, other, sure, chance, help, win } = reason;
  const asking = (id: CharacterId) => ({ name: names[id], asks: costWords(state, id) });
  return king.aim({
    aim: asking(card),
    other: other && asking(other),
    sure: sure && {
      name: names[sure.card],
      isNearly: sure.isNearly,
      win: win === undefined ? undefined : estimate(sure.win),
    },
    gain: gainWords(help),
    chance: chance === undefined ? undefined : percent(chance),
    win: win === undefined ? undefined : estimate(win),
  });
}

/** The cost of a card in short: what else would do is on the card itself. */
function costWords({ rules }: State, id: CharacterId): string {
  return kingWords()
    .cost(costOf(rules, id))
    .replace(/ \(.*\)$/, "");
}

function diceWords(why: KeptDice): string {
  const { king } = words();
  const { names } = kingWords();
  switch (why.kind) {
    case "keeps": {
      const name = why.card && names[why.card];
      const bringing = why.bringing.map(({ card, face }) => king.bringing(names[card], face));
      const rolled = king.rolled(why.rolls, why.needsCards, bringing);
      const said = `${gapWords(why.gap, why.adds && names[why.adds])}${rolled}`;
      return name === undefined ? said : king.keptFor(name, lowerFirst(said));
    }
    case "pays":
      return king.pays(names[why.card], why.isNearly);
    case "adds":
      return king.adds(names[why.card], why.face);
    case "one":
      return king.keepOne(why.rolls);
    case "joins":
      return king.joins(names[why.card]);
    case "brings":
      return king.brings(names[why.card], why.face);
    case "rerolls":
      return king.rerolls(names[why.card]);
    default:
      return assertNever(why);
  }
}

/** The ability of a card, its benefit, and the chance to win with it. */
function cardWords(
  card: CharacterId,
  help: Help,
  told: Pick<Gift, "asks" | "isMade" | "win">,
): string {
  const { names, ability } = kingWords();
  return words().king.card({
    name: names[card],
    does: ability(CHARACTERS[card].ability),
    helps: helpWords(help),
    ...told,
  });
}

function helpWords(help: Help): string {
  const { helps } = words().king;
  if (help.kind !== "dice") return helps[help.kind];
  const when = help.isAtWill ? helps.atWill : "";
  return help.dice === help.before ? when : `${when}${helps.moreDice(help.dice, help.before)}`;
}

function cardChanceWords({ card, chance, win }: CardChance) {
  const { percent, estimate } = words();
  return { name: kingWords().names[card], chance: percent(chance, 1), win: estimate(win) };
}

/** @param adds a card that can bring one of the missing dice */
function gapWords(gap: Gap, adds: string | undefined): string {
  const { gaps } = words().king;
  switch (gap.kind) {
    case "alike":
      return gaps.alike({ ...gap, adds });
    case "pips":
      return gaps.pips(gap.have, gap.asked);
    case "dice":
      return gaps.dice(gap.more);
    case "odd":
    case "even":
      return gaps[gap.kind];
    default:
      return assertNever(gap);
  }
}

/** The benefit of a card in a few words; `undefined` if its dice are more than there are. */
function gainWords(help: Help): string | undefined {
  const { gains } = words().king;
  if (help.kind !== "dice") return gains[help.kind];
  return help.dice === help.before ? undefined : gains.dice(help.dice - help.before);
}

function edgeWords(edge: Edge, other: string): string {
  const { edges } = words().king;
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

/** Two chances to win, with tenths of a per cent if they would look equal. */
function apart(one: number, other: number): readonly [string, string] {
  const { estimate } = words();
  const decimals = estimate(one) === estimate(other) ? 1 : 0;
  return [estimate(one, decimals), estimate(other, decimals)];
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** A chance with tenths of a per cent, except for zero. */
function lowChance(chance: number): string {
  return words().percent(chance, chance > 0 ? 1 : 0);
}
