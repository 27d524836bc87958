import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_GAMES, type LadderTally } from "./arena.ts";
import { keyOf, type Pairing } from "./pairing.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The results of a pairing so far. */
export interface Known {
  /** The spans that were played, in any order. */
  readonly spans: readonly number[];
  readonly tally: LadderTally;
  /** The elapsed time, with all threads working in parallel. */
  readonly seconds: number;
}

const NOTHING: Known = { spans: [], tally: NO_GAMES, seconds: 0 };

export interface Store {
  readonly read: (pairing: Pairing) => Known;
  readonly write: (pairing: Pairing, known: Known) => void;
}

/** Opens the folder of results for this seed and this version of bots and games: different versions never mix. */
export function openStore(seed: string): Store {
  const folder = join(ROOT, ".ladder", `${fingerprint()}-${hash(seed)}`);
  mkdirSync(folder, { recursive: true });
  const pathOf = (pairing: Pairing) => join(folder, `${keyOf(pairing)}.json`);
  return {
    read: (pairing) => {
      try {
        return JSON.parse(readFileSync(pathOf(pairing), "utf8")) as Known; // only this program writes it
      } catch {
        return NOTHING;
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
