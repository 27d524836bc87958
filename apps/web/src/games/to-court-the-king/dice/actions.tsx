import { peopleUi } from "../../../table/additions.ts";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableModel } from "../model/tableModel.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { phaseOf, type Offer } from "../model/offers.ts";
import { calledHere } from "../model/timeline.ts";
import { AfterGame } from "../../../table/rematch/rematch.ts";
import { UndoButton } from "../players/clothHead.tsx";
import { words } from "../words/index.ts";

const THINKING_MS = 5000;

/** The buttons of a decision, or the one that hurries the bots. */
export function Actions({ isBar }: { readonly isBar: boolean }) {
  const model = useTableModel();
  const { offers, isPlaying, situation, session } = model;
  const { waiting } = session.view.value;
  const said = words().offers;
  const { main, quiet } = offers.value;
  // A person at another device cannot be hurried.
  const isIdle = waiting.kind === "over" || (waiting.kind === "rival" && !waiting.canHurry);
  // A button that only asks for a card of the court does not look as if it did something itself.
  const isGold = isPlaying.value && main.offered.kind !== "choose" && !isAgainstCoach(model, main);
  const isClaim =
    isPlaying.value && phaseOf(situation.value.state) === "claim" && !situation.value.call;
  return (
    <div class={`king-actions ${isBar ? "is-bar" : ""}`} data-region="actions">
      {isBar && waiting.kind !== "over" && <UndoButton isBig />}
      {!isIdle && (
        <button
          type="button"
          data-gold
          class={`button big king-gold ${isGold ? "gold" : isBar ? "" : "on-cloth"}`}
          aria-disabled={isPlaying.value && main.offered.kind === "not yet"}
          onClick={(event) => {
            if (isSecondClick(event)) return;
            if (isPlaying.value) model.pressOffer(main);
            else hurry(model);
          }}
        >
          {isPlaying.value ? main.label : said.skipAhead}
          {isPlaying.value && main.offered.kind !== "not yet" && (
            <kbd class="key" aria-hidden="true">
              {isClaim ? said.enter : said.space}
            </kbd>
          )}
        </button>
      )}
      {isPlaying.value && quiet !== undefined && (
        <button
          // A button with another meaning is another element: a late click cannot press the new one by mistake.
          key={quiet.offered.kind}
          type="button"
          class={`button king-quiet ${isBar ? "" : "on-cloth"} ${isClaim ? "is-link" : ""}`}
          aria-label={isBar ? quiet.label : undefined}
          onClick={(event) => !isSecondClick(event) && model.pressOffer(quiet)}
        >
          {isBar ? shortLabel(quiet) : quiet.label}
          {quietKey(model, quiet) !== undefined && (
            <kbd class="key" aria-hidden="true">
              {quietKey(model, quiet)}
            </kbd>
          )}
        </button>
      )}
      {!isPlaying.value && <WaitingWords />}
      {waiting.kind === "over" && <AfterGame />}
    </div>
  );
}

/** Whether the coach would do something else: then the button must not look like its advice. */
function isAgainstCoach({ coach }: TableModel, { offered }: Offer): boolean {
  const advised = coach.value?.step.value;
  if (advised === undefined || offered.kind === "not yet") return false;
  return advised !== (offered.kind === "act" ? offered.actions[0]?.kind : offered.kind);
}

/** Whether this is the second click of a double click, which was not meant for a button that has just appeared. */
function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1;
}

function quietKey({ situation }: TableModel, { offered }: Offer): string | undefined {
  if (offered.kind === "leave") return "Esc";
  return phaseOf(situation.value.state) === "dice" ? words().offers.enter : undefined;
}

/** The label of a quiet button on a phone, which has room for a word or two. */
function shortLabel({ label, offered }: Offer): string {
  const { keepAll, keepAllShort, leaveShort } = words().offers;
  if (offered.kind === "leave") return leaveShort;
  const then = (["claim", "stand"] as const).find((next) => label === keepAll(next));
  return then === undefined ? label : keepAllShort[then];
}

export function hurry({ endTumble, session }: TableModel): void {
  endTumble();
  session.hurry();
}

/** The text while others play: "Ines plays", and after a while "Ines is thinking". */
function WaitingWords() {
  const { session } = useTableModel();
  const view = session.view.value;
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
  const { player } = view.waiting;
  const name = calledHere(player, session.roster);
  const waiting = peopleUi.value?.waitingWords(player);
  return (
    <p class="king-waiting" role="status">
      {waiting ?? (isLong.value ? thinks(name) : plays(name))}
    </p>
  );
}
