import "./glyphs.css";
import type { Face } from "@courtly/engine";
import type { Ability } from "@courtly/to-court-the-king";
import type { ComponentChildren } from "preact";
import { classes, named } from "../../../ui/drawings/named.ts";
import { PIPS } from "../../../ui/drawings/pips.ts";

const HEIGHT = 18;

interface AbilityGlyphProps {
  readonly ability: Ability;
  /** The height of the glyph. */
  readonly size?: number | undefined;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

interface Drawing {
  readonly width: number;
  readonly picture: ComponentChildren;
}

export function AbilityGlyph({ ability, size = HEIGHT, class: place, label }: AbilityGlyphProps) {
  const { width, picture } = drawingOf(ability);
  return (
    <svg
      class={classes("ability-glyph", place)}
      width={(width * size) / HEIGHT}
      height={size}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      {...named(label)}
    >
      {picture}
    </svg>
  );
}

/**
 * The drawing of an ability. Plus brings dice, a loop re-rolls, a dashed die changes, two overlapping dice are any
 * number.
 */
function drawingOf(ability: Ability): Drawing {
  switch (ability.kind) {
    case "firstRoll":
      return ability.dice === 1 ? { width: 24, picture: <Brought /> } : BROUGHT_STACK;
    case "bring":
      return { width: 24, picture: <Brought face={ability.face} /> };
    case "reroll":
      return ability.diceMax === 1 ? REROLL_ONE : REROLL_ANY;
    case "raise":
      return raiseDrawing(ability);
    case "redistribute":
      return ability.diceMax === 2 ? MOVE_PIPS : SHARE_PIPS;
    case "set":
      return ability.to === "any" ? SET_TO_ANY : COPY_ASIDE;
    case "endsTheGame":
      return PENNON;
  }
}

interface SquareProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const Square = ({ x, y, side }: SquareProps) => (
  <rect x={x} y={y} width={side} height={side} rx="3.2" />
);

const DashedSquare = ({ x, y, side }: SquareProps) => (
  <rect x={x} y={y} width={side} height={side} rx="3.2" stroke-dasharray="3 2.2" />
);

/** Two dice, one half behind the other. Only the visible lines are drawn, so that it works on any background. */
function Stack({ x, y, side }: SquareProps) {
  const straight = side - 6.4;
  const corner = "a3.2 3.2 0 0 1";
  return (
    <>
      <Square x={x} y={y + 4} side={side} />
      <path
        d={`M${x + 6} ${y + 4}V${y + 3.2}${corner} 3.2-3.2h${straight}${corner} 3.2 3.2v${straight}${corner}-3.2 3.2H${x + side}`}
      />
    </>
  );
}

const Dot = ({ x, y, radius = 1.6 }: { x: number; y: number; radius?: number }) => (
  <circle cx={x} cy={y} r={radius} fill="currentColor" stroke="none" />
);

const Words = ({
  x,
  y,
  size,
  children,
}: {
  x: number;
  y: number;
  size: number;
  children: string;
}) => (
  <text class="glyph-text" x={x} y={y} font-size={size}>
    {children}
  </text>
);

const PLUS = <path d="M1 9H7M4 6V12" stroke-width="1.9" />;

function Brought({ face }: { readonly face?: Face | "any" }) {
  return (
    <>
      {PLUS}
      <Square x={9} y={2} side={14} />
      {face === "any" && (
        <path
          d="M16 4.9l1.2 2.9 2.9 1.2-2.9 1.2-1.2 2.9-1.2-2.9-2.9-1.2 2.9-1.2z"
          fill="currentColor"
          stroke="none"
        />
      )}
      {face !== undefined &&
        face !== "any" &&
        PIPS[face].map(({ x, y }) => (
          <Dot
            key={`${x} ${y}`}
            x={16 + (x - 32) * 0.21875}
            y={9 + (y - 32) * 0.21875}
            radius={face === 1 ? 1.7 : 1.35}
          />
        ))}
    </>
  );
}

const BROUGHT_STACK: Drawing = {
  width: 28,
  picture: (
    <>
      {PLUS}
      <Stack x={9} y={1} side={12} />
    </>
  ),
};

const REROLL_ONE: Drawing = {
  width: 18,
  picture: (
    <>
      <Square x={5.5} y={5.5} side={7} />
      <g stroke-width="1.7">
        <path d="M2 9a7 7 0 0 1 12-5M16 9a7 7 0 0 1-12 5" />
        <path d="M14.4.8v3.5h-3.5M3.6 17.2v-3.5h3.5" />
      </g>
    </>
  ),
};

const REROLL_ANY: Drawing = {
  width: 34,
  picture: (
    <>
      {REROLL_ONE.picture}
      <Stack x={19} y={2.5} side={8.5} />
    </>
  ),
};

/** The drawing of a raise: one die with the range of pips, or several dice that rise by the same number. */
function raiseDrawing({ diceMax, pipsMin, pipsMax }: Extract<Ability, { kind: "raise" }>): Drawing {
  const pips = pipsMin === pipsMax ? `+${pipsMin}` : `+${pipsMin}–${pipsMax}`;
  if (diceMax === 1)
    return {
      width: 38,
      picture: (
        <>
          <Square x={1} y={2} side={14} />
          <Dot x={8} y={9} radius={1.7} />
          <Words x={27} y={12.4} size={9.5}>
            {pips}
          </Words>
        </>
      ),
    };
  return {
    width: 33,
    picture: (
      <>
        <Stack x={1} y={1} side={11} />
        <Words x={26} y={12.8} size={10}>
          {pips}
        </Words>
      </>
    ),
  };
}

const MOVE_PIPS: Drawing = {
  width: 40,
  picture: (
    <>
      <Square x={1} y={3} side={12} />
      <Dot x={4.8} y={9} radius={1.4} />
      <Dot x={9.2} y={9} radius={1.4} />
      <path d="M16 9h7.5M21 6.2 23.8 9 21 11.8" />
      <Square x={27} y={3} side={12} />
      <Dot x={33} y={9} radius={1.7} />
    </>
  ),
};

const SHARE_PIPS: Drawing = {
  width: 44,
  picture: (
    <>
      {[1, 16.5, 32].map((x) => (
        <g key={x}>
          <Square x={x} y={3.5} side={11} />
          <Dot x={x + 5.5} y={9} />
        </g>
      ))}
      <path d="M13 9h2.5M28.5 9H31" stroke-width="1.8" />
    </>
  ),
};

const SET_TO_ANY: Drawing = {
  width: 32,
  picture: (
    <>
      <DashedSquare x={1} y={2} side={14} />
      <path d="M18 9h3" />
      <path
        d="M26 3.6l1.5 3.9 3.9 1.5-3.9 1.5-1.5 3.9-1.5-3.9L20.6 9l3.9-1.5z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
};

const COPY_ASIDE: Drawing = {
  width: 38,
  picture: (
    <>
      <rect x="1" y="2" width="14" height="14" rx="3.2" fill="currentColor" stroke="none" />
      <path d="M18.5 7h4M18.5 11h4" stroke-width="1.7" />
      <DashedSquare x={25} y={3} side={12} />
    </>
  ),
};

const PENNON: Drawing = {
  width: 20,
  picture: <path d="M4 16V3h11l-2 3.5 2 3.5H4" stroke-width="1.8" />,
};
