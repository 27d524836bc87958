import { lazyPart } from "../loading/lazyPart.tsx";
import { classes } from "./named.ts";

/** It only adorns the page, so it is drawn when everything else is there. */
const drawing = lazyPart(async () => (await import("./vineDrawing.tsx")).VineDrawing, {
  afterMs: 500,
});

interface VineProps {
  /** Whether it is mirrored, for the opposite side of what it frames. */
  readonly mirrored?: boolean | undefined;
  /** The width. */
  readonly size?: number | undefined;
  readonly class?: string | undefined;
}

/** An ornament of leaves. Its place is taken at once. */
export function Vine({ mirrored = false, size = 160, class: place }: VineProps) {
  return (
    <svg
      class={classes("vine", place)}
      width={size}
      height={size * 0.256}
      viewBox="0 0 250 64"
      aria-hidden="true"
    >
      <g transform={mirrored ? "matrix(-1 0 0 1 250 0)" : undefined}>
        <drawing.Part />
      </g>
    </svg>
  );
}
