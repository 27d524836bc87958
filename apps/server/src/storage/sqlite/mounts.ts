import { existsSync, readFileSync } from "node:fs";

const MOUNTS = "/proc/self/mountinfo";
/** The field with the place of a mount: what lies before it describes the device. */
const PLACE = 4;

/** Whether a file is mounted by itself, without its folder. Only Linux tells; elsewhere the answer is no. */
export function isMounted(path: string, mounts = mountsOfThisProcess()): boolean {
  return mounts
    .split("\n")
    .map((line) => unescaped(line.split(" ")[PLACE] ?? ""))
    .includes(path);
}

function mountsOfThisProcess(): string {
  return existsSync(MOUNTS) ? readFileSync(MOUNTS, "utf8") : "";
}

/** Linux writes spaces and backslashes in paths as octal numbers. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}
