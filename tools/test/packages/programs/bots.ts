import { playOut, toCourtTheKingBots } from "@courtly/bots";
import { readOpening, seededCup, seededRandom } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";

const bots = toCourtTheKingBots.filter(({ name }) => ["squire", "page"].includes(name));
const opening = readOpening(toCourtTheKing, { players: bots.length, start: 0 });
if (!opening.ok) throw new Error("an opening without options is legal");
const { state } = playOut(toCourtTheKing, toCourtTheKing.start(opening.value), {
  bots,
  cup: seededCup("packages"),
  random: seededRandom("packages"),
});
console.log(toCourtTheKing.turn(state).kind === "over");
