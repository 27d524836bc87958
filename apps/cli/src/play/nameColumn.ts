import type { ByPlayer } from "@courtly/engine";
import { clipped, padded, widthOf } from "./layout.ts";

/** The names padded to one column, at most a third of the page wide. */
export function inLine(names: ByPlayer<string>, pageWidth: number): ByPlayer<string> {
  const room = Math.min(Math.max(...names.map(widthOf)), Math.floor(pageWidth / 3));
  return names.map((name) => padded(clipped(name, room), room));
}
