import { replayRecord, type DiceCup, type GameBox } from "@courtly/engine";
import { effect } from "@preact/signals";
import type { SavedGame } from "../local/savedGame.ts";
import { goTo, route } from "../routes.ts";
import { barNote } from "../table/additions.ts";
import { notify } from "../ui/toast.tsx";
import { sameDice } from "./triedDice.ts";
import { words } from "./words/index.ts";

/** Says that a game is only tried, with the way back, and returns its dice if they are not new. */
export function openTried({ card, record }: SavedGame, box: GameBox): DiceCup | undefined {
  const { tried } = card;
  if (tried === undefined) return undefined;
  const said = words().tried;
  const back = { label: said.back, run: () => goTo({ screen: "replay", id: tried.from }) };
  sayInBar(said.bar(roundAt(record, tried.place, box)));
  notify(tried.record === undefined ? said.newDice : said.sameDice, back);
  return tried.record === undefined
    ? undefined
    : sameDice(tried.record, box, () => notify(said.newRoll));
}

/** Says something in the bar until another page is shown. */
function sayInBar(text: string): void {
  const shown = route.peek();
  const stop = effect(() => {
    barNote.value = route.value === shown ? text : undefined;
    if (route.value !== shown) queueMicrotask(() => stop());
  });
}

/** The round at a place of a record. A position names it, except in the first round. */
function roundAt(record: string, place: number, box: GameBox): number {
  const replayed = replayRecord(record, [box]);
  if (!replayed.ok) return 1;
  const { moments, table } = replayed.value;
  const position = (moments[place]?.before ?? table).position();
  const line = position.find((each) => each.startsWith("round "));
  return Number(line?.slice("round ".length) ?? 1);
}
