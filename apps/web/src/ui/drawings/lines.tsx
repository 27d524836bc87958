import { LINES, type LineName } from "./linePaths.ts";
import { classes, named } from "./named.ts";

interface LineProps {
  readonly name: LineName;
  readonly size: number;
  /** The width of the stroke, on a square of 24 by 24. */
  readonly weight?: number | undefined;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

/** A small line icon of a bar or a button. */
export function LineIcon({ name, weight = 1.8, ...props }: LineProps) {
  return <LineDrawing {...LINES[name]} weight={weight} {...props} />;
}

interface DrawingProps extends Omit<LineProps, "name"> {
  readonly d: string;
  readonly filled?: boolean;
}

/** A drawing of lines on a square of 24 by 24. */
export function LineDrawing({
  d,
  filled = false,
  size,
  weight,
  class: place,
  label,
}: DrawingProps) {
  return (
    <svg
      class={classes("line-icon", place)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke={filled ? undefined : "currentColor"}
      stroke-width={weight}
      stroke-linecap="round"
      stroke-linejoin="round"
      {...named(label)}
    >
      <path d={d} />
    </svg>
  );
}
