import type { DiceCup, GameBox } from "@courtly/engine";
import type { Tried } from "../local/savedGame.ts";
import { goTo } from "../routes.ts";
import { notify } from "../ui/toast.tsx";
import { sameDice } from "./triedDice.ts";
import { words } from "./words/index.ts";

/** Says that a game is only tried, with the way back, and returns its dice if they are not new. */
export function openTried({ from, record }: Tried, box: GameBox): DiceCup | undefined {
  const said = words().tried;
  const back = { label: said.back, run: () => goTo({ screen: "replay", id: from }) };
  notify(record === undefined ? said.newDice : said.sameDice, back);
  return record === undefined ? undefined : sameDice(record, box, () => notify(said.newRoll));
}
