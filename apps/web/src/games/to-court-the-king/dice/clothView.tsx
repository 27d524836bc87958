import { diceInUse, isFinalRound } from "@courtly/to-court-the-king";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { peopleUi } from "../../../table/additions.ts";
import { prefersReducedMotion } from "../../../theme/media.ts";
import { ActiveLane } from "./activeLane.tsx";
import { Actions, hurry } from "./actions.tsx";
import { AsideLane } from "./asideLane.tsx";
import { Characters } from "../players/characters.tsx";
import type { TableModel } from "../model/tableModel.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { diceDragHandlers, type DiceDrag } from "./diceDrag.ts";
import { isCopying } from "../model/gestures.ts";
import type { LaidDice } from "../model/laidDice.ts";
import { phaseOf } from "../model/offers.ts";
import { useSettling } from "./settle.ts";
import { LadderView, Moment, ResultLane, SharePanel } from "../lazyParts.ts";
import { isByTaps } from "../model/sharing.ts";
import { ClothHead } from "../players/clothHead.tsx";
import { words } from "../words/index.ts";
import "./cloth.css";
import "./clothDice.css";
import "./clothActions.css";
import "./stackedCloth.css";

/** More dice than this need a higher cloth. */
const FEW_DICE = 7;

/** The cloth: the dice, and what can be done with them. */
export function ClothView() {
  const model = useTableModel();
  const { state, situation, isPlaying, laid } = model;
  const { call } = situation.value;
  const isWide = model.layout.value === "wide";
  const phase = phaseOf(state.value);
  const isKingClaimed = state.value.ending !== undefined;
  const isFolded = useFolding(laid.value.active.length === 0 && laid.value.aside.length > 0);
  const lanes = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLSpanElement>(null);
  const drag = useMemo(() => diceDragHandlers(effectsOf(model, () => ghost.current)), [model]);
  useSettling(lanes, placesOf(laid.value, isFolded));
  const share = call?.kind === "pips" && !isByTaps(call) ? <SharePanel call={call} /> : undefined;
  const classes = [
    "king-cloth cloth",
    `phase-${phase}`,
    isFolded && call === undefined && "is-folded",
    diceInUse(state.value) > FEW_DICE && "has-many-dice",
    call !== undefined && "is-calling",
    isFinalRound(state.value) && "is-final",
    !isPlaying.value && "is-watching",
  ];
  const people = peopleUi.value;
  const onClick = ({ target }: MouseEvent) => {
    // A button has done its own work, and may have ended the turn before its click arrives here.
    if (target instanceof Element && target.closest("button") !== null) return;
    if (model.view.value.waiting.kind === "rival") hurry(model);
    else if (model.isTumbling.value) model.endTumble();
  };
  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      aria-label={isPlaying.value ? words().cloth.yours : words().cloth.anyones}
      data-region="cloth"
      onClick={onClick}
    >
      <ClothHead />
      {isKingClaimed && <LadderView />}
      <div class="king-lanes" ref={lanes} {...drag}>
        {isFolded && call === undefined ? (
          <ResultLane />
        ) : (
          <>
            {isWide && share !== undefined ? share : <AsideLane />}
            <ActiveLane />
          </>
        )}
        {isWide && <Actions isBar={false} />}
        <span class="king-ghost" ref={ghost} hidden />
      </div>
      {!isWide && (share ?? <Characters />)}
      {isKingClaimed && <Moment />}
      {people !== undefined && <people.ClothNotice />}
    </section>
  );
}

/** A text that changes whenever dice may have changed their places. */
function placesOf({ throws, nextId, active, aside }: LaidDice, isFolded: boolean): string {
  return [throws, nextId, active.length, aside.length, isFolded].join(" ");
}

/** The dice move to their places before the cloth folds. It unfolds without a delay. */
const FOLD_DELAY_MS = 240;

function useFolding(isDone: boolean): boolean {
  const isFolded = useSignal(isDone);
  useEffect(() => {
    if (!isDone || prefersReducedMotion()) {
      isFolded.value = isDone;
      return undefined;
    }
    const timer = setTimeout(() => {
      isFolded.value = true;
    }, FOLD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return isDone && isFolded.value;
}

function effectsOf(model: TableModel, ghost: () => HTMLElement | null) {
  const { situation, handle, isPlaying } = model;
  return {
    drag: (): DiceDrag => (isPlaying.value ? dragOf(model) : "nothing"),
    isChosen: (id: number) => {
      const { call, keep } = situation.value;
      return (call?.kind === "dice" ? call.chosen : keep).includes(id);
    },
    onSweep: (ids: readonly number[], on: boolean) => handle({ kind: "sweep", ids, on }),
    onPip: (from: number, to: number) => handle({ kind: "pip", from, to }),
    onCopy: (face: 1 | 2 | 3 | 4 | 5 | 6, id: number) => handle({ kind: "copy", face, id }),
    onGhost: ghostMover(ghost),
  };
}

/** Moves the mark of what is dragged to the pointer. Measures the place of its container once per drag. */
function ghostMover(ghost: () => HTMLElement | null) {
  let home = { x: 0, y: 0 };
  return (at: { readonly x: number; readonly y: number } | undefined) => {
    const element = ghost();
    if (element === null) return;
    if (at !== undefined && element.hidden)
      home = element.parentElement?.getBoundingClientRect() ?? home;
    element.hidden = at === undefined;
    if (at === undefined) return;
    const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    element.style.transform = `translate(${(at.x - home.x) / zoom}px, ${(at.y - home.y) / zoom}px)`;
  };
}

function dragOf({ situation }: TableModel): DiceDrag {
  const { call } = situation.value;
  if (call === undefined || call.kind === "dice") return "sweep";
  if (call.kind === "pips") return "pips";
  return call.kind === "die" && isCopying(call.character) ? "copy" : "nothing";
}
