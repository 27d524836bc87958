import { CHARACTERS, isFinalRound, type CharacterId } from "@courtly/to-court-the-king";
import { useComputed, useSignal } from "@preact/signals";
import { king } from "../languages/gameWords.ts";
import { ArchPanel, tierClass } from "../court/characterIcon.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { useDelayed } from "../../../ui/loading/delayed.ts";
import { moveFocus } from "../../../ui/moveFocus.ts";
import { refuse } from "../../../ui/toast.tsx";
import { abilityBrief } from "../court/cardWords.ts";
import { isCallable, refusalOfCall } from "../model/calls.ts";
import type { TableModel } from "../model/tableModel.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { heldCards, isPassive, type HeldCard } from "../model/hand.ts";
import { CARD_KEYS } from "../model/keys.ts";
import { words } from "../words/index.ts";
import "./characters.css";

/** The most tiles side by side before they become narrow. */
const TILES_MAX = { wide: 8, narrow: 6 } as const;

/** The strip has room for this many tiles, even if there are fewer. */
const TILES_MIN = 6;

/** The cards of the person who plays. Cards that can be used show their key. */
export function Characters() {
  const model = useTableModel();
  const { state, isNarrow, layout } = model;
  const stop = useSignal(0);
  const tiles = useDelayed(
    useComputed(() => tilesOf(model)),
    1,
  ).value;
  if (tiles === undefined) return <></>;
  const last = Math.min(stop.value, tiles.length - 1);
  const isCrowded = tiles.length > TILES_MAX[isNarrow.value ? "narrow" : "wide"];
  return (
    <section
      class={`king-characters ${isCrowded ? "is-crowded" : ""}`}
      aria-label={words().characters.yours}
      data-region="characters"
      data-count={tiles.length}
      style={{ "--tiles": Math.max(tiles.length, TILES_MIN) }}
      onKeyDown={moveFocus}
    >
      {tiles.length === 0 && (
        <p class="king-characters-empty">
          {isFinalRound(state.value) ? words().characters.noneFinal : words().characters.noneYet}
        </p>
      )}
      {tiles.map((tile, index) => (
        <CharacterTile
          tile={tile}
          isThin={isCrowded || isNarrow.value || layout.value !== "wide"}
          key={tile.id}
          isStop={index === last}
          onFocus={() => (stop.value = index)}
        />
      ))}
    </section>
  );
}

/** A card as its tile shows it. */
interface Tile extends HeldCard {
  /** The index of its key, from 0; -1 for none. */
  readonly number: number;
  readonly isReady: boolean;
  readonly isCalled: boolean;
  readonly isPlaying: boolean;
  /** The text of the coach if it would call this card now. */
  readonly hint: string | undefined;
}

function tilesOf(model: TableModel): readonly Tile[] | undefined {
  const { state, seat, called, numbered, isPlaying, coach } = model;
  if (seat.value === undefined) return undefined;
  const hint = coach.value?.calls.value;
  return heldCards(state.value, seat.value).map((card) => ({
    ...card,
    number: numbered.value.indexOf(card.id),
    isReady: isPlaying.value && isCallable(state.value, card.id),
    isCalled: called.value === card.id,
    isPlaying: isPlaying.value,
    hint: hint?.id === card.id ? hint.words : undefined,
  }));
}

interface TileProps {
  readonly tile: Tile;
  /** Whether the tile has room for a short name only. */
  readonly isThin: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function CharacterTile({ tile, isThin, isStop, onFocus }: TileProps) {
  const model = useTableModel();
  const { id, count, isUsed, number, isCalled, isReady, isPlaying, hint } = tile;
  const name = king().names[id];
  const { ability } = CHARACTERS[id];
  const key = isReady ? CARD_KEYS[number] : undefined;
  const { characters, card } = words();
  const does = isUsed
    ? characters.used
    : ability.kind === "firstRoll"
      ? card.atStart(ability.dice * count)
      : abilityBrief(ability);
  return (
    <button
      type="button"
      class={`king-tile ${tierClass(id)} ${statusOf(tile)} ${hint === undefined ? "" : "is-hint"}`}
      data-tile={id}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isPassive(id) || isUsed ? undefined : isCalled}
      aria-disabled={isPlaying && !isReady}
      onFocus={onFocus}
      onClick={() => pressTile(model, id)}
    >
      <span class="visually-hidden">{characters.tile(name, does, key)}</span>
      <ArchPanel id={id} iconSize={26} class="king-tile-panel" />
      <span class="king-tile-name" aria-hidden="true">
        {isThin ? card.shortName(id) : name}
      </span>
      <span class="king-tile-words" aria-hidden="true">
        {does}
      </span>
      {hint !== undefined && <Icon name="owl" size={16} class="king-tile-owl" label={hint} />}
      {key !== undefined && (
        <kbd class="key king-tile-key" aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
}

function statusOf({ id, isCalled, isUsed, isReady, isPlaying }: Tile): string {
  if (isCalled) return "is-called";
  if (isUsed) return "is-used";
  if (isPassive(id)) return "is-passive";
  if (isReady) return "is-ready";
  return isPlaying ? "is-idle" : "is-resting";
}

/** Handles a tap on a tile: calls the card, or says why it cannot be called; while others play it opens its text. */
function pressTile(model: TableModel, character: CharacterId): void {
  if (!model.isPlaying.value) {
    model.openSheet(character);
    return;
  }
  if (model.isTumbling.value) model.endTumble();
  const refusal = refusalOfCall(model.state.value, character);
  if (refusal === undefined || model.situation.value.call?.character === character)
    model.handle({ kind: "call", character });
  else refuse(refusal);
}
