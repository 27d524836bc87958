import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyOf, type Pairing } from "./pairing.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The results of a pairing so far. */
export interface Known<Tally> {
  /** The spans that were played, in any order. */
  readonly spans: readonly number[];
  readonly tally: Tally;
  /** The elapsed time, with all threads working in parallel. */
  readonly seconds: number;
}

export interface Store<Tally> {
  readonly read: (pairing: Pairing) => Known<Tally>;
  readonly write: (pairing: Pairing, known: Known<Tally>) => void;
  /** Adds a command to those that the results come from, and returns them all, in their order. */
  readonly addCommand: (command: string) => readonly string[];
}

/** Opens the results of this seed and this version of bots and games in a folder: different versions never mix. */
export function openStore<Tally>(name: string, seed: string, none: Tally): Store<Tally> {
  const folder = join(ROOT, name, `${fingerprint()}-${hash(seed)}`);
  mkdirSync(folder, { recursive: true });
  const pathOf = (pairing: Pairing) => join(folder, `${keyOf(pairing)}.json`);
  const commandsPath = join(folder, "commands.json");
  return {
    read: (pairing) => readStored(pathOf(pairing), { spans: [], tally: none, seconds: 0 }),
    write: (pairing, known) => writeStored(pathOf(pairing), known),
    addCommand: (command) => {
      const before = readStored<readonly string[]>(commandsPath, []);
      const all = before.includes(command) ? before : [...before, command];
      writeStored(commandsPath, all);
      return all;
    },
  };
}

function readStored<T>(path: string, missing: T): T {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T; // only this program writes it
  } catch {
    return missing;
  }
}

function writeStored(path: string, value: unknown): void {
  writeFileSync(`${path}.new`, JSON.stringify(value));
  renameSync(`${path}.new`, path); // atomic: a killed run leaves the old file intact
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** A hash of all files that decide how bots play. */
function fingerprint(): string {
  const files = globSync("{engine,games/*,strategy/*}/{src,data,values}/**/*.*", { cwd: ROOT });
  return hash(
    files
      .sort()
      .map((file) => `${file}\n${readFileSync(join(ROOT, file), "utf8")}`)
      .join("\n"),
  );
}
