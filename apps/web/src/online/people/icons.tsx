import { LineDrawing } from "../../ui/drawings/lines.tsx";

/** The line icons that only online tables have, each on a square of 24 by 24. */
const PATHS = {
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0",
  say: "M4 5h16v11h-9l-4 4v-4H4z",
  crown: "M4 18h16M4 15.5 3 7l5 4 4-6 4 6 5-4-1 8.5z",
  calendar: "M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4",
  device: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  pause: "M8 5h2.5v14H8zM13.5 5H16v14h-2.5z",
  handshake: "M3 8.5h3l4-2 3 1.5 3-1.5h5M3 15.5h3l5 3.5 6.5-4.5M10 11.5l3-3.5 4.5 4",
  key: "M4 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M10 13 19 4M16 7l3 3M13 10l2 2",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
  noBell: "M6 16.5V11a6 6 0 0 1 9-5.2M18 11v5.5l1.5 1.5h-13M10 20.5h4M3.5 3.5l17 17",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

interface OnlineIconProps {
  readonly name: keyof typeof PATHS;
  readonly size: number;
  readonly weight?: number;
}

/** An icon of an online table. */
export function OnlineIcon({ name, size, weight = name === "dots" ? 3.4 : 1.8 }: OnlineIconProps) {
  return <LineDrawing d={PATHS[name]} size={size} weight={weight} />;
}
