import { assertNever } from "@courtly/engine";
import type { CardChance, Help, KingReason } from "@courtly/coach/to-court-the-king";
import { CHARACTERS, costOf, type CharacterId, type State } from "@courtly/to-court-the-king";
import { chanceComparisonWords } from "../../../table/coach/chanceWords.ts";
import { king as kingWords } from "../languages/gameWords.ts";
import { takeWords } from "./kingStep.tsx";
import { words } from "./words/index.ts";

/** Puts a reason into words, in the current language. */
export function reasonWords(state: State, reason: KingReason): string {
  const { king, percent } = words();
  const { names, cost } = kingWords();
  switch (reason.kind) {
    case "chances":
      return chanceComparisonWords(reason, reason.next && takeWords(reason.next));
    case "liftsMark":
      return king.liftsMark({ from: percent(reason.from, 1), to: percent(reason.to, 1) });
    case "aim":
      return king.aim({
        name: names[reason.card],
        asks: cost(costOf(state.rules, reason.card)),
        chance: percent(reason.chance, 1),
        instead: reason.instead === undefined ? undefined : lowChance(reason.instead),
      });
    case "gives": {
      const win = percent(reason.win);
      const said = cardWords(reason.card, reason.help, reason.isAtMost ? king.upTo(win) : win);
      return reason.isTowardsKing ? `${said} ${king.asksSeven}` : said;
    }
    case "otherwise":
      return king.otherwise(cardWords(reason.card, reason.help, percent(reason.win)));
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
    case "atStake":
      return king[reason.kind](names[reason.card], percent(reason.win));
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
  const { percent } = words();
  return { name: kingWords().names[card], chance: percent(chance, 1), win: percent(win) };
}

/** A chance with tenths of a per cent, except for zero. */
function lowChance(chance: number): string {
  return words().percent(chance, chance > 0 ? 1 : 0);
}
