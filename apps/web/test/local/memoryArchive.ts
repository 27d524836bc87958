import type { Ports } from "../../src/local/localSession.ts";
import { err, ok, type Result } from "@courtly/engine";
import type { Archive, ArchiveFault } from "../../src/local/archive.ts";
import type { GameCard, SavedGame } from "../../src/local/savedGame.ts";

/** An archive in memory that behaves like the browser's, and can be told to fail. */
export class MemoryArchive implements Archive {
  readonly games = new Map<string, SavedGame>();
  fault: ArchiveFault | undefined;
  /** A save is done after this promise. */
  slow: Promise<void> | undefined;
  writes = 0;

  cards = (): Promise<Result<readonly GameCard[], ArchiveFault>> =>
    Promise.resolve(ok([...this.games.values()].map(({ card }) => card)));

  load = (id: string): Promise<Result<SavedGame | undefined, ArchiveFault>> =>
    Promise.resolve(ok(this.games.get(id)));

  save = (game: SavedGame): Promise<Result<GameCard, ArchiveFault>> =>
    this.slow === undefined ? this.#store(game) : this.slow.then(() => this.#store(game));

  readonly #store = ({ card, record }: SavedGame): Promise<Result<GameCard, ArchiveFault>> => {
    if (this.fault !== undefined) return Promise.resolve(err(this.fault));
    if ((this.games.get(card.id)?.card.revision ?? 0) !== card.revision)
      return Promise.resolve(err({ kind: "changedElsewhere" }));
    this.writes += 1;
    const next = { ...card, revision: card.revision + 1 };
    this.games.set(card.id, { card: next, record });
    return Promise.resolve(ok(next));
  };

  remove = (id: string): Promise<Result<undefined, ArchiveFault>> => {
    this.games.delete(id);
    return Promise.resolve(ok(undefined));
  };
}

/** Ports for tables that never wait for a bot. */
export const NO_BOTS: Pick<Ports, "think" | "botSeed"> = {
  think: () => new Promise(() => {}),
  botSeed: "none",
};
