import type { Chances, Explanation, JudgedDecision, Rarity } from "@courtly/analysis";
import { archive } from "../../local/savedGames.ts";

/** Raised whenever the same position would be judged differently: older analyses are then done again. */
const VERSION = 1;

/** The stored analysis of a game, as far as it was computed before the page was left. */
export interface KnownAnalysis {
  /** The event lines of the record that it is about. */
  readonly lines: readonly string[];
  readonly judged: readonly JudgedDecision[];
  readonly explanations: ReadonlyMap<number, Explanation>;
  readonly rarities: ReadonlyMap<number, Rarity | undefined>;
  /** The rough chances before each event and after the last one. */
  readonly estimates: readonly Chances[] | undefined;
}

interface StoredAnalysis extends KnownAnalysis {
  readonly version: number;
}

const NAME = "courtly-analyses";
const ANALYSES = "analyses";

/** Analyses of games that this browser does not store, as long as the page is open. */
const ofSession = new Map<string, KnownAnalysis>();

/** Reads what is known about a game with these event lines; nothing about other events is kept. */
export async function readAnalysis(
  id: string,
  lines: readonly string[],
): Promise<KnownAnalysis | undefined> {
  const known = ofSession.get(id) ?? (await stored(id));
  return known && upTo(known, lines);
}

/** Stores an analysis with its game; if this browser does not store the game, for as long as the page is open. */
export async function keepAnalysis(id: string, known: KnownAnalysis): Promise<void> {
  ofSession.set(id, known);
  const game = await archive.load(id);
  if (!game.ok || game.value === undefined) return;
  const analysis: StoredAnalysis = { ...known, version: VERSION };
  // A failure costs only time: the analysis is done again.
  await withStore("readwrite", (store) => store.put(analysis, id)).catch(() => undefined);
}

/** Deletes the analysis of a game. */
export async function forgetAnalysis(id: string): Promise<void> {
  ofSession.delete(id);
  await withStore("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

async function stored(id: string): Promise<KnownAnalysis | undefined> {
  try {
    const found = await withStore<StoredAnalysis | undefined>("readonly", (store) => store.get(id));
    return found?.version === VERSION ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The part of an analysis that is about the same events: after an undo a game has gone on differently. */
function upTo(known: KnownAnalysis, lines: readonly string[]): KnownAnalysis {
  const differs = known.lines.findIndex((line, index) => line !== lines[index]);
  const same = differs < 0 ? known.lines.length : differs;
  const isSame = (event: number) => event < same;
  const only = <Value>(by: ReadonlyMap<number, Value>) =>
    new Map([...by].filter(([event]) => isSame(event)));
  return {
    lines,
    judged: known.judged.filter(({ event }) => isSame(event)),
    explanations: only(known.explanations),
    rarities: only(known.rarities),
    estimates: same === lines.length && same === known.lines.length ? known.estimates : undefined,
  };
}

/** Opens the database for one request. It is one of its own, so that an older page can still open the games. */
async function withStore<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const database = await answered<IDBDatabase>(() => {
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(ANALYSES));
    return opening;
  });
  try {
    return await answered<Value>(() =>
      ask(database.transaction(ANALYSES, mode).objectStore(ANALYSES)),
    );
  } finally {
    database.close();
  }
}

function answered<Value>(ask: () => IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    const request = ask();
    request.addEventListener("success", () => resolve(request.result as Value));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("the browser gives no reason")),
    );
  });
}
