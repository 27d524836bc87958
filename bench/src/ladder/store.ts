import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_GAMES, type Tally } from "./arena.ts";
import { keyOf, type Pairing } from "./pairing.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** What is known of a pairing so far. */
export interface Known {
  /** The spans that were played, in any order. */
  readonly spans: readonly number[];
  readonly tally: Tally;
  /** How long it took, all threads together at work. */
  readonly seconds: number;
}

const NOTHING: Known = { spans: [], tally: NO_GAMES, seconds: 0 };

export interface Store {
  readonly read: (pairing: Pairing) => Known;
  readonly write: (pairing: Pairing, known: Known) => void;
}

/** One folder for each seed and each state of the bots and games: results of different bots never mix. */
export function openStore(seed: string): Store {
  const folder = join(ROOT, ".ladder", `${fingerprint()}-${hash(seed)}`);
  mkdirSync(folder, { recursive: true });
  const pathOf = (pairing: Pairing) => join(folder, `${keyOf(pairing)}.json`);
  return {
    read: (pairing) => {
      try {
        return JSON.parse(readFileSync(pathOf(pairing), "utf8")) as Known; // written by us alone
      } catch {
        return NOTHING;
      }
    },
    write: (pairing, known) => {
      const path = pathOf(pairing);
      writeFileSync(`${path}.new`, JSON.stringify(known));
      renameSync(`${path}.new`, path); // a run that is killed leaves the old one whole
    },
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Of everything that decides how bots play. */
function fingerprint(): string {
  const files = globSync("{engine,games/*,strategy/*}/{src,data,values}/**/*.*", { cwd: ROOT });
  return hash(
    files
      .sort()
      .map((file) => `${file}\n${readFileSync(join(ROOT, file), "utf8")}`)
      .join("\n"),
  );
}
