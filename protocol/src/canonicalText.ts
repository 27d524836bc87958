import type { Entry } from "./entries.ts";

/** JSON with sorted fields: the same for the same entry, in whatever order its fields were written. */
export function canonicalText(entry: Entry): string {
  return JSON.stringify(entry, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
