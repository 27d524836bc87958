import { sorted } from "@courtly/engine";
import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { announce } from "../../../ui/announcer.tsx";
import { refusalOfUse } from "../model/calls.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { dieById, type Call, type Situation } from "../model/gestures.ts";
import type { DieId } from "../model/laidDice.ts";
import { evenShare, faceIn, placed } from "../model/sharing.ts";
import { words as lazyWords } from "../lazyWords/index.ts";
import { words } from "../words/index.ts";
import "./sharePanel.css";

type SharingCall = Extract<Call, { kind: "pips" }>;

/** Steppers for the dice that share their pips. The sum must stay the same. */
export function SharePanel({ call }: { readonly call: SharingCall }) {
  const { situation, handle } = useTableModel();
  const said = lazyWords().share;
  const { lying, now } = placed(situation.value, call);
  const chosen = situation.value.laid.active.filter(({ id }) => call.chosen.includes(id));
  if (chosen.length === 0) return <p class="king-share-hint">{said.hint}</p>;
  return (
    <div class="king-share">
      <div class="king-share-dice">
        {chosen.map(({ id }) => (
          <Stepper key={id} id={id} call={call} />
        ))}
      </div>
      <p class="king-share-sum" role="status">
        <span>
          {said.was}
          {sorted(chosen.map(({ face }) => face)).map((face, at) => (
            <FlatDie face={face} size={15} key={at} />
          ))}
        </span>
        <b class={now === lying ? "is-even" : ""}>{words().offers.placed(now, lying)}</b>
      </p>
      {canEven(situation.value, call) && (
        <button
          type="button"
          class="button on-cloth small"
          onClick={() => handle({ kind: "even" })}
        >
          {said.even}
        </button>
      )}
    </div>
  );
}

interface StepperProps {
  readonly id: DieId;
  readonly call: SharingCall;
}

/** The stepper of one die. Its buttons change only this die; arrow keys exchange a pip with the other dice. */
function Stepper({ id, call }: StepperProps) {
  const { situation, handle } = useTableModel();
  const face = faceIn(situation.value, call, id);
  const index = situation.value.laid.active.findIndex((die) => die.id === id);
  const number = index + 1;
  const said = lazyWords().share;
  const pull = (by: 1 | -1) => {
    handle({ kind: "pull", id, by });
    announce(placedWords(situation.value));
  };
  return (
    <div class="king-stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={said.less(number)}
        aria-disabled={face <= 1}
        onClick={() => handle({ kind: "step", id, by: -1 })}
      >
        <LineIcon name="minus" size={14} weight={2.6} />
      </button>
      <b
        role="spinbutton"
        tabIndex={0}
        aria-label={said.pips(number)}
        aria-valuenow={face}
        aria-valuemin={1}
        aria-valuemax={6}
        onKeyDown={(event) => {
          const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
          if (by === undefined) return;
          event.preventDefault();
          pull(by);
        }}
      >
        {face}
      </b>
      <button
        type="button"
        tabIndex={-1}
        aria-label={said.more(number)}
        aria-disabled={face >= 6}
        onClick={() => handle({ kind: "step", id, by: 1 })}
      >
        <LineIcon name="plus" size={14} weight={2.6} />
      </button>
    </div>
  );
}

/** The pips for screen readers: "Pips 4, 4, 4." */
function placedWords(situation: Situation): string {
  const { call } = situation;
  if (call?.kind !== "pips") return "";
  return lazyWords().share.spoken(call.chosen.map((id) => faceIn(situation, call, id)));
}

/** Whether the pips can be shared evenly, and that changes something. */
function canEven(situation: Situation, call: SharingCall): boolean {
  const each = evenShare(situation, call);
  if (each === undefined) return false;
  const from = sorted(call.chosen.flatMap((id) => dieById(situation, id)?.face ?? []));
  const to = from.map(() => each);
  return refusalOfUse(situation.state, { character: call.character, from, to }) === undefined;
}
