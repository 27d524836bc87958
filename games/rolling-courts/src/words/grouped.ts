import type { Family } from "./en.ts";

/** Each family once, in the order of the first appearance, with the number of its members. */
export function grouped(members: readonly Family[]): readonly (readonly [Family, number])[] {
  const first = members.filter((member, i) => members.findIndex(same(member)) === i);
  return first.map((family) => [family, members.filter(same(family)).length]);
}

const same =
  (a: Family) =>
  (b: Family): boolean =>
    a.name === b.name && a.mark === b.mark;
