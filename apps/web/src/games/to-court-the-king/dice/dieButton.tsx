import { CHARACTERS } from "@courtly/to-court-the-king";
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { king } from "../languages/gameWords.ts";
import { Die } from "../../../ui/drawings/dice.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { CHARACTER_ICONS } from "../court/characterIcon.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { TumblingDie } from "../../../ui/drawings/tumble.tsx";
import { settings, TUMBLE_MS } from "../../../settings/settings.ts";
import { prefersReducedMotion } from "../../../theme/media.ts";
import { resultsFor } from "../model/calls.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { dieLook, type DieLook } from "./dieLook.ts";
import { tiltOf } from "./dieSize.ts";
import { DICE_KEYS } from "../model/keys.ts";
import type { LaidDie } from "../model/laidDice.ts";
import { ValueRing } from "../lazyParts.ts";
import { words } from "../words/index.ts";

interface DieButtonProps {
  readonly die: LaidDie;
  /** The place from left to right, from 0. */
  readonly index: number;
  readonly size: number;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onTap: (die: LaidDie, event: MouseEvent) => void;
}

/** An active die: a button for the person who plays, a picture for everybody else. */
export function DieButton(props: DieButtonProps) {
  const { die, index, size, isStop, onFocus, onTap } = props;
  const { isPlaying, situation, marks } = useTableModel();
  const look = dieLook(situation.value, die, index);
  const place = `king-die-place ${look.classes} ${marks.value?.dieClass(die.id) ?? ""}`;
  const style = { "--tilt": `${tiltOf(die.id)}deg` };
  if (!isPlaying.value)
    return (
      <span class={place} style={style} data-settle={die.id}>
        <Face key={die.thrown} die={die} look={look} size={size} label={look.name} />
        <Mark look={look} />
      </span>
    );
  const key = DICE_KEYS[index];
  return (
    <span class={place} style={style} data-die={die.id} data-face={die.face} data-settle={die.id}>
      <button
        type="button"
        class="king-die"
        aria-pressed={look.isPressed}
        aria-disabled={look.isDim}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={(event) => onTap(die, event)}
      >
        <span class="visually-hidden">{look.name}</span>
        {look.tag !== undefined && (
          <span class="king-die-tag" aria-hidden="true">
            {look.tag}
          </span>
        )}
        <Face key={die.thrown} die={die} look={look} size={size} />
        <Mark look={look} />
        {key !== undefined && (
          <kbd class="key king-die-key" aria-hidden="true">
            {key.toUpperCase()}
          </kbd>
        )}
      </button>
      <DieValues die={die} />
    </span>
  );
}

interface FaceProps {
  readonly die: LaidDie;
  readonly look: DieLook;
  readonly size: number;
  readonly label?: string;
}

/** The number of dice that are thrown at once. The others follow, so that no frame has to draw them all. */
const WAVE_DICE = 3;
const WAVE_MS = 80;
/** The delay of the first dice: everything else that changes with a throw is drawn before. */
const FIRST_WAVE_MS = 30;

/** The face of a die. Only a new throw tumbles; any tap or key ends the tumbling at once. */
function Face({ die, look, size, label }: FaceProps) {
  const { laidDown, laid, onRest } = useTableModel();
  const isThrown = useWave(Math.floor(die.order / WAVE_DICE));
  if (die.thrown <= laidDown.value)
    return <Die face={look.face} size={size} class="king-die-picture" label={label} />;
  if (!isThrown.value) return <span class="king-die-picture king-die-unthrown" />;
  const isLast = laid.value.active.every(
    ({ order, thrown }) => thrown < die.thrown || order <= die.order,
  );
  return (
    <TumblingDie
      face={look.face}
      size={size}
      order={die.order % WAVE_DICE}
      durationMs={TUMBLE_MS[settings.value.dice]}
      onRest={isLast ? onRest : undefined}
      class="king-die-picture"
      label={label}
    />
  );
}

/** Becomes true when the dice of this wave are thrown. */
function useWave(wave: number): ReadonlySignal<boolean> {
  const isTurn = useSignal(prefersReducedMotion());
  useEffect(() => {
    const timer = setTimeout(
      () => {
        isTurn.value = true;
      },
      FIRST_WAVE_MS + wave * WAVE_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return isTurn;
}

function Mark({ look: { mark } }: { readonly look: DieLook }) {
  if (mark === undefined) return <></>;
  if (mark.kind === "reroll")
    return (
      <span class="king-die-mark is-reroll">
        <LineIcon name="reroll" size={13} weight={2.6} />
      </span>
    );
  if (mark.kind === "pips")
    return (
      <span class="king-die-mark is-pips" aria-hidden="true">
        {signed(mark.pips)}
      </span>
    );
  return (
    <span class="king-die-mark is-card" title={king().names[mark.character]}>
      <Icon name={CHARACTER_ICONS[mark.character]} size={16} />
    </span>
  );
}

function signed(pips: number): string {
  return pips < 0 ? `−${-pips}` : `+${pips}`;
}

/** The values that a card offers for the die that was chosen. */
function DieValues({ die }: { readonly die: LaidDie }) {
  const { situation, handle } = useTableModel();
  const { call, state } = situation.value;
  if (call?.kind !== "die" || call.die !== die.id) return <></>;
  const said = words().cloth;
  return (
    <ValueRing
      values={resultsFor(state, call.character, die.face)}
      nameOf={CHARACTERS[call.character].ability.kind === "raise" ? said.raiseTo : said.turnTo}
      onPick={(face) => handle({ kind: "value", face })}
    />
  );
}
