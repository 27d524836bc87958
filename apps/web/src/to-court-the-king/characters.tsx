import { CHARACTERS, isFinalRound, type CharacterId } from "@courtly/to-court-the-king";
import { useSignal } from "@preact/signals";
import { ArchPanel, tierClass } from "../drawings/characterIcon.tsx";
import { rove } from "../parts/rove.ts";
import { refuse } from "../parts/toast.tsx";
import { abilityBrief, firstRollBrief } from "./cardWords.ts";
import { refusalOfCall } from "./calls.ts";
import type { Desk } from "./desk.ts";
import { useDesk } from "./deskContext.ts";
import { heldCards, type HeldCard } from "./hand.ts";
import { CARD_KEYS } from "./keys.ts";
import "./characters.css";

/** How many tiles stand side by side before they grow thin. */
const TILES_MAX = { wide: 8, narrow: 6 } as const;

/** The cards of the person who plays: the usable ones carry the number of their key. */
export function Characters() {
  const { state, seat, isNarrow } = useDesk();
  const stop = useSignal(0);
  if (seat.value === undefined) return <></>;
  const held = heldCards(state.value, seat.value);
  const last = Math.min(stop.value, held.length - 1);
  const tilesMax = TILES_MAX[isNarrow.value ? "narrow" : "wide"];
  return (
    <section
      class={`king-characters ${held.length > tilesMax ? "is-crowded" : ""}`}
      aria-label="Your characters"
      data-region="characters"
      data-count={held.length}
      onKeyDown={rove}
    >
      {held.length === 0 && (
        <p class="king-characters-empty">
          {isFinalRound(state.value)
            ? "No characters at your side"
            : "Your first character will stand here"}
        </p>
      )}
      {held.map((card, index) => (
        <CharacterTile
          card={card}
          key={card.id}
          isStop={index === last}
          onFocus={() => (stop.value = index)}
        />
      ))}
    </section>
  );
}

interface TileProps {
  readonly card: HeldCard;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function CharacterTile({ card: { id, count, isUsed }, isStop, onFocus }: TileProps) {
  const desk = useDesk();
  const { called, callable, isPlaying } = desk;
  const { name, ability } = CHARACTERS[id];
  const number = callable.value.indexOf(id);
  const key = CARD_KEYS[number];
  const isCalled = called.value === id;
  const isPassive = ability.kind === "firstRoll" || ability.kind === "endsTheGame";
  const words = isUsed
    ? "Used"
    : ability.kind === "firstRoll"
      ? firstRollBrief(ability.dice * count)
      : abilityBrief(ability);
  const standing = isCalled
    ? "is-called"
    : isUsed
      ? "is-used"
      : isPassive
        ? "is-passive"
        : number >= 0
          ? "is-ready"
          : isPlaying.value
            ? "is-idle"
            : "is-resting";
  return (
    <button
      type="button"
      class={`king-tile ${tierClass(id)} ${standing}`}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isPassive || isUsed ? undefined : isCalled}
      aria-disabled={isPlaying.value && number < 0}
      onFocus={onFocus}
      onClick={() => pressTile(desk, id)}
    >
      <span class="visually-hidden">
        {`${name}. ${words}${key === undefined ? "" : `. Key ${key}`}`}
      </span>
      <ArchPanel id={id} iconSize={26} class="king-tile-panel" />
      <span class="king-tile-name" aria-hidden="true">
        {name}
      </span>
      <span class="king-tile-words" aria-hidden="true">
        {words}
      </span>
      {key !== undefined && (
        <kbd class="key king-tile-key" aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
}

/** Calls the card, or says why it cannot be called; when others play it shows its text. */
function pressTile(desk: Desk, character: CharacterId): void {
  if (!desk.isPlaying.value) {
    desk.openSheet(character);
    return;
  }
  if (desk.isTumbling.value) desk.endTumble();
  const refusal = refusalOfCall(desk.state.value, character);
  if (refusal === undefined || desk.scene.value.call?.character === character)
    desk.intend({ kind: "call", character });
  else refuse(refusal);
}
