import "./shield.css";
import { IconFigure } from "./icon.tsx";
import { classes, named } from "./named.ts";
import { BEASTS, type Tincture } from "./tinctures.ts";

export { TINCTURES, type Tincture } from "./tinctures.ts";

const OUTLINE = "M2 2H38V22C38 34 29 41 20 45 11 41 2 34 2 22Z";
const FIELD = "M4 4H36V22C36 33 28 39 20 42.8 12 39 4 33 4 22Z";
const HEIGHT = 46 / 40;

interface ShieldProps {
  readonly tincture: Tincture;
  /** The width; a shield is a little higher than wide. */
  readonly size: number;
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

export function Shield({ tincture, size, label, class: place }: ShieldProps) {
  return (
    <svg
      class={classes("shield", place)}
      width={size}
      height={size * HEIGHT}
      viewBox="0 0 40 46"
      {...named(label)}
    >
      <path
        class="shield-field"
        d={OUTLINE}
        fill={`var(--${tincture}-fill)`}
        stroke="var(--shield-line)"
        stroke-width="1.6"
      />
      <path d={FIELD} fill={`url(#hatching-${tincture})`} />
      <IconFigure class="shield-beast" name={BEASTS[tincture]} x={8} y={8.5} size={24} />
    </svg>
  );
}

interface EmptyShieldProps {
  readonly size: number;
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

/** The dashed outline for a seat that nobody has taken. */
export function EmptyShield({ size, label, class: place }: EmptyShieldProps) {
  return (
    <svg
      class={classes("empty-shield", place)}
      width={size}
      height={size * HEIGHT}
      viewBox="0 0 40 46"
      {...named(label)}
    >
      <path
        d={OUTLINE}
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-dasharray="3 2.4"
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}
