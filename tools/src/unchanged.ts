import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./child.ts";
import type { Part } from "./parts.ts";
import { isFile } from "./files.ts";
import { roomsBeneath } from "./rooms.ts";

/** The file of digests with which parts have passed. It is in node_modules, so that `npm ci` deletes it. */
const MEMORY = join(ROOT, "node_modules/.cache/courtly/passed.json");

/** Every part depends on these: the packages, the runners' configuration and the tools themselves. */
const SHARED = /^(?:[^/]+|tools\/.*|testkit\/.*)$/;

type Digests = Readonly<Record<string, string>>;

/** The digest of every file and setting that a part's tests can read; undefined outside of a Git checkout. */
export function inputsDigest({ rooms }: Pick<Part, "rooms">): string | undefined {
  const files = listedFiles();
  if (files === undefined) return undefined;
  const hash = createHash("sha256").update(JSON.stringify(ownSettings()));
  for (const file of files.filter((path) => isInput(path, rooms)))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

/** The environment variables that change what our tests do, and the version of Node. */
function ownSettings(): readonly string[] {
  return Object.entries(process.env)
    .filter(([name]) => /^(?:COURTLY_|LC_)|^(?:TZ|LANG|NODE_OPTIONS|PATH)$/.test(name))
    .map((setting) => setting.join("="))
    .toSorted((a, b) => a.localeCompare(b))
    .concat(process.version);
}

/** Whether a file may matter to tests of these rooms. */
export function isInput(file: string, rooms: readonly string[] | undefined): boolean {
  if (rooms === undefined || SHARED.test(file)) return true;
  const folder = /^(?:(?:games|strategy|apps)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? "";
  return folder === "docs" || roomsBeneath(rooms).some((covers) => covers(folder));
}

function listedFiles(): readonly string[] | undefined {
  try {
    const args = ["ls-files", "-co", "--exclude-standard", "-z"];
    const listed = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" });
    return listed.split("\0").filter((path) => path !== "" && isFile(join(ROOT, path)));
  } catch {
    return undefined;
  }
}

export function hasPassedBefore(part: Part): boolean {
  const digest = inputsDigest(part);
  return digest !== undefined && remembered()[part.name] === digest;
}

/** Remembers that a part has passed with these files, or forgets that it ever did. */
export function remember(part: Part, digest: string | undefined): void {
  const { [part.name]: _, ...others } = remembered();
  mkdirSync(dirname(MEMORY), { recursive: true });
  const all: Digests = digest === undefined ? others : { ...others, [part.name]: digest };
  writeFileSync(MEMORY, JSON.stringify(all));
}

function remembered(): Digests {
  try {
    return JSON.parse(readFileSync(MEMORY, "utf8")) as Digests;
  } catch {
    return {};
  }
}
