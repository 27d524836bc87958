import type { FaceCounts } from "@courtly/analysis";
import type { Player } from "@courtly/engine";
import { shownName } from "../../ui/shownName.ts";
import type { Tincture } from "../../ui/drawings/tinctures.ts";
import { tinctureOf } from "./curve.tsx";
import type { FileSource } from "./csvFiles.ts";
import { meanTimes, points, roundedSplit, signedPoints, signedTimes } from "./points.ts";
import { scaleOf, spanOf } from "./splitPanel.tsx";
import { words } from "../words/index.ts";

/** The colours of a file: it is looked at on white, whatever the theme of the page. */
const COLOURS: Readonly<Record<Tincture, string>> = {
  azure: "#2348a4",
  gules: "#b5321f",
  vert: "#1f7356",
  purpure: "#74327b",
  or: "#ae7a0f",
};

/** The dashes of the players' lines, which tell them apart without colours. */
const DASHES: Readonly<Record<Tincture, string>> = {
  azure: "",
  gules: "8 4",
  vert: "2 3.5",
  purpure: "9 4 2 4",
  or: "1 6",
};

const WIDTH = 900;
const LEFT = 44;
const RIGHT = 886;

/** The curve of all players' chances as a picture that stands alone. */
export function curveSvg({ insight, roster }: FileSource): string {
  const end = Math.max(1, insight.game.moments.length);
  const [top, bottom] = [60, 360];
  const x = (place: number) => (LEFT + ((RIGHT - LEFT) * place) / end).toFixed(1);
  const y = (chance: number) => (bottom - (bottom - top) * chance).toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) =>
      `<path d="M${LEFT} ${y(chance)}H${RIGHT}" stroke="#d2c2a0"/>${text(LEFT - 6, Number(y(chance)) + 4, String(100 * chance), { anchor: "end" })}`,
  );
  const lines = roster.names.map((_, player) => {
    const spots = Array.from(
      { length: end + 1 },
      (__, place) => `${x(place)} ${y(insight.chancesAt(place)?.[player] ?? 0)}`,
    );
    return `<path d="M${spots.join("L")}" fill="none" ${strokeOf(tinctureOf(roster, player), player === insight.viewer.value)}/>`;
  });
  const legend = roster.names.map((name, player) => {
    const left = LEFT + player * 165;
    const tincture = tinctureOf(roster, player);
    return `<path d="M${left} 40h34" ${strokeOf(tincture, player === insight.viewer.value)}/>${text(left + 42, 45, shownName(name))}`;
  });
  return picture(bottom + 24, words().curve.title, [...grid, ...lines, ...legend]);
}

function strokeOf(tincture: Tincture, isSelf: boolean): string {
  const dashes = DASHES[tincture] === "" ? "" : ` stroke-dasharray="${DASHES[tincture]}"`;
  return `stroke="${COLOURS[tincture]}" stroke-width="${isSelf ? 3.2 : 2}" stroke-linecap="round"${dashes}`;
}

const PARTS = ["start", "luck", "own", "rivals"] as const;
const FILLS = { start: "#b9a67e", luck: "#ad7810", own: "#ae2f1f", rivals: "#1c6a4f" } as const;
const ROW = 24;

/** How every player's result came about, as a picture that stands alone. */
export function splitSvg(source: FileSource): string {
  const { roster } = source;
  const blocks = roster.names.map((_, player) => splitBlock(source, player));
  return picture(40 + roster.names.length * (ROW * 6 + 12), words().split.title, blocks);
}

function splitBlock({ shown, roster }: FileSource, player: Player): string {
  const split = shown.review.players[player];
  if (split === undefined) return "";
  const said = words().split;
  const rounded = roundedSplit(split);
  const top = 40 + player * (ROW * 6 + 12);
  const [low, high] = scaleOf(rounded);
  const scale = (value: number) => 200 + (560 * (value - low)) / (high - low);
  const rows = PARTS.map((part, index) => {
    const [from, to] = spanOf(part, rounded);
    const [left, right] = [Math.min(from, to), Math.max(from, to)].map(scale) as [number, number];
    const above = top + (index + 1) * ROW;
    const value = part === "start" ? points(rounded.start) : signedPoints(rounded[part]);
    const hatching = to < from ? ` stroke="#231a18" stroke-dasharray="3 3"` : "";
    return `${text(LEFT, above + 14, said.parts[part])}<rect x="${left.toFixed(1)}" y="${above + 3}" width="${(right - left).toFixed(1)}" height="14" fill="${FILLS[part]}"${hatching}/>${text(RIGHT, above + 14, value, { anchor: "end" })}`;
  });
  const below = top + 5 * ROW;
  return [
    text(LEFT, top + 16, shownName(roster.names[player] ?? ""), { weight: "bold" }),
    ...rows,
    text(LEFT, below + 14, said.result),
    `<rect x="${scale(0).toFixed(1)}" y="${below + 3}" width="${(scale(rounded.result) - scale(0)).toFixed(1)}" height="14" fill="#231a18"/>`,
    text(RIGHT, below + 14, points(rounded.result), { anchor: "end", weight: "bold" }),
  ].join("");
}

/** How often each face fell, beside the expectation, as a picture that stands alone. */
export function diceSvg({ counts, expected }: FaceCounts): string {
  const said = words().numbers.dice;
  const most = Math.max(expected, ...counts.map(({ times }) => times));
  const scale = (times: number) => 120 + (600 * times) / most;
  const rows = counts.map(({ face, times }, index) => {
    const above = 40 + index * ROW;
    const value = `${times} (${signedTimes(times - expected)})`;
    return `${text(LEFT, above + 14, `${said.face} ${face}`)}<rect x="120" y="${above + 3}" width="${(scale(times) - 120).toFixed(1)}" height="14" fill="${FILLS.luck}"/>${text(RIGHT, above + 14, value, { anchor: "end" })}`;
  });
  const below = 40 + counts.length * ROW;
  const x = scale(expected).toFixed(1);
  const line = `<path d="M${x} 38V${below}" stroke="#231a18" stroke-width="1.5" stroke-dasharray="4 3"/>`;
  const caption = text(LEFT, below + 20, said.expected(meanTimes(expected)));
  return picture(below + 32, said.title, [...rows, line, caption]);
}

function picture(height: number, title: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="#231a18"><title>${escaped(title)}</title><rect width="${WIDTH}" height="${height}" fill="#ffffff"/>${text(LEFT, 20, title, { weight: "bold" })}${parts.join("")}</svg>`;
}

interface TextLook {
  readonly anchor?: "start" | "end";
  readonly weight?: "normal" | "bold";
}

function text(
  x: number,
  y: number,
  said: string,
  { anchor = "start", weight = "normal" }: TextLook = {},
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-weight="${weight}">${escaped(said)}</text>`;
}

/** Escapes a text for a picture or a page. */
export function escaped(said: string): string {
  return said
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
