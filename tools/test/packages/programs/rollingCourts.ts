import { readOpening } from "@courtly/engine";
import { rollingCourts, type Action } from "@courtly/rolling-courts";

const opening = readOpening(rollingCourts, { players: 3, start: 0 });
if (!opening.ok) throw new Error("an opening without options is legal");
const state = rollingCourts.start(opening.value);
const actions: readonly Action[] = rollingCourts.actions(state, 0);
console.log(rollingCourts.seats(3) === 3 && actions.length >= 0);
