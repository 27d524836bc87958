import { FACES } from "@courtly/engine";
import { diceInUse } from "@courtly/to-court-the-king";
import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { moveFocus } from "../../../ui/moveFocus.ts";
import type { TableModel } from "../model/tableModel.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { DieButton } from "./dieButton.tsx";
import { diceRows } from "./dieSize.ts";
import { doubleTaps } from "./diceDrag.ts";
import { DICE_KEYS } from "../model/keys.ts";
import type { DieId, LaidDie } from "../model/laidDice.ts";
import { ValueRing } from "../lazyParts.ts";
import { phaseOf } from "../model/offers.ts";
import { useRoom } from "./room.ts";
import { words } from "../words/index.ts";

const GUESS = { width: 620, height: 118 };
const ROOMY = { gap: 18, foot: 22, max: 74, min: 28 } as const;
const TIGHT = { gap: 12, foot: 0, max: 68, min: 28 } as const;
const CROWDED = { gap: 8, foot: 0, max: 68, min: 22 } as const;
/** Dice smaller than this have no room for words. */
const SMALL_PX = 40;

/** More dice than this take two rows on a phone. */
const MANY = 5;

/** The dice that may still be rolled, loose on the cloth. */
export function ActiveLane() {
  const model = useTableModel();
  const { laid, state } = model;
  const { active } = laid.value;
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref, GUESS).value;
  const stop = useSignal<DieId>(0);
  const isDouble = useMemo(doubleTaps, []);
  const isOpening = phaseOf(state.value) === "opening";
  const waiting = isOpening && state.value.winner === undefined ? diceInUse(state.value) : 0;
  const count = Math.max(active.length, waiting);
  const isCrowded = count > DICE_KEYS.length;
  const isRoomy = model.layout.value === "wide" && !model.isNarrow.value;
  const fit = isCrowded ? CROWDED : isRoomy ? ROOMY : TIGHT;
  const { size, inRow, gap } = diceRows(count, room, fit);
  const stopId = active.some(({ id }) => id === stop.value) ? stop.value : active[0]?.id;
  return (
    <div class="king-lane king-active">
      <div class="king-lane-title">
        {active.length > 0 && (
          <span>
            {words().cloth.active} <b>{active.length}</b>
          </span>
        )}
      </div>
      <div
        ref={ref}
        class={`king-dice ${isCrowded ? "is-crowded" : ""} ${count > MANY ? "is-many" : ""} ${size < SMALL_PX ? "is-small" : ""} ${inRow < count ? "is-in-rows" : ""}`}
        role="group"
        aria-label={words().cloth.activeDice}
        style={{
          "--dice-size": `${size}px`,
          "--dice-gap": `${gap}px`,
          "--dice-in-row": inRow,
        }}
        onKeyDown={moveFocus}
      >
        <div class="king-dice-rows">
          {active.map((die, index) => (
            <DieButton
              key={die.id}
              die={die}
              index={index}
              size={size}
              isStop={die.id === stopId}
              onFocus={() => (stop.value = die.id)}
              onTap={(tapped, event) =>
                tapDie(model, tapped, event.detail > 0 && isDouble(tapped.id, event.timeStamp))
              }
            />
          ))}
          {Array.from({ length: waiting }, (_, die) => (
            <i class="king-waiting-die" key={die} />
          ))}
        </div>
        <BroughtValue />
      </div>
    </div>
  );
}

/** Handles a tap on a die. A double tap does to all dice of that value what the first tap did to this one. */
function tapDie(model: TableModel, die: LaidDie, isDouble: boolean): void {
  if (model.isTumbling.value) model.endTumble();
  const { laid, keep, call } = model.situation.value;
  const alike = laid.active.filter(({ face }) => face === die.face).map(({ id }) => id);
  const mayTakeAll = call === undefined || call.kind === "dice";
  if (!isDouble || !mayTakeAll || alike.length === 1) {
    model.handle({ kind: "die", id: die.id });
    return;
  }
  const chosen = call?.kind === "dice" ? call.chosen : keep;
  model.handle({ kind: "sweep", ids: alike, on: chosen.includes(die.id) });
}

/** The ring of values for the die that the Queen brings in. */
function BroughtValue() {
  const { situation, handle } = useTableModel();
  if (situation.value.call?.kind !== "value") return <></>;
  return (
    <span class="king-brought-value">
      <ValueRing
        values={FACES}
        nameOf={words().cloth.bringIn}
        onPick={(face) => handle({ kind: "value", face })}
      />
    </span>
  );
}
