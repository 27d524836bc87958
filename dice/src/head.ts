import { sha256 } from "@noble/hashes/sha2.js";
import { parseRecordText, writeRecordText, type Table } from "@courtly/engine";
import { toHex, utf8 } from "./bytes.ts";
import { withoutSeed } from "./sealedDice.ts";
import { sha256Text } from "./secret.ts";

/**
 * The head of a game: the SHA-256 of its record so far, with `-` instead of the seed. Two devices with the same head
 * have the same opening and the same events. After an undo the head is the earlier one.
 */
export function headOf(table: Table): string {
  return sha256Text(hiddenRecord(table));
}

function hiddenRecord(table: Table): string {
  const { dice } = table.head;
  return table.record(dice === undefined ? undefined : withoutSeed(dice));
}

/** The heads of a game at its opening and after each of its events. */
function headsOf(table: Table): readonly string[] {
  const { header, body } = parseRecordText(hiddenRecord(table));
  const hash = sha256.create().update(utf8(writeRecordText({ header, body: [] })));
  return [
    toHex(hash.clone().digest()),
    ...body.map((line) =>
      toHex(
        hash
          .update(utf8(`${line}\n`))
          .clone()
          .digest(),
      ),
    ),
  ];
}

/** The part of a record that a head covers. */
export type HeadMatch =
  /** The whole record has this head. */
  | { readonly kind: "whole" }
  /** The record had this head after this number of events; later events are not covered by it. */
  | { readonly kind: "earlier"; readonly events: number }
  /** The record never had this head: its header or an event was changed, or it is another game. */
  | { readonly kind: "never" };

/** Finds the part of a record that has a head; its first digits are enough. */
export function matchHead(table: Table, head: string): HeadMatch {
  const heads = headsOf(table);
  const events = heads.findLastIndex((known) => known.startsWith(head));
  if (events === -1) return { kind: "never" };
  return events === heads.length - 1 ? { kind: "whole" } : { kind: "earlier", events };
}
