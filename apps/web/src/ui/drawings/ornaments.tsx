import "./ornaments.css";
import { Icon } from "./icon.tsx";
import { classes, named } from "./named.ts";
import type { Tincture } from "./tinctures.ts";

export { Vine } from "./vine.tsx";

interface OrnamentProps {
  readonly size: number;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

const VERSAL_GOLD = "#f0cb6b";

interface VersalProps extends OrnamentProps {
  readonly letter: string;
  readonly tincture: Tincture;
}

/** A painted initial: C for Courtly, K and R for the two games. */
export function Versal({ letter, tincture, size, class: place, label }: VersalProps) {
  return (
    <svg
      class={classes("versal", place)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      {...named(label)}
    >
      <rect x="1" y="1" width="46" height="46" rx="5" fill={`var(--${tincture}-fill)`} />
      <g fill="none" stroke={VERSAL_GOLD}>
        <rect x="4" y="4" width="40" height="40" rx="3" />
        <g opacity=".75">
          <path d="M7 24c0-9 8-17 17-17M41 24c0 9-8 17-17 17" />
          <path d="M7 33c4 1 5-4 2-5M15 7c1 4-4 5-5 2M41 15c-4-1-5 4-2 5M33 41c-1-4 4-5 5-2" />
        </g>
      </g>
      <g fill={VERSAL_GOLD}>
        <circle cx="9.5" cy="38.5" r="1.8" />
        <circle cx="38.5" cy="9.5" r="1.8" />
        <circle cx="9.5" cy="9.5" r="1.2" />
        <circle cx="38.5" cy="38.5" r="1.2" />
      </g>
      <text class="versal-letter" x="24" y="36">
        {letter}
      </text>
    </svg>
  );
}

/** The red wax seal that marks a roll: nothing before a roll can be undone. */
export function Seal({ size, class: place, label }: OrnamentProps) {
  return <Icon name="wax-seal" size={size} class={classes("seal", place)} label={label} />;
}

/** The symbol of points at court. */
export function Crown({ size, class: place, label }: OrnamentProps) {
  return (
    <svg
      class={classes("crown", place)}
      width={size}
      height={size * 0.8}
      viewBox="0 0 20 16"
      fill="currentColor"
      {...named(label)}
    >
      <path d="M2 14h16l1-10-5 4-4-7-4 7-5-4z" />
    </svg>
  );
}

interface CoinProps extends OrnamentProps {
  readonly amount: number;
}

/** A gold coin with its amount. The amount is text: a label is needed only where "gold" must be said. */
export function Coin({ amount, size, class: place, label }: CoinProps) {
  return (
    <span
      class={classes("coin", place)}
      style={{ "--coin-size": `${size}px` }}
      {...(label === undefined ? {} : named(label))}
    >
      {amount}
    </span>
  );
}

interface SunProps extends OrnamentProps {
  readonly spent?: boolean | undefined;
}

/** The symbol of an action point. */
export function Sun({ size, spent = false, class: place, label }: SunProps) {
  return (
    <Icon
      name="heraldic-sun"
      size={size}
      class={classes("sun", spent ? "spent" : undefined, place)}
      label={label}
    />
  );
}

/** The symbol of a family member at home. */
export function Meeple({ size, class: place, label }: OrnamentProps) {
  return <Icon name="meeple" size={size} class={classes("meeple", place)} label={label} />;
}
