import "./dice.css";
import { FACES, type Face } from "@courtly/engine";
import { classes, named } from "./named.ts";
import { pipsPath } from "./pips.ts";

const HEIGHT = 72 / 64;
const STAR = "M32 14l5 13 13 5-13 5-5 13-5-13-13-5 13-5z";

interface DieProps {
  readonly face: Face;
  /** The width; side and shadow make the drawing an eighth higher. */
  readonly size: number;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

/** The ivory die on the cloth. */
export function Die({ face, size, class: place, label }: DieProps) {
  return (
    <svg
      class={classes("die", place)}
      width={size}
      height={size * HEIGHT}
      viewBox="0 0 64 72"
      {...named(label)}
    >
      <ellipse cx="32" cy="66" rx="27" ry="5.5" opacity=".28" />
      <rect x="1.5" y="5" width="61" height="62" rx="14" fill="url(#die-side)" />
      <rect x="1.5" y="1.5" width="61" height="61" rx="14" fill="url(#die-edge)" />
      <rect x="4.5" y="4" width="55" height="55" rx="19" fill="url(#die-face)" />
      <DrilledPips face={face} />
    </svg>
  );
}

interface DrilledPaths {
  readonly rims: string;
  readonly holes: string;
}

const DRILLED = byFace((face): DrilledPaths => {
  const radius = face === 1 ? 7 : 5.8;
  return { rims: pipsPath(face, radius + 0.5, 0.9), holes: pipsPath(face, radius) };
});

const FLAT = byFace((face) => pipsPath(face, face === 1 ? 8 : 6.6));

function byFace<Value>(make: (face: Face) => Value): ReadonlyMap<Face, Value> {
  return new Map(FACES.map((face) => [face, make(face)]));
}

/** Pips with a light lower rim, as if drilled, on a square of 64 by 64. */
export function DrilledPips({ face }: { readonly face: Face }) {
  return (
    <>
      <path d={DRILLED.get(face)?.rims} fill="#fff" opacity=".85" />
      <path d={DRILLED.get(face)?.holes} fill="#21171c" />
    </>
  );
}

interface FlatDieProps {
  /** Without a face the die is blank; "any" shows a star. */
  readonly face?: Face | "any" | undefined;
  readonly size: number;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

/** A small die within a line of text. */
export function FlatDie({ face, size, class: place, label }: FlatDieProps) {
  return (
    <svg
      class={classes("flat-die", place)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      {...named(label)}
    >
      <FlatFace face={face} />
    </svg>
  );
}

export function FlatFace({ face }: Pick<FlatDieProps, "face">) {
  return (
    <>
      <rect
        class="flat-die-face"
        x="3"
        y="3"
        width="58"
        height="58"
        rx="14"
        stroke="currentColor"
        stroke-width="5"
      />
      {face === "any" && <path class="flat-die-pip" d={STAR} />}
      {face !== "any" && face !== undefined && <path class="flat-die-pip" d={FLAT.get(face)} />}
    </>
  );
}
