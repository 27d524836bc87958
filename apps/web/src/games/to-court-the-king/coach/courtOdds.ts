import { CHARACTER_IDS, costOf, type CharacterId, type State } from "@courtly/to-court-the-king";
import type { CardOdds, CourtOdds } from "../model/coach.ts";
import { words } from "./words/index.ts";
import { isOpen, isSure, type Chances } from "@courtly/coach/to-court-the-king";

/** The odds of every card that the player to act can still take. */
export function courtOdds(state: State, chances: Chances): CourtOdds {
  return Object.fromEntries(
    CHARACTER_IDS.flatMap((id) => {
      const odds = isOpen(state, id) ? cardOdds(state, id, chances) : undefined;
      return odds === undefined ? [] : [[id, odds]];
    }),
  );
}

function cardOdds(state: State, id: CharacterId, chances: Chances): CardOdds | undefined {
  const { kind } = costOf(state.rules, id);
  if (kind === "anything" || kind === "turnedFool") return sure();
  const asked = kind === "withKing" ? "king" : id;
  const chance = chances[asked];
  if (chance === undefined) return undefined;
  const { percent, king } = words();
  if (isSure(chances, asked)) return sure();
  const said = percent(chance.atLeast);
  if (!chance.exact) return { status: "chance", words: king.bound(said), chance: chance.atLeast };
  return {
    status: chance.atLeast === 0 ? "out" : "chance",
    words: said,
    chance: chance.atLeast,
  };
}

function sure(): CardOdds {
  return { status: "sure", words: words().king.sure, chance: 1 };
}
