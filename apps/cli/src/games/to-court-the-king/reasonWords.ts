import type { CardChance, Help, KingReason } from "@courtly/coach/to-court-the-king";
import { assertNever } from "@courtly/engine";
import { CHARACTERS, costOf, type CharacterId, type State } from "@courtly/to-court-the-king";
import { comparisonWords } from "../../play/coach.ts";
import { percent } from "../../play/percent.ts";
import type { Speech } from "../../speech.ts";
import { simpleLabel } from "./menu.ts";

/** Puts a reason for the advice into words. */
export function reasonWords(state: State, reason: KingReason, speech: Speech): string {
  const { king, kingTable, table } = speech;
  const { coach: words } = kingTable;
  const name = (card: CharacterId) => king.names[card];
  const whole = (chance: number) => percent(chance, 0, table);
  const tenths = (chance: number) => percent(chance, chance === 0 ? 0 : 1, table);
  switch (reason.kind) {
    case "chances": {
      const { next } = reason;
      const taken = next && simpleLabel(state, { kind: "take", character: next }, speech);
      return comparisonWords(reason, taken, table);
    }
    case "liftsMark":
      return words.liftsMark(tenths(reason.to), tenths(reason.from));
    case "aim":
      return words.aim({
        name: name(reason.card),
        cost: king.cost(costOf(state.rules, reason.card)),
        chance: tenths(reason.chance),
        instead: reason.instead === undefined ? undefined : tenths(reason.instead),
      });
    case "gives": {
      const win = reason.isAtMost ? words.upTo(whole(reason.win)) : whole(reason.win);
      const said = cardWords(reason.card, { help: reason.help, win }, speech);
      return reason.isTowardsKing ? `${said} ${words.towardsKing}` : said;
    }
    case "otherwise":
      return words.otherwise(
        cardWords(reason.card, { help: reason.help, win: whole(reason.win) }, speech),
      );
    case "saved":
      return words.saved(name(reason.card), reason.face);
    case "lifts":
      return words.lifts(cardChanceWords(reason, speech), tenths(reason.less));
    case "likely":
      return words.likely(cardChanceWords(reason, speech));
    case "higherMark":
      return words.higherMark;
    case "atWorst":
    case "staysSure":
    case "atStake":
      return words[reason.kind](name(reason.card), whole(reason.win));
    case "rollsOn":
      return words.rollsOn(
        reason.better && cardChanceWords(reason.better, speech),
        reason.atRisk && cardChanceWords(reason.atRisk, speech),
      );
    default:
      return assertNever(reason);
  }
}

/** The ability of a card, its benefit, and the chance to win with it. */
function cardWords(
  card: CharacterId,
  { help, win }: { readonly help: Help; readonly win: string },
  { king, kingTable }: Speech,
): string {
  return kingTable.coach.card({
    name: king.names[card],
    ability: king.ability(CHARACTERS[card].ability),
    help: helpWords(help, kingTable.coach.helps),
    win,
  });
}

function helpWords(help: Help, words: Speech["kingTable"]["coach"]["helps"]): string {
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
    win: percent(win, 0, table),
  };
}
