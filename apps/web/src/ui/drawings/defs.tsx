import type { Tincture } from "./tinctures.ts";

/** Gradients and patterns that the other drawings refer to by id. The app renders it once, before them. */
export function Defs() {
  return (
    <svg class="visually-hidden" width="0" height="0" aria-hidden="true">
      <defs>
        <DieGradients />
        <Hatchings />
        <Diaper />
      </defs>
    </svg>
  );
}

function DieGradients() {
  return (
    <>
      <linearGradient id="die-face" x1="0" y1="0" x2=".35" y2="1">
        <stop offset="0" stop-color="#fffefa" />
        <stop offset="1" stop-color="#f6edd9" />
      </linearGradient>
      <linearGradient id="die-edge" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" />
        <stop offset=".5" stop-color="#f0e4ca" />
        <stop offset="1" stop-color="#dccba4" />
      </linearGradient>
      <linearGradient id="die-side" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".6" stop-color="#cdb98d" />
        <stop offset="1" stop-color="#a48c5c" />
      </linearGradient>
    </>
  );
}

interface Lines {
  readonly width: number;
  readonly height: number;
  readonly d: string;
  readonly turn: number;
  readonly opacity: number;
}

/** The hatching of each colour after Petra Sancta: horizontal, vertical and diagonal lines. Gold (`or`) has dots. */
const LINES: Readonly<Record<Exclude<Tincture, "or">, Lines>> = {
  azure: { width: 6, height: 4, d: "M0 2H6", turn: 0, opacity: 0.38 },
  gules: { width: 4, height: 6, d: "M2 0V6", turn: 0, opacity: 0.38 },
  vert: { width: 5, height: 5, d: "M0 2.5H5", turn: 45, opacity: 0.4 },
  purpure: { width: 5, height: 5, d: "M0 2.5H5", turn: -45, opacity: 0.4 },
};

function Hatchings() {
  return (
    <>
      {Object.entries(LINES).map(([tincture, { width, height, d, turn, opacity }]) => (
        <pattern
          key={tincture}
          id={`hatching-${tincture}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path class="hatching-line" d={d} stroke="#fff" stroke-width="1" opacity={opacity} />
        </pattern>
      ))}
      <pattern id="hatching-or" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle class="hatching-dot" cx="1.5" cy="1.5" r=".9" fill="#fff" opacity=".6" />
        <circle class="hatching-dot" cx="4.5" cy="4.5" r=".9" fill="#fff" opacity=".6" />
      </pattern>
    </>
  );
}

/** The pattern of the cloth, for illustrations; the cloth itself uses `theme/diaper.svg`. */
function Diaper() {
  return (
    <pattern id="diaper" width="36" height="36" patternUnits="userSpaceOnUse">
      <path d="M18 0 36 18 18 36 0 18Z" fill="none" stroke="#fff" stroke-width=".8" opacity=".09" />
      <g fill="#fff" opacity=".08">
        <circle cx="18" cy="14.5" r="2" />
        <circle cx="18" cy="21.5" r="2" />
        <circle cx="14.5" cy="18" r="2" />
        <circle cx="21.5" cy="18" r="2" />
        <circle cx="0" cy="0" r="1.6" />
        <circle cx="36" cy="0" r="1.6" />
        <circle cx="0" cy="36" r="1.6" />
        <circle cx="36" cy="36" r="1.6" />
      </g>
    </pattern>
  );
}
