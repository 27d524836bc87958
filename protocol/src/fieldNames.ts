import { entry } from "./entries.ts";
import { TO_CLIENT } from "./toClient.ts";
import { TO_SERVER } from "./toServer.ts";

interface Shape {
  readonly entries: { readonly kind: { readonly literal: string } };
}

/** The names of all fields, by the kind of a message or an entry. */
type FieldNames = Readonly<Record<string, readonly string[]>>;

/** The fields of every kind of message and of log entry, for checks that none of them is forgotten. */
export const FIELD_NAMES = {
  entry: namesIn(entry.options),
  toServer: namesIn(TO_SERVER),
  toClient: namesIn(TO_CLIENT),
};

function namesIn(shapes: readonly Shape[]): FieldNames {
  return Object.fromEntries(
    shapes.map(({ entries }) => [entries.kind.literal, Object.keys(entries)]),
  );
}
