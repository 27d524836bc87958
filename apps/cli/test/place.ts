import { boxed, openTable, readRecord } from "@courtly/engine";
import { toCourtTheKing, type State } from "@courtly/to-court-the-king";
import { record } from "./courtly.ts";

/** The state that a record with these lines reaches. */
export function place(header: readonly string[], body: readonly string[] = []): State {
  const reading = readRecord(record(header, body), [boxed(toCourtTheKing)]);
  if (!reading.ok) throw new Error(reading.error.message);
  const { table } = reading.value;
  const lines = [...table.rules(), ...table.position()].map((text) => {
    const [key = "", ...words] = text.split(" ");
    return { line: 0, key, words, text };
  });
  const setup = toCourtTheKing.notation.setup.read(lines, table.head.names.length);
  if (!setup.ok) throw new Error(setup.error.message);
  return openTable(toCourtTheKing, table.head, setup.value).state;
}
