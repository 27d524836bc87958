import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../../..");

/** The commands below a heading of docs/self-hosting.md, in order. */
export function commandsBelow(heading: string): readonly string[] {
  const page = readFileSync(join(ROOT, "docs/self-hosting.md"), "utf8");
  const section = page.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  return blocks
    .join("")
    .split("\n")
    .filter((line) => line !== "");
}
