/** How a room's package.json names its doors: one file, or a file for each way in (`.`, `./name`). */
export type Exports = string | Readonly<Record<string, string>>;

/** By what is put after the package's name: the file behind it. */
export function doorsIn(exports: Exports = {}): readonly (readonly [string, string])[] {
  const named = typeof exports === "string" ? { ".": exports } : exports;
  return Object.entries(named).map(([door, file]) => [door.slice(1), file]);
}
