import { assert } from "@courtly/engine";

/** Returns the name of sets of these sizes, such as a full house. */
export function namedSets(
  sizes: readonly number[],
  names: Readonly<Record<string, string>>,
): string {
  const words = names[sizes.join("+")];
  assert(words !== undefined, `sets of ${sizes.join("+")} have a name`);
  return words;
}
