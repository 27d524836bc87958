import type { ComponentChildren } from "preact";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Versal } from "../ui/drawings/ornaments.tsx";
import { HOME, hrefOf } from "../routes.ts";
import { change, isDark } from "../settings/settings.ts";
import { words } from "../i18n/words/index.ts";
import "./tableBar.css";

interface TableBarProps {
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

/** The bar above a table: the link home, the game, the turn, and the menu. */
export function TableBar(props: TableBarProps) {
  const { game, detail, title, subtitle, timeline, rivals, onMenu } = props;
  return (
    <header class="bar table-bar">
      <Brand />
      <a class="icon-button back" href={hrefOf(HOME)} aria-label={words().toTheStartPage}>
        <LineIcon name="back" size={24} />
      </a>
      <div class="bar-game">
        <h1>{game}</h1>
        <span>{detail}</span>
      </div>
      <div class="bar-title" aria-hidden="true">
        <b>{title}</b>
        <span>{subtitle}</span>
      </div>
      <div class="bar-timeline">{timeline}</div>
      <div class="bar-rivals">{rivals}</div>
      <ThemeButton />
      <button type="button" class="icon-button" aria-label={words().menu} onClick={onMenu}>
        <LineIcon name="menu" size={24} />
      </button>
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
    <button
      type="button"
      class="icon-button theme-button"
      aria-label={isDark.value ? words().lightTheme : words().darkTheme}
      onClick={() => change({ theme: isDark.value ? "light" : "dark" })}
    >
      <LineIcon name={isDark.value ? "sun" : "moon"} size={20} />
    </button>
  );
}
