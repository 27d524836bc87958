import "../../ui/drawings/illustrations.css";
import { Die } from "../../ui/drawings/dice.tsx";
import { IconFigure } from "../../ui/drawings/icon.tsx";
import type { IconName } from "../../ui/drawings/iconNames.ts";

/** The picture of the game on the start page: its court, and three dice. */
export function StartPicture() {
  return (
    <>
      <CourtIllustration />
      <div class="folio-dice" aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <Die face={6} size={48} key={at} />
        ))}
      </div>
    </>
  );
}

interface Stall {
  readonly tier: string;
  readonly color: string;
  readonly icon: IconName;
  readonly middle: number;
  readonly top: number;
  readonly width: number;
  /** The distance of the character from the top. */
  readonly ledge: number;
  readonly iconSize: number;
  readonly letterSize: number;
}

type Place = readonly [middle: number, icon: IconName];

const pair = (tier: string, color: string, top: number, places: readonly Place[]) =>
  places.map(([middle, icon]): Stall => {
    const size = { width: 46, ledge: 84, iconSize: 30, letterSize: 17 };
    return { tier, color, icon, middle, top, ...size };
  });

const THRONE: Stall = {
  tier: "V",
  color: "#b17f12",
  icon: "imperial-crown",
  middle: 238,
  top: -92,
  width: 70,
  ledge: 112,
  iconSize: 48,
  letterSize: 24,
};

/** The stalls of the court, arranged as stairs with the King's in the middle. */
const STALLS: readonly Stall[] = [
  ...pair("I", "#7a5a34", 84, [
    [32, "wheat"],
    [444, "sharp-halberd"],
  ]),
  ...pair("II", "#2c6b60", 44, [
    [80.5, "pocket-bow"],
    [395.5, "scales"],
  ]),
  ...pair("III", "#993025", 4, [
    [129, "visored-helm"],
    [347, "pointy-hat"],
  ]),
  ...pair("IV", "#3159be", -36, [
    [177.5, "pope-crown"],
    [298.5, "crossed-swords"],
  ]),
  THRONE,
];

const RAYS = Array.from({ length: 17 }, (_, ray) => {
  const angle = (ray * Math.PI) / 16;
  const at = (radius: number) =>
    `${(238 + radius * Math.cos(angle)).toFixed(1)} ${(-48 - radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(54)}L${at(ray % 2 === 0 ? 150 : 112)}`;
}).join("");

/** The picture of To Court the King. It fills its box; if the box is lower, the top is cut off. */
function CourtIllustration() {
  return (
    <svg
      class="illustration"
      viewBox="0 -139 476 371"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect x="-500" y="-500" width="1476" height="740" fill="#172650" />
      <rect x="-500" y="-500" width="1476" height="740" fill="url(#diaper)" />
      <path d={RAYS} stroke="#e9b949" stroke-width="1.2" opacity=".38" />
      {STALLS.map((stall) => (
        <StallFigure key={stall.middle} {...stall} />
      ))}
      <rect x="-500" y="216" width="1476" height="16" fill="#0e1a3d" />
      <path d="M-500 216H976" stroke="#e9b949" stroke-width="1.6" />
    </svg>
  );
}

function StallFigure(stall: Stall) {
  const { tier, color, icon, middle, top, width, ledge, iconSize, letterSize } = stall;
  const floor = top + ledge;
  const outline = outerArch(stall);
  return (
    <g>
      <path d={outline} fill={color} />
      <rect
        x={middle - width / 2}
        y={floor}
        width={width}
        height={232 - floor}
        fill="#0b1432"
        opacity=".34"
      />
      <path d={innerArch(stall)} fill="rgb(0 0 0 / .2)" stroke="rgb(255 232 170 / .55)" />
      <IconFigure
        name={icon}
        x={middle - iconSize / 2}
        y={floor - iconSize - 10}
        size={iconSize}
        color="#fff3d3"
      />
      <path d={outline} fill="none" stroke="#e9b949" stroke-width="1.8" />
      <rect
        x={middle - width / 2 - 2}
        y={floor - 3}
        width={width + 4}
        height="6"
        rx="1.5"
        fill="#e9b949"
      />
      <text class="illustration-numeral" x={middle} y={floor + 28} font-size={letterSize}>
        {tier}
      </text>
    </g>
  );
}

function outerArch({ middle, top, width }: Stall): string {
  const half = width / 2;
  const [shoulder, high, neck] = [top + 0.66 * width, top + 0.26 * width, top + 0.12 * width];
  return [
    `M${middle - half} 232V${shoulder}`,
    `C${middle - half} ${high} ${middle - 0.2 * width} ${neck} ${middle} ${top}`,
    `C${middle + 0.2 * width} ${neck} ${middle + half} ${high} ${middle + half} ${shoulder}V232`,
  ].join("");
}

function innerArch({ middle, top, width, ledge }: Stall): string {
  const half = width / 2 - 5;
  const foot = top + ledge - 4;
  const [shoulder, high, neck] = [top + 0.66 * width + 3, top + 0.36 * width, top + 0.24 * width];
  return [
    `M${middle - half} ${foot}V${shoulder}`,
    `C${middle - half} ${high} ${middle - 0.16 * width} ${neck} ${middle} ${top + 10}`,
    `C${middle + 0.16 * width} ${neck} ${middle + half} ${high} ${middle + half} ${shoulder}V${foot}Z`,
  ].join("");
}
