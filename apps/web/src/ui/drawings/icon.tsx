import type { IconName } from "./iconNames.ts";
import { classes, named } from "./named.ts";

/** Refers to the outline of an icon. The build puts all outlines into the page (`icons.ts`). */
const outlineOf = (name: IconName) => <use href={`#icon-${name}`} />;

interface IconProps {
  readonly name: IconName;
  readonly size: number;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

export function Icon({ name, size, class: place, label }: IconProps) {
  return (
    <svg
      class={classes("icon", place)}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill="currentColor"
      {...named(label)}
    >
      {outlineOf(name)}
    </svg>
  );
}

interface IconFigureProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color?: string;
  readonly class?: string;
}

/** An icon as a part of a larger drawing. */
export function IconFigure({ name, x, y, size, color, class: place }: IconFigureProps) {
  return (
    <g
      class={place}
      transform={`translate(${x} ${y}) scale(${size / 512})`}
      style={color === undefined ? undefined : { color }}
    >
      {outlineOf(name)}
    </g>
  );
}
