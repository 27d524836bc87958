import "./characterIcon.css";
import { CHARACTERS, TIERS, type CharacterId } from "@courtly/to-court-the-king";
import { CHARACTER_ICONS } from "./characterIcons.ts";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { classes, named } from "../../../ui/drawings/named.ts";

export { CHARACTER_ICONS } from "./characterIcons.ts";

/** The class that sets `--tier-colour`, the colour of a character's panel. */
export function tierClass(id: CharacterId): string {
  return `t${TIERS.indexOf(CHARACTERS[id].tier)}`;
}

interface ArchPanelProps {
  readonly id: CharacterId;
  readonly iconSize?: number | undefined;
  readonly class?: string | undefined;
}

/** The pointed arch at the left of a court card; it fills the box it is given. */
export function ArchPanel({ id, iconSize = 30, class: place }: ArchPanelProps) {
  return (
    <span class={classes("arch-panel", tierClass(id), place)} aria-hidden="true">
      <svg class="arch-panel-line" viewBox="0 0 44 88" preserveAspectRatio="none">
        <path
          d="M5 88V34C5 18 15 9 22 4c7 5 17 14 17 30v54"
          fill="rgb(0 0 0 / .16)"
          stroke="rgb(255 236 190 / .55)"
          stroke-width="1.2"
          vector-effect="non-scaling-stroke"
        />
      </svg>
      <Icon name={CHARACTER_ICONS[id]} size={iconSize} />
    </span>
  );
}

interface ArchTokenProps {
  readonly id: CharacterId;
  readonly used?: boolean | undefined;
  /** Its width; it is a ninth higher. */
  readonly size?: number | undefined;
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

/** The small rounded arch that stands for a character in a hand. */
export function ArchToken({ id, used = false, size = 27, label, class: place }: ArchTokenProps) {
  return (
    <span
      class={classes("arch-token", tierClass(id), used ? "used" : undefined, place)}
      style={{ "--token-size": `${size}px` }}
      {...named(label)}
    >
      <Icon name={CHARACTER_ICONS[id]} size={Math.round(size * 0.74)} />
    </span>
  );
}
