import { boxed, readRecord, writeRecordText, type TableOf } from "@courtly/engine";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

/** A table of Rolling Courts at a position, after some events. */
export function tableOf(
  players: number,
  position: readonly string[] = [],
  body: readonly string[] = [],
): TableOf<State, Action> {
  const header = [
    `game ${rollingCourts.id}`,
    `players ${NAMES.slice(0, players).join(", ")}`,
    ...(position.some((line) => line.startsWith("start ")) ? [] : ["start 0"]),
    ...position,
  ];
  const reading = readRecord(writeRecordText({ header, body }), [boxed(rollingCourts)]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value.table;
}
