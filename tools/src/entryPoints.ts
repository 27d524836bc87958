/** The `exports` of a room's package.json, its entry points: one file, or one for each subpath (`.`, `./name`). */
export type Exports = string | Readonly<Record<string, string>>;

/** Lists the entry points: the subpath after the package's name (empty for `.`), and its file. */
export function entryPointsIn(exports: Exports = {}): readonly (readonly [string, string])[] {
  const named = typeof exports === "string" ? { ".": exports } : exports;
  return Object.entries(named).map(([door, file]) => [door.slice(1), file]);
}
