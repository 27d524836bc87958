const LEAF = "M0 0C2-5 7-6 9-10 10-6 14-5 18-6 15-2 16 2 18 6 13 5 10 6 8 10 7 6 2 5 0 0Z";

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  readonly color: "a" | "b" | "c";
}

const LEAVES: readonly Leaf[] = [
  { x: 28, y: 31, turn: -60, scale: 0.8, color: "a" },
  { x: 44, y: 22, turn: 40, scale: 0.72, color: "b" },
  { x: 86, y: 34, turn: 15, scale: 0.85, color: "a" },
  { x: 96, y: 42, turn: 100, scale: 0.7, color: "c" },
  { x: 146, y: 22, turn: -50, scale: 0.85, color: "b" },
  { x: 150, y: 48, turn: 60, scale: 0.75, color: "a" },
  { x: 186, y: 22, turn: -80, scale: 0.75, color: "c" },
  { x: 214, y: 26, turn: -20, scale: 0.75, color: "a" },
  { x: 206, y: 42, turn: 70, scale: 0.72, color: "b" },
  { x: 240, y: 37, turn: -14, scale: 0.6, color: "a" },
];

const BERRIES = [
  { x: 76, y: 27, radius: 3.4 },
  { x: 134, y: 35, radius: 3.4 },
  { x: 200, y: 32, radius: 3 },
  { x: 18, y: 42, radius: 2.4 },
  { x: 120, y: 58, radius: 2.4 },
  { x: 166, y: 14, radius: 2.4 },
  { x: 232, y: 28, radius: 2.2 },
] as const;

/** The stems, leaves and berries of a vine. */
export function VineDrawing() {
  return (
    <>
      <g fill="none" stroke="var(--ornament-stem)" stroke-width="2" stroke-linecap="round">
        <path d="M4 34C40 34 46 12 72 12c20 0 26 22 10 26-10 2-14-10-5-12" />
        <path d="M58 17C82 30 100 52 130 50c22-2 26-24 10-28-11-2-14 10-5 13" />
        <path d="M108 46c28 12 60-2 74-20 10-12 30-10 30 4 0 10-14 11-14 3" />
        <path d="M176 33c16 12 40 14 66 4" />
      </g>
      {LEAVES.map(({ x, y, turn, scale, color }) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
          d={LEAF}
          fill={`var(--ornament-${color})`}
        />
      ))}
      <g fill="var(--ornament-gold)">
        {BERRIES.map(({ x, y, radius }) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </>
  );
}
