import { assert } from "@courtly/engine";
import { foldingOf, type Standing } from "@courtly/protocol";
import { findHouse, HOUSES, type House } from "../games.ts";

export const { fold, foldAll } = foldingOf(HOUSES.map(({ box }) => box));

export function houseOf({ opening }: Standing): House {
  const house = findHouse(opening.game);
  assert(house !== undefined, `the log names a game that is not known: ${opening.game}`);
  return house;
}
