import { assert } from "@courtly/engine";
import type { GameEntry, LazyGameUi } from "./gameEntry.ts";

const loaded = new Map<string, LazyGameUi>();

/** Loads the lazy parts of a game, which stay loaded. */
export async function loadLazyUi({ id, loadLazyUi: load }: GameEntry): Promise<LazyGameUi> {
  const lazyUi = loaded.get(id) ?? (await load());
  loaded.set(id, lazyUi);
  return lazyUi;
}

/** The lazy parts of a game that was loaded before. */
export function lazyUiOf(gameId: string): LazyGameUi {
  const lazyUi = loaded.get(gameId);
  assert(lazyUi !== undefined, `the lazy parts of ${gameId} are loaded`);
  return lazyUi;
}
