import { assert } from "@courtly/engine";

/** What sets of these sizes are called. */
export function namedSets(
  sizes: readonly number[],
  names: Readonly<Record<string, string>>,
): string {
  const words = names[sizes.join("+")];
  assert(words !== undefined, `sets of ${sizes.join("+")} have a name`);
  return words;
}
