import { readFileSync } from "node:fs";

const MOUNTS = "/proc/self/mountinfo";
/** The index of the mount point in a line, see proc(5). */
const MOUNT_POINT = 4;

/** Whether a file is mounted by itself, without its folder. Only Linux tells; elsewhere the answer is no. */
export function isMounted(path: string, mounts = mountsOfThisProcess()): boolean {
  return mounts
    .split("\n")
    .map((line) => unescaped(line.split(" ")[MOUNT_POINT] ?? ""))
    .includes(path);
}

function mountsOfThisProcess(): string {
  try {
    return readFileSync(MOUNTS, "utf8");
  } catch {
    return ""; // another system, or one that hides its mounts
  }
}

/** Linux writes white space and backslashes in paths as octal numbers. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}
