import type { Result } from "@courtly/engine";
import { err, ok } from "@courtly/engine";
import { words } from "../i18n/words/index.ts";
import type { GameCard, SavedGame } from "./savedGame.ts";

/** The reason why a game could not be stored. */
export type ArchiveFault =
  /** Another window has written since. */
  | { readonly kind: "changedElsewhere" }
  /** Another window has deleted the game. */
  | { readonly kind: "deletedElsewhere" }
  /** The browser refused, for the reason that it gives. */
  | { readonly kind: "storage"; readonly reason: string };

/** The games that this browser stores. A resolved promise means that the change is on disk. */
export interface Archive {
  /** All cards, the latest played first. */
  readonly cards: () => Promise<Result<readonly GameCard[], ArchiveFault>>;
  readonly load: (id: string) => Promise<Result<SavedGame | undefined, ArchiveFault>>;
  /** Stores a game if its stored revision is still the card's; 0 means a new game. Resolves with the new card. */
  readonly save: (game: SavedGame) => Promise<Result<GameCard, ArchiveFault>>;
  readonly remove: (id: string) => Promise<Result<undefined, ArchiveFault>>;
}

/** A card as it is stored: the roster has been called `cast` there from the first version on. */
export interface StoredCard extends Omit<GameCard, "roster"> {
  readonly cast: GameCard["roster"];
}

const fromStored = ({ cast: roster, ...card }: StoredCard): GameCard => ({ ...card, roster });
const toStored = ({ roster: cast, ...card }: GameCard): StoredCard => ({ ...card, cast });

const CARDS = "cards";
const RECORDS = "records";
const VERSION = 1;

export function browserArchive(factory: IDBFactory, name = "courtly"): Archive {
  let opened: Promise<IDBDatabase> | undefined;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open(factory, name, () => {
      opened = undefined;
    });
    return opened;
  };
  const guarded = async <Value>(
    work: () => Promise<Value>,
  ): Promise<Result<Value, ArchiveFault>> => {
    try {
      return ok(await work());
    } catch (error) {
      opened = undefined; // the connection may be broken: the next call opens another
      const reason = error instanceof Error ? error.message : String(error);
      return err({ kind: "storage", reason });
    }
  };
  return {
    cards: () =>
      guarded(async () => {
        const { run } = transaction(await database(), "readonly");
        const cards = await run<StoredCard[]>(CARDS, (store) => store.getAll());
        return cards.map(fromStored).toSorted((a, b) => b.playedAt - a.playedAt);
      }),
    load: (id) =>
      guarded(async () => {
        const { run } = transaction(await database(), "readonly");
        const [card, record] = await Promise.all([
          run<StoredCard | undefined>(CARDS, (store) => store.get(id)),
          run<string | undefined>(RECORDS, (store) => store.get(id)),
        ]);
        if (card === undefined || record === undefined) return undefined;
        return { card: fromStored(card), record };
      }),
    save: async (game) => {
      const saved = await guarded(async () => write(await database(), game));
      if (!saved.ok) return saved;
      const { value } = saved;
      return typeof value === "string" ? err({ kind: value }) : ok(value);
    },
    remove: (id) =>
      guarded(async () => {
        const { run, done } = transaction(await database(), "readwrite");
        await Promise.all([
          run(CARDS, (store) => store.delete(id)),
          run(RECORDS, (store) => store.delete(id)),
        ]);
        await done;
        return undefined;
      }),
  };
}

/** Writes only if no other window has written since: the stored revision must be the card's. */
async function write(
  database: IDBDatabase,
  { card, record }: SavedGame,
): Promise<GameCard | "changedElsewhere" | "deletedElsewhere"> {
  const { run, done } = transaction(database, "readwrite");
  const stored = await run<StoredCard | undefined>(CARDS, (store) => store.get(card.id));
  if (stored === undefined && card.revision > 0) return "deletedElsewhere";
  if ((stored?.revision ?? 0) !== card.revision) return "changedElsewhere";
  const next = { ...card, revision: card.revision + 1 };
  await Promise.all([
    run(CARDS, (store) => store.put(toStored(next))),
    run(RECORDS, (store) => store.put(record, card.id)),
  ]);
  await done;
  return next;
}

function open(factory: IDBFactory, name: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, VERSION);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(CARDS, { keyPath: "id" });
      request.result.createObjectStore(RECORDS);
    });
    request.addEventListener("success", () => {
      const database = request.result;
      database.addEventListener("close", onLost);
      database.addEventListener("versionchange", () => {
        database.close();
        onLost();
      });
      resolve(database);
    });
    const fail = (reason: string) => {
      onLost();
      reject(new Error(reason));
    };
    request.addEventListener("error", () => fail(request.error?.message ?? words().storage.closed));
    request.addEventListener("blocked", () => fail(words().storage.held));
  });
}

function transaction(database: IDBDatabase, mode: IDBTransactionMode) {
  const running = database.transaction([CARDS, RECORDS], mode, { durability: "strict" });
  const done = new Promise<void>((resolve, reject) => {
    const fail = () => reject(running.error ?? new Error(words().storage.ended));
    running.addEventListener("complete", () => resolve());
    running.addEventListener("abort", fail);
    running.addEventListener("error", fail);
  });
  // A caller that only reads does not wait for `done`.
  done.catch(() => undefined);
  const run = <Value>(store: string, ask: (store: IDBObjectStore) => IDBRequest) =>
    new Promise<Value>((resolve, reject) => {
      const request = ask(running.objectStore(store));
      request.addEventListener("success", () => resolve(request.result as Value));
      request.addEventListener("error", () =>
        reject(request.error ?? new Error(words().storage.silent)),
      );
    });
  return { run, done };
}
