import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Desk } from "./desk.ts";
import { useDesk } from "./deskContext.ts";
import { phaseOf, type Offer } from "./offers.ts";
import { UndoButton } from "./turnStrip.tsx";

const THINKING_MS = 5000;

/** The buttons of a decision, or the one that hurries the bots. */
export function Actions({ isBar }: { readonly isBar: boolean }) {
  const desk = useDesk();
  const { offers, isPlaying, scene, sitting } = desk;
  const { waiting } = sitting.view.value;
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
          {isPlaying.value ? gold.label : "Skip ahead"}
          {isPlaying.value && gold.deed.kind !== "not yet" && (
            <kbd class="key" aria-hidden="true">
              {isClaim ? "Enter" : "Space"}
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
  return phaseOf(scene.value.state) === "dice" ? "Enter" : undefined;
}

/** On a phone a quiet button has room for a word or two. */
function shortLabel({ label, deed }: Offer): string {
  if (deed.kind === "leave") return "Leave";
  return label === "Keep all, claim" ? "Claim" : label === "Keep all, stand" ? "Stand" : label;
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
  if (view.waiting.kind === "over") return <p class="king-waiting">The game is over</p>;
  const name = sitting.cast.names[view.waiting.player] ?? "";
  return (
    <p class="king-waiting" role="status">
      {isLong.value ? `${name} is thinking` : `${name} plays`}
    </p>
  );
}
