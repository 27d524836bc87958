import { headerKey, parseRecordText, SHARED_KEYS, type Table } from "@courtly/engine";
import { sha256Text } from "./secret.ts";

const OPENING = "courtly opening 1";

/**
 * The SHA-256 of a game's opening: the header of its record, without the `dice` line. The start seat is left out
 * unless the game starts from a position, because the dice draw it.
 */
export function openingDigest(table: Table): string {
  const header = headerOf(table);
  const isDrawn = hasNoPosition(table, header);
  const lines = header.filter((line) => {
    const key = headerKey(line);
    return key !== "dice" && (key !== "start" || !isDrawn);
  });
  return sha256Text([OPENING, ...lines, ""].join("\n"));
}

/** Whether the dice draw the start seat: a game that starts from a position names it. */
export function isStartDrawn(table: Table): boolean {
  return hasNoPosition(table, headerOf(table));
}

/** Whether a header has no lines of a position, apart from the start seat. */
function hasNoPosition(table: Table, header: readonly string[]): boolean {
  const shared: ReadonlySet<string> = new Set(SHARED_KEYS);
  const rules = new Set(table.rules());
  return header
    .filter((line) => !rules.has(line) && !shared.has(headerKey(line)))
    .every((line) => headerKey(line) === "start");
}

function headerOf(table: Table): readonly string[] {
  return parseRecordText(table.record()).header;
}
