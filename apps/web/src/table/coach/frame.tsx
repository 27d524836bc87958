import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { notify } from "../../ui/toast.tsx";
import { settings, type CoachLevel } from "../../settings/settings.ts";
import { chooseCoach } from "./level.ts";
import { words } from "./words/index.ts";
import "./coach.css";

interface Props {
  readonly children: ComponentChildren;
}

/** The panel of the coach beside the table. */
export function CoachPanel({ children }: Props) {
  return (
    <section class="coach-panel" aria-labelledby="coach-title">
      <div class="coach-head" onClick={letGo}>
        <Icon name="owl" size={20} />
        <h2 id="coach-title">{words().coach}</h2>
        <LevelSwitch />
      </div>
      {children}
    </section>
  );
}

/** Gives the keys back to the table after a click. A person who uses the keyboard keeps the focus. */
function letGo({ detail, target }: MouseEvent): void {
  if (detail > 0 && target instanceof HTMLInputElement) target.blur();
}

function LevelSwitch() {
  const { level, levels } = words();
  return (
    <Segmented
      label={level}
      options={(["off", "odds", "best"] as const).map((value) => ({ value, label: levels[value] }))}
      value={settings.value.coach}
      onChange={chooseLevel}
    />
  );
}

function chooseLevel(coach: CoachLevel): void {
  chooseCoach(coach);
  if (coach === "off") notify(words().nowOff);
}

interface LineProps extends Props {
  /** The short text in the line; the sheet has the rest. */
  readonly brief: ComponentChildren;
  readonly detail: string;
  /** The number of steps in the turn of the person here. When it changes the sheet closes, so that the table is visible. */
  readonly played: number;
  /** A button beside the line. */
  readonly beside?: ComponentChildren;
}

interface PlayStepProps {
  /** Whether the step is known. */
  readonly isReady: boolean;
  readonly onPlay: () => void;
}

/** The button beside the line that plays the step in it, without the sheet. */
export function PlayStep({ isReady, onPlay }: PlayStepProps) {
  return (
    <button
      type="button"
      class="icon-button coach-line-play"
      aria-label={words().play(1)}
      aria-disabled={!isReady}
      onClick={onPlay}
    >
      <LineIcon name="play" size={18} />
    </button>
  );
}

/** The coach as a line that opens a sheet, for windows without room beside the table. */
export function CoachLine({ brief, detail, played, beside, children }: LineProps) {
  const isOpen = useSignal(false);
  useEffect(() => {
    isOpen.value = false;
  }, [played]);
  const { open, coach } = words();
  return (
    <>
      <button
        type="button"
        class="coach-line"
        data-region="coach"
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="owl" size={22} />
        <span class="visually-hidden">{`${open}. `}</span>
        <span class="coach-line-words">
          <span>{brief}</span>
          <small>{detail}</small>
        </span>
        <LineIcon name="chevron-up" size={18} />
      </button>
      {beside}
      {isOpen.value && (
        <Dialog title={coach} onClose={() => (isOpen.value = false)} class="coach-sheet">
          <LevelSwitch />
          {children}
        </Dialog>
      )}
    </>
  );
}
