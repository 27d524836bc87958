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
}

/** Opens the results of this seed and this version of bots and games in a folder: different versions never mix. */
export function openStore<Tally>(name: string, seed: string, none: Tally): Store<Tally> {
  const folder = join(ROOT, name, `${fingerprint()}-${hash(seed)}`);
  mkdirSync(folder, { recursive: true });
  const pathOf = (pairing: Pairing) => join(folder, `${keyOf(pairing)}.json`);
  return {
    read: (pairing) => {
      try {
        return JSON.parse(readFileSync(pathOf(pairing), "utf8")) as Known<Tally>; // only this program writes it
      } catch {
        return { spans: [], tally: none, seconds: 0 };
      }
    },
    write: (pairing, known) => {
      const path = pathOf(pairing);
      writeFileSync(`${path}.new`, JSON.stringify(known));
      renameSync(`${path}.new`, path); // atomic: a killed run leaves the old file intact
    },
  };
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
