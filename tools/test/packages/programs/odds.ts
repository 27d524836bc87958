import { readOpening } from "@courtly/engine";
import { oddsOf } from "@courtly/odds";
import { FRESH_DICE, handOf, toCourtTheKing } from "@courtly/to-court-the-king";

// The chance of three alike with the three dice of a first turn.
const opening = readOpening(toCourtTheKing, { players: 2, start: 0 });
if (!opening.ok) throw new Error("an opening without options is legal");
const hand = handOf(toCourtTheKing.start(opening.value), 0);
const guard = oddsOf(hand, FRESH_DICE).get("guard");
console.log(guard !== undefined && guard.exact && guard.atLeast > 0 && guard.atLeast < 1);
