import { replayRecord } from "@courtly/engine";
import { BOXES } from "../../../development/screens/keptGames.ts";

/** A record of the last events of a finished game, from the position before them: it is analysed in a few seconds. */
export function lastEvents(record: string, events: number): string {
  const replayed = replayRecord(record, BOXES);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const { moments } = replayed.value;
  const rest = moments.slice(-events);
  const [first] = rest;
  if (first === undefined) throw new Error("the game has events");
  const { before } = first;
  const head = [
    "courtly 1",
    `game ${before.gameId}`,
    `players ${before.head.names.join(", ")}`,
    ...before.rules(),
    ...before.position(),
  ];
  return `${[...head, "---", ...rest.map(({ text }) => text)].join("\n")}\n`;
}
