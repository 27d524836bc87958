import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Desk } from "../model/desk.ts";
import { useDesk } from "../model/deskContext.ts";
import { phaseOf, type Offer } from "../model/offers.ts";
import { calledHere } from "../model/timeline.ts";
import { UndoButton } from "../players/turnStrip.tsx";
import { words } from "../words/index.ts";

const THINKING_MS = 5000;

/** The buttons of a decision, or the one that hurries the bots. */
export function Actions({ isBar }: { readonly isBar: boolean }) {
  const desk = useDesk();
  const { offers, isPlaying, scene, sitting } = desk;
  const { waiting } = sitting.view.value;
  const said = words().offers;
  const { gold, quiet } = offers.value;
  // Somebody elsewhere cannot be hurried.
  const isIdle = waiting.kind === "over" || (waiting.kind === "rival" && !waiting.canHurry);
  const isClaim = isPlaying.value && phaseOf(scene.value.state) === "claim" && !scene.value.call;
  return (
    <div class={`king-actions ${isBar ? "is-bar" : ""}`} data-region="actions">
      {isBar && <UndoButton isBig />}
      {!isIdle && (
        <button
          type="button"
          data-gold
          class={`button big king-gold ${isPlaying.value ? "gold" : isBar ? "" : "on-cloth"}`}
          aria-disabled={isPlaying.value && gold.deed.kind === "not yet"}
          onClick={(event) => {
            if (!isPlaying.value) hurry(desk);
            else if (!isSecondClick(event)) pressOffer(desk, gold);
          }}
        >
          {isPlaying.value ? gold.label : said.skipAhead}
          {isPlaying.value && gold.deed.kind !== "not yet" && (
            <kbd class="key" aria-hidden="true">
              {isClaim ? said.enter : said.space}
            </kbd>
          )}
        </button>
      )}
      {isPlaying.value && quiet !== undefined && (
        <button
          // Another meaning is another button: a slow hand presses the one it saw, or none.
          key={quiet.deed.kind}
          type="button"
          class={`button king-quiet ${isBar ? "" : "on-cloth"} ${isClaim ? "is-link" : ""}`}
          aria-label={isBar ? quiet.label : undefined}
          onClick={(event) => !isSecondClick(event) && pressOffer(desk, quiet)}
        >
          {isBar ? shortLabel(quiet) : quiet.label}
          {quietKey(desk, quiet) !== undefined && (
            <kbd class="key" aria-hidden="true">
              {quietKey(desk, quiet)}
            </kbd>
          )}
        </button>
      )}
      {!isPlaying.value && <WaitingWords />}
    </div>
  );
}

/** The second click of a double one was not meant for what has just appeared in this place. */
function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1;
}

function quietKey({ scene }: Desk, { deed }: Offer): string | undefined {
  if (deed.kind === "leave") return "Esc";
  return phaseOf(scene.value.state) === "dice" ? words().offers.enter : undefined;
}

/** On a phone a quiet button has room for a word or two. */
function shortLabel({ label, deed }: Offer): string {
  const { keepAll, keepAllShort, leaveShort } = words().offers;
  if (deed.kind === "leave") return leaveShort;
  const then = (["claim", "stand"] as const).find((next) => label === keepAll(next));
  return then === undefined ? label : keepAllShort[then];
}

/** While dice tumble nobody knows what a button would do: it only lays them down. */
export function pressOffer(desk: Desk, { deed }: Offer): void {
  if (desk.isTumbling.value) desk.endTumble();
  else desk.perform(deed);
}

export function hurry({ endTumble, sitting }: Desk): void {
  endTumble();
  sitting.hurry();
}

/** "Ines plays", and after a while "Ines is thinking". */
function WaitingWords() {
  const { sitting } = useDesk();
  const view = sitting.view.value;
  const isLong = useSignal(false);
  useEffect(() => {
    isLong.value = false;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, THINKING_MS);
    return () => clearTimeout(timer);
  }, [view]);
  if (view.waiting.kind === "over") return <p class="king-waiting">{words().turns.over}</p>;
  const { thinks, plays } = words().turns;
  const name = calledHere(view.waiting.player, sitting.cast);
  return (
    <p class="king-waiting" role="status">
      {isLong.value ? thinks(name) : plays(name)}
    </p>
  );
}
