import { assertNever } from "@courtly/engine";
import type { CardChance, Edge, Gap, Help, KingReason } from "@courtly/coach/to-court-the-king";
import {
  CHARACTERS,
  costOf,
  type CharacterId,
  type Mark,
  type State,
} from "@courtly/to-court-the-king";
import { chanceComparisonWords } from "../../../table/coach/chanceWords.ts";
import { king as kingWords } from "../languages/gameWords.ts";
import { takeWords } from "./kingStep.tsx";
import { words } from "./words/index.ts";

/** Puts a reason into words, in the current language. */
export function reasonWords(state: State, reason: KingReason): string {
  const { king, percent, estimate } = words();
  const { names, cost, ability } = kingWords();
  switch (reason.kind) {
    case "chances":
      return chanceComparisonWords(reason, reason.next && takeWords(reason.next));
    case "toMark":
      return king.toMark({
        need: reason.need,
        mark: markWords(reason.mark),
        kept: reason.kept && markWords(reason.kept),
        chance: percent(reason.chance, 1),
        instead: reason.instead === undefined ? undefined : lowChance(reason.instead),
      });
    case "reached":
    case "missed":
      return king[reason.kind](markWords(reason.result), markWords(reason.mark));
    case "hopeless":
      return king.hopeless(markWords(reason.mark));
    case "aim":
      return king.aim({
        name: names[reason.card],
        asks: cost(costOf(state.rules, reason.card)),
        gap: reason.gap && gapWords(reason.gap),
        gain: gainWords(reason.help),
        chance: percent(reason.chance, 1),
        instead: reason.instead === undefined ? undefined : lowChance(reason.instead),
      });
    case "gives": {
      const win = estimate(reason.win);
      const said = cardWords(reason.card, reason.help, reason.isAtMost ? king.upTo(win) : win);
      return reason.isTowardsKing ? `${said} ${king.asksSeven}` : said;
    }
    case "otherwise": {
      const { card, edge, win } = reason;
      const does = ability(CHARACTERS[card].ability);
      const said = king.otherwise({ name: names[card], does, win: estimate(win) });
      return edge === undefined ? said : `${said} ${edgeWords(edge, names[card])}`;
    }
    case "saved":
      return king.saved(names[reason.card], reason.face);
    case "lifts":
      return king.lifts({ ...cardChanceWords(reason), less: lowChance(reason.less) });
    case "likely":
      return king.likely(cardChanceWords(reason));
    case "higherMark":
      return king.higherMark;
    case "atWorst":
    case "staysSure":
      return king[reason.kind](names[reason.card]);
    case "risks":
      return king.risks(names[reason.card], percent(reason.chance, 1));
    case "rollsOn":
      return king.rollsOn(
        reason.better && cardChanceWords(reason.better),
        reason.atRisk && cardChanceWords(reason.atRisk),
      );
    default:
      return assertNever(reason);
  }
}

/** The ability of a card, its benefit, and the chance to win with it. */
function cardWords(card: CharacterId, help: Help, win: string): string {
  const { names, ability } = kingWords();
  return words().king.card({
    name: names[card],
    does: ability(CHARACTERS[card].ability),
    helps: helpWords(help),
    win,
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

function markWords({ count, face }: Mark): string {
  return words().king.mark(count, face);
}

function gapWords(gap: Gap): string {
  const { gaps } = words().king;
  switch (gap.kind) {
    case "alike":
      return gaps.alike(gap.more, gap.face);
    case "pips":
    case "dice":
      return gaps[gap.kind](gap.more);
    case "odd":
    case "even":
      return gaps[gap.kind];
    default:
      return assertNever(gap);
  }
}

/** The benefit of a card in one sentence; `undefined` if its dice are more than there are. */
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

/** A chance with tenths of a per cent, except for zero. */
function lowChance(chance: number): string {
  return words().percent(chance, chance > 0 ? 1 : 0);
}
