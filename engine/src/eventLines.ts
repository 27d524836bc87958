import { assert } from "./assert.ts";
import { readFaces, writeFaces } from "./faces.ts";
import type { ActionNotation, GameEvent } from "./game.ts";
import type { Result } from "./result.ts";

/**
 * The events of a game as lines of a record: an immutable list, from its end back to its beginning. Longer lists share
 * their beginning with shorter ones, and old lines are joined to blocks: a list takes little more memory than its text.
 */
export interface EventLines {
  /** The last line, or the last block of lines. */
  readonly text: string;
  /** The number of all lines. */
  readonly length: number;
  readonly earlier: EventLines | undefined;
}

/** The lines of a block. A string for each line would take five times the memory. */
const BLOCK_LINES = 64;

export function withLine(lines: EventLines | undefined, line: string): EventLines {
  const length = (lines?.length ?? 0) + 1;
  if (length % BLOCK_LINES > 0) return { text: line, length, earlier: lines };
  const blocks = length - BLOCK_LINES;
  let earlier = lines;
  while (earlier !== undefined && earlier.length > blocks) ({ earlier } = earlier);
  return { text: [...linesAfter(lines, blocks), line].join("\n"), length, earlier };
}

/** The lines after the first `from`. */
export function linesAfter(lines: EventLines | undefined, from: number): readonly string[] {
  const texts: string[] = [];
  for (let rest = lines; rest !== undefined && rest.length > from; rest = rest.earlier)
    texts.push(rest.text);
  const found = texts.toReversed().flatMap((text) => text.split("\n"));
  return found.slice(found.length - Math.max(0, (lines?.length ?? 0) - from));
}

/** The word of a line that ends a game because its seat resigns. It is no action, so games do not read it. */
export const RESIGN = "resign";

/** Writes an event as a line of a record. */
export function writeEvent<Action>(
  event: GameEvent<Action>,
  { write }: ActionNotation<Action>,
): string {
  if (event.kind === "rolled") return `* ${writeFaces(event.faces)}`;
  return `${event.seat} ${event.kind === "resigned" ? RESIGN : write(event.action)}`;
}

/** Reads an event from a line that `writeEvent` has written. */
export function readEvent<Action>(
  line: string,
  { read }: ActionNotation<Action>,
): GameEvent<Action> {
  const end = line.indexOf(" ");
  const text = line.slice(end + 1);
  if (line.startsWith("*")) return { kind: "rolled", faces: ours(readFaces(text.split(" "))) };
  const seat = Number(line.slice(0, end));
  if (text === RESIGN) return { kind: "resigned", seat };
  return { kind: "acted", seat, action: ours(read(text)) };
}

function ours<Value>(read: Result<Value, string>): Value {
  assert(read.ok, "an event that was written can be read");
  return read.value;
}
