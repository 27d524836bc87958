import { readNames, type GameFacts, type Problem } from "@courtly/engine";
import { shownName } from "../../ui/shownName.ts";
import { words } from "../lazyWords/index.ts";
import type { Guest } from "./party.ts";

/** The reason why the names of a party are not allowed. */
export function refusalOfNames(party: readonly Guest[], facts: GameFacts): Problem | undefined {
  const { setup } = words();
  const names = party.map(({ name }) => name.trim());
  const empty = names.indexOf("");
  if (empty !== -1) return { message: setup.noName(empty + 1) };
  const again = names.find((name, at) => names.indexOf(name) < at);
  if (again !== undefined) return { message: setup.sameName(shownName(again)) };
  const read = readNames(names.join(", "), facts);
  return read.ok ? undefined : read.error;
}
