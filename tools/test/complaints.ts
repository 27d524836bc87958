import type { Check } from "../src/files.ts";

/** The complaints of a check about a small repository, each as one line. */
export function complaints(
  check: Check,
  files: Readonly<Record<string, string>>,
): readonly string[] {
  return check(new Map(Object.entries(files))).map(
    ({ file, line, what }) => `${file}:${line}: ${what}`,
  );
}
