import type { ComponentChildren } from "preact";
import type { LineName } from "../ui/drawings/linePaths.ts";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Versal } from "../ui/drawings/ornaments.tsx";
import { HOME, hrefOf } from "../routes.ts";
import { openBook } from "../learn/rules/shownRule.ts";
import { change, isDark, settings } from "../settings/settings.ts";
import { words } from "../i18n/words/index.ts";
import { barNote, peopleUi } from "./additions.ts";
import "./tableBar.css";

interface TableBarProps {
  readonly gameId: string;
  readonly game: string;
  /** Beneath the game's name, on a wide screen: "Round 7". */
  readonly detail: string;
  /** On a phone, instead of the game's name. */
  readonly title: string;
  /** On a phone, beneath the title: "Your turn, then you again". */
  readonly subtitle: string;
  /** This turn and the next ones, on a wide screen. */
  readonly timeline: ComponentChildren;
  /** The other players in short, on a phone. */
  readonly rivals: ComponentChildren;
  readonly onMenu: () => void;
}

/** The bar above a table: the link home, the game, the turn, help, sound, and the menu. */
export function TableBar(props: TableBarProps) {
  const { gameId, game, detail, title, subtitle, timeline, rivals, onMenu } = props;
  const people = peopleUi.value;
  return (
    <header class="bar table-bar">
      <Brand />
      <a class="icon-button back" href={hrefOf(HOME)} aria-label={words().toTheStartPage}>
        <LineIcon name="back" size={24} />
      </a>
      <div class="bar-game">
        <h1>{game}</h1>
        <span>{barNote.value ?? detail}</span>
      </div>
      <div class="bar-title" aria-hidden="true">
        <b>{title}</b>
        <span>{subtitle}</span>
      </div>
      <div class="bar-timeline">{timeline}</div>
      <div class="bar-rivals">{rivals}</div>
      {people !== undefined && (
        <div class="bar-people">
          <people.BarPart />
        </div>
      )}
      <IconButton
        class="help-button"
        icon="help"
        name={words().help}
        onClick={() => (openBook.value = { gameId })}
      />
      <IconButton class="sound-button" {...soundSwitch()} />
      <ThemeButton />
      <button type="button" class="icon-button" aria-label={words().menu} onClick={onMenu}>
        <LineIcon name="menu" size={24} />
      </button>
      {people !== undefined && <people.BarLine />}
    </header>
  );
}

/** The name of the page, as a link to the start page. */
export function Brand() {
  return (
    <a class="brand" href={hrefOf(HOME)}>
      <Versal letter="C" tincture="azure" size={38} />
      <span class="wordmark">Courtly</span>
      <span class="visually-hidden">{words().brandLeadsHome}</span>
    </a>
  );
}

export function ThemeButton() {
  return (
    <IconButton
      class="theme-button"
      icon={isDark.value ? "sun" : "moon"}
      name={isDark.value ? words().lightTheme : words().darkTheme}
      onClick={() => change({ theme: isDark.value ? "light" : "dark" })}
    />
  );
}

/** The switch of the sounds: its icon shows the state, its name says the effect. */
export function soundSwitch() {
  const { sound } = settings.value;
  return {
    icon: sound ? "sound-on" : "sound-off",
    name: sound ? words().soundOff : words().soundOn,
    onClick: () => change({ sound: !sound }),
  } as const;
}

interface IconButtonProps {
  readonly class: string;
  readonly icon: LineName;
  readonly name: string;
  readonly size?: number;
  readonly onClick: () => void;
}

/** A button of a bar with an icon; its name is shown to the mouse and read by screen readers. */
export function IconButton({ class: place, icon, name, size = 20, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button ${place}`}
      aria-label={name}
      title={name}
      // A click leaves the focus where it is: Space still rolls.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <LineIcon name={icon} size={size} />
    </button>
  );
}
