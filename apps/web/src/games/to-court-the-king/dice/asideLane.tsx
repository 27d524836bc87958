import { useRef } from "preact/hooks";
import { Die } from "../../../ui/drawings/dice.tsx";
import { useTableModel } from "../model/tableModelContext.ts";
import { diceRows } from "./dieSize.ts";
import { diceOf } from "../model/hand.ts";
import { isCopying } from "../model/gestures.ts";
import { ASIDE_KEY } from "../model/keys.ts";
import { KeptValues } from "../lazyParts.ts";
import { putAsideOffer } from "../model/offers.ts";
import { useRoom } from "./room.ts";
import { words } from "../words/index.ts";

const FIT = { gap: 6, foot: 4, max: 46, min: 14 } as const;
/** The highest number of slots on a phone, unless more dice are set aside. */
const SLOTS_TIGHT = 8;
const GUESS = { width: 234, height: 118 };

/** The slots for the dice that are set aside. Slots for the chosen dice glow. */
export function AsideLane() {
  const { laid, state, situation, isPlaying, layout } = useTableModel();
  const { aside, active } = laid.value;
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref, GUESS).value;
  const { most } = diceOf(state.value, state.value.toAct);
  const { call, keep } = situation.value;
  const glowing = isPlaying.value && call === undefined ? keep.length : 0;
  const isWide = layout.value === "wide";
  const slots = isWide
    ? Math.max(most, aside.length + active.length)
    : Math.max(Math.min(most, SLOTS_TIGHT), aside.length + glowing);
  const { size, inRow } = diceRows(slots, room, isWide ? FIT : { ...FIT, foot: 0 });
  const isCopied = call?.kind === "die" && isCopying(call.character);
  return (
    <div class="king-lane king-aside">
      <div class="king-lane-title">
        <span>
          {words().cloth.aside} <b>{aside.length}</b>
        </span>
        <PutAside />
      </div>
      {isCopied && <KeptValues aside={aside} />}
      <div
        ref={ref}
        class="king-slots"
        hidden={isCopied}
        role="group"
        aria-label={words().cloth.asideDice(aside.map(({ face }) => face))}
        style={{ "--slot-size": `${size}px`, "--slots-in-row": inRow }}
      >
        {aside.map((die) => (
          <span class="king-slot is-filled" key={die.id} data-settle={die.id}>
            <Die face={die.face} size={size} />
          </span>
        ))}
        {Array.from({ length: Math.max(0, slots - aside.length) }, (_, slot) => (
          <i class={`king-slot ${slot < glowing ? "is-next" : ""}`} key={`slot ${slot}`} />
        ))}
      </div>
    </div>
  );
}

/** Sets the chosen dice aside without rolling: a card may want to copy them. */
function PutAside() {
  const { situation, putAside, isPlaying } = useTableModel();
  const offer = isPlaying.value ? putAsideOffer(situation.value) : undefined;
  if (offer === undefined) return <></>;
  return (
    <button type="button" class="king-put-aside" onClick={putAside}>
      {offer.label}
      <kbd class="key" aria-hidden="true">
        {ASIDE_KEY.toUpperCase()}
      </kbd>
    </button>
  );
}
