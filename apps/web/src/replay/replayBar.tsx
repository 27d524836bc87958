import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { HOME, hrefOf } from "../routes.ts";
import type { GameSession } from "../table/session.ts";
import { Brand, ThemeButton } from "../table/tableBar.tsx";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { useLazyDialog } from "../ui/loading/lazyDialog.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { words as shellWords } from "../i18n/words/index.ts";
import { SPEEDS, type Playback } from "./playback.ts";
import { words } from "./words/index.ts";

interface ReplayBarProps {
  readonly title: string;
  readonly replay: { readonly session: Pick<GameSession<never, never>, "card" | "record"> };
  readonly playback: Playback;
  readonly end: ReadonlySignal<number>;
  /** Whether what comes is hidden. */
  readonly isHiding: Signal<boolean>;
  readonly isPhone: boolean;
  /** The current place, which a phone shows instead of the game. */
  readonly children: ComponentChildren;
}

/** The bar of a replay: the way back, the game, and how it is shown. */
export function ReplayBar(props: ReplayBarProps) {
  const { title, replay, playback, isHiding, isPhone, children } = props;
  const said = words();
  return (
    <header class="bar replay-bar">
      <a class="icon-button back" href={hrefOf(HOME)} aria-label={shellWords().toTheStartPage}>
        <LineIcon name="back" size={24} />
      </a>
      {isPhone ? (
        <>
          <h1 class="visually-hidden">{`${said.title}, ${title}`}</h1>
          {children}
          <span class="bar-space" />
        </>
      ) : (
        <>
          <Brand />
          <div class="bar-game">
            <h1>{said.title}</h1>
            <span>{title}</span>
          </div>
          <span class="bar-space" />
          <HideSwitch isHiding={isHiding} />
          <Segmented
            label={said.speed}
            options={SPEEDS.map((value) => ({ value, label: said.speeds[value] }))}
            value={playback.speed.value}
            onChange={playback.setSpeed}
          />
        </>
      )}
      <RecordButton session={replay.session} />
      <ThemeButton />
    </header>
  );
}

/** Hides the result and everything that was not seen yet. */
export function HideSwitch({ isHiding }: Pick<ReplayBarProps, "isHiding">) {
  const said = words();
  return (
    <label class="replay-hide" title={said.hideText}>
      <input
        type="checkbox"
        checked={isHiding.value}
        onChange={() => (isHiding.value = !isHiding.value)}
      />
      {said.hide}
    </label>
  );
}

/** Opens the record of the game. */
function RecordButton({ session }: ReplayBarProps["replay"]) {
  const { open, close, Shown } = useLazyDialog(
    async () => (await import("./recordDialog.tsx")).RecordDialog,
  );
  return (
    <>
      <button type="button" class="button replay-record" aria-label={words().record} onClick={open}>
        <LineIcon name="download" size={18} />
        <span>{words().record}</span>
      </button>
      {Shown && <Shown session={session} onClose={close} />}
    </>
  );
}
