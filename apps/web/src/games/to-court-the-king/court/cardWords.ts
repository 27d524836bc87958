import {
  CHARACTERS,
  costOf,
  type Ability,
  type CharacterId,
  type Rules,
} from "@courtly/to-court-the-king";
import { king } from "../languages/gameWords.ts";
import type { CardState } from "../model/court.ts";
import { parts } from "../words/values.ts";
import { words } from "../words/index.ts";

/** The ability of a card in a few words, for places without a glyph. */
export function abilityBrief(ability: Ability): string {
  const { raises, atStart, ability: label } = words().card;
  if (ability.kind === "raise") return raises(ability.pipsMin, ability.pipsMax);
  return ability.kind === "firstRoll" ? atStart(ability.dice) : label(ability);
}

/** The ability of a card in the words that fit on a small token. */
export function tokenAbility(ability: Ability): string {
  const { raisesShort, ability: label } = words().card;
  return ability.kind === "raise" ? raisesShort(ability.pipsMin, ability.pipsMax) : label(ability);
}

export function copiesWords({ left, of }: Pick<CardState, "left" | "of">): string {
  const { card } = words();
  if (of === 0) return "";
  return of === Infinity ? card.endless : card.left(left, of);
}

/** The text of a card for screen readers: "Knight. Costs five alike. Brings in a 5. 1 of 2 left. In reach." */
export function spokenCard(id: CharacterId, state: CardState, rules: Rules): string {
  const { court, card, sentence } = words();
  const { ability, tier } = CHARACTERS[id];
  const cost = costOf(rules, id);
  const said = [
    king().names[id],
    tier === "–" ? undefined : court.tier(tier),
    cost.kind === "withKing" ? card.comesWithKing : card.costs(king().cost(cost)),
    sentence(king().ability(ability)),
    copiesWords(state),
    state.words,
  ];
  return `${parts(said, ". ")}.`;
}
