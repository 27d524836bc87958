import { boxed, openTable, readOpening, replayRecord, seededCup } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";

// Opens a table, rolls, and reads its record again.
const opening = readOpening(toCourtTheKing, { players: 2, start: 0 });
if (!opening.ok) throw new Error("an opening without options is legal");
const table = openTable(toCourtTheKing, { names: ["Ada", "Ben"] }, opening.value);
const { turn } = table;
if (turn.kind !== "decide") throw new Error("the first player decides");
const asked = table.act(turn.seat, "roll");
if (!asked.ok || asked.value.turn.kind !== "roll") throw new Error("dice fall");
const rolled = asked.value.roll(seededCup("packages").roll(asked.value.turn));
if (!rolled.ok) throw new Error("the faces of dice are legal");
const replay = replayRecord(rolled.value.record(), [boxed(toCourtTheKing)]);
console.log(replay.ok && replay.value.table.record() === rolled.value.record());
