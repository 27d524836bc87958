import "../../ui/drawings/illustrations.css";
import { IconFigure } from "../../ui/drawings/icon.tsx";

const WALL = "#f7ead0";
const STONE = "#e4cfa4";
const WOOD = "#5b4632";
const GOLD = "#f0c55c";

interface Tower {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly roof: string;
  readonly flag: string;
}

const TOWERS: readonly Tower[] = [
  { x: 196, y: 66, width: 24, height: 60, roof: "#2348a4", flag: "#b5321f" },
  { x: 262, y: 58, width: 26, height: 68, roof: "#b5321f", flag: "#74327b" },
  { x: 228, y: 40, width: 28, height: 90, roof: "#2348a4", flag: "#e9b949" },
];

const HOUSES = [
  { x: 34, y: 138, scale: 1.25, roof: "#b5321f" },
  { x: 88, y: 140, scale: 0.95, roof: "#74327b" },
  { x: 128, y: 134, scale: 1.05, roof: "#2348a4" },
  { x: 330, y: 138, scale: 0.95, roof: "#b5321f" },
  { x: 372, y: 142, scale: 1.2, roof: "#2348a4" },
  { x: 424, y: 140, scale: 1.05, roof: "#74327b" },
] as const;

const CLOUDS =
  "M24-70h62a9 9 0 0 0 0-18H74a16 16 0 0 0-30-4 12 12 0 0 0-20 6 8 8 0 0 0 0 16zM120-34h44a8 8 0 0 0 0-16h-8a13 13 0 0 0-25-3 9 9 0 0 0-12 5 7 7 0 0 0 1 14zM330 6h40a7 7 0 0 0 0-14h-8a12 12 0 0 0-23-2 8 8 0 0 0-9 16z";

/** The picture of Rolling Courts. It fills its box; if the box is lower, the top is cut off. */
export function StartPicture() {
  return (
    <svg
      class="illustration"
      viewBox="0 -139 476 371"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect x="-500" y="-500" width="1476" height="740" fill="#f2cf7c" />
      <circle cx="394" cy="-64" r="56" fill="#f8e0a0" />
      <IconFigure name="heraldic-sun" x={352} y={-106} size={84} color="#c8801a" />
      <path d={CLOUDS} fill="#fbefcb" />
      <path
        d="M-500 92H0C60 52 120 66 170 46c60-24 110 0 160 22s100-8 146 8h500v156H-500Z"
        fill="#a9bf8b"
      />
      <path
        d="M-500 118H0C60 84 120 92 170 76c60-20 110 0 160 18s100-4 146 12h500v126H-500Z"
        fill="#7fa77b"
      />
      <path
        d="M-500 140H0C70 112 130 128 200 112c80-18 160 16 276 14h500v106H-500Z"
        fill="#2f7a5c"
      />
      <Castle />
      {HOUSES.map(({ x, y, scale, roof }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0 0V-16L12-27 24-16V0Z" fill={WALL} />
          <path d="M-4-14L12-29 28-14 24-11 12-22 0-11Z" fill={roof} />
          <rect x="9" y="-10" width="6" height="10" fill={WOOD} />
        </g>
      ))}
      <Underground />
    </svg>
  );
}

function Castle() {
  return (
    <g transform="translate(241 134) scale(1.62) translate(-242 -130)">
      {TOWERS.map((tower) => (
        <TowerFigure key={tower.x} {...tower} />
      ))}
      <rect x="214" y="90" width="56" height="40" fill="#ebd9b4" />
      <path d="M234 130v-14a8 8 0 0 1 16 0v14z" fill={WOOD} />
      <path d="M214 90v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5z" fill={STONE} />
    </g>
  );
}

function TowerFigure({ x, y, width, height, roof, flag }: Tower) {
  const middle = x + width / 2;
  const eaves = y - 6;
  const peak = eaves - 1.15 * width;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={WALL} />
      <path
        d={`M${x - 3} ${y}h${width + 6}v-7h-5v4h-5v-4h-${width - 14}v4h-5v-4h-4z`}
        fill={STONE}
      />
      <path d={`M${x - 4} ${eaves}L${middle} ${peak}L${x + width + 4} ${eaves}Z`} fill={roof} />
      <path d={`M${middle} ${peak}v-15`} stroke="#2a1e18" stroke-width="1.6" />
      <path d={`M${middle} ${peak - 15}l15 4-15 5z`} fill={flag} />
      <path d={`M${middle - 3} ${y + 20}v-7a3 3 0 0 1 6 0v7z`} fill={WOOD} />
    </>
  );
}

function Underground() {
  return (
    <>
      <path d="M-500 148H0C80 134 150 142 238 136s160 10 238 4h500v92H-500Z" fill="#3a2a20" />
      <g fill="none" stroke="#6a4f3b" stroke-linecap="round">
        <path d="M40 174H196M40 212H150M300 176H440M330 212H450" stroke-width="24" />
        <path
          d="M196 174C232 174 232 196 260 196M150 212C200 212 214 198 256 196M300 176C280 178 282 194 262 196M330 212C300 212 290 200 262 196"
          stroke-width="13"
        />
      </g>
      <circle cx="256" cy="196" r="25" fill="#1f1510" stroke="#e9b949" stroke-width="2" />
      <IconFigure name="gold-nuggets" x={238} y={178} size={36} color={GOLD} />
      <path d="M132 158V226M378 160V226" stroke="#e8452e" stroke-width="4" stroke-linecap="round" />
      <IconFigure name="mine-wagon" x={150} y={160} size={28} color={WALL} />
      <IconFigure name="mine-wagon" x={396} y={198} size={28} color={WALL} />
      <IconFigure name="miner" x={62} y={162} size={24} color={GOLD} />
      <IconFigure name="miner" x={320} y={164} size={24} color={GOLD} />
      <IconFigure name="lantern-flame" x={92} y={201} size={20} color={WALL} />
    </>
  );
}
