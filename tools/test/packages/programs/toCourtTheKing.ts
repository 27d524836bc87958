import { readOpening } from "@courtly/engine";
import { handOf, owns, toCourtTheKing, type CharacterId } from "@courtly/to-court-the-king";

const farmer: CharacterId = "farmer";
const opening = readOpening(toCourtTheKing, { players: 5, start: 4 });
if (!opening.ok) throw new Error("an opening without options is legal");
const state = toCourtTheKing.start(opening.value);
console.log(!owns(handOf(state, 0), farmer) && toCourtTheKing.seats(5) === 5);
