import type { Line } from "@courtly/bots/advice";
import type { Face } from "@courtly/engine";
import {
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  diceInUse,
  diceSupply,
  handOf,
  includes,
  owns,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { king as kingWords } from "../languages/gameWords.ts";
import { words } from "./words/index.ts";
import { isOpen } from "./questions.ts";

/** K5: what everybody rolls without any card. */
const BARE_DICE = 3;
/** So many alike. */
const ASKED_BY_THE_KING = 7;

/** What a card does, what that is good for, and the chance to win with it. */
export function cardWords(state: State, id: CharacterId, win: string): string {
  const { king } = words();
  const { names, ability } = kingWords();
  return king.card({
    name: names[id],
    does: ability(CHARACTERS[id].ability),
    helps: helpWords(state, id),
    win,
  });
}

/** The same of the card one should have: dice are wanted for the King, while he is there. */
export function wantedWords(state: State, id: CharacterId, win: string): string {
  const said = cardWords(state, id, win);
  const isForKing =
    diceOf(id) > 0 && isOpen(state, "king") && diceWith(state, []) < ASKED_BY_THE_KING;
  return isForKing ? `${said} ${words().king.asksSeven}` : said;
}

/** A die more in every turn, another try, or dice that match. */
function helpWords(state: State, id: CharacterId): string {
  const { helps } = words().king;
  const { kind } = CHARACTERS[id].ability;
  if (kind === "endsTheGame") return helps.mark;
  if (kind === "reroll") return helps.anotherTry;
  if (kind !== "firstRoll" && kind !== "bring") return helps.matching;
  const [before, dice] = [diceWith(state, []), diceWith(state, [id])];
  const when = kind === "bring" ? helps.atWill : "";
  return dice === before ? when : `${when}${helps.moreDice(dice, before)}`;
}

/** K5, K12: how many dice a turn has with these cards too, no more than there are. */
function diceWith(state: State, cards: readonly CharacterId[]): number {
  const hand = handOf(state, state.toAct);
  const own = CHARACTER_IDS.filter((id) => owns(hand, id) && id !== "charlatan");
  const all = [...own, ...cards].reduce((sum, id) => sum + diceOf(id), BARE_DICE + hand.charlatans);
  return Math.min(diceSupply(state.rules), all);
}

function diceOf(id: CharacterId): number {
  const { ability } = CHARACTERS[id];
  if (ability.kind === "firstRoll") return ability.dice;
  return ability.kind === "bring" ? 1 : 0;
}

/** A card that is not called yet: later it brings one more of what is kept most, where alike dice are wanted. */
export function savedWords(state: State, { steps }: Line, aim: CharacterId): string {
  const asked = costOf(state.rules, aim);
  const isAlike = asked.kind === "sets" && asked.sizes.length === 1;
  if (!isAlike || diceInUse(state) >= diceSupply(state.rules)) return "";
  const actions = steps.flatMap((text) => {
    const action = toCourtTheKing.notation.action.read(text);
    return action.ok ? action.value : [];
  });
  const kept = [
    ...state.dice.aside,
    ...actions.flatMap((action) => (action.kind === "aside" ? action.dice : [])),
  ];
  const countOf = (face: Face) => kept.filter((die) => die === face).length;
  const most = Math.max(1, ...kept.map(countOf));
  const isCalled = (id: CharacterId) =>
    actions.some((action) => action.kind === "use" && action.character === id);
  for (const id of CHARACTER_IDS) {
    const { ability } = CHARACTERS[id];
    if (!owns(handOf(state, state.toAct), id) || includes(state.dice.used, id) || isCalled(id))
      continue;
    if (ability.kind === "bring" && ability.face !== "any" && countOf(ability.face) === most)
      return words().king.saved(kingWords().names[id], ability.face);
  }
  return "";
}
