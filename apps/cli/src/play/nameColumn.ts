import type { ByPlayer } from "@courtly/engine";
import { clipped, padded, widthOf } from "./layout.ts";

/** The names as a column, which takes a third of the page at most. */
export function inLine(names: ByPlayer<string>, pageWidth: number): ByPlayer<string> {
  const room = Math.min(Math.max(...names.map(widthOf)), Math.floor(pageWidth / 3));
  return names.map((name) => padded(clipped(name, room), room));
}
