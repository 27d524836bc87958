import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { foldingOf, stageOf, type Folding, type Logged, type Standing } from "@courtly/protocol";
import { signal, type ReadonlySignal } from "@preact/signals";
import { findGame } from "../games.ts";
import { newId } from "../newId.ts";
import type { LoadedGame } from "../sitting/loadedGame.tsx";
import { socketAddress } from "./seatApi.ts";
import { dutyOf, type Shares } from "./duty.ts";
import { openLine, type Line, type LineState } from "./line.ts";
import { forgetShares, keepShare, seatAt, shareBehind } from "./seatBook.ts";

/** An entry of the log, and the table as it stood right after it. */
export interface Moment {
  readonly logged: Logged;
  readonly standing: Standing;
  /** It happened while we looked on. */
  readonly isNews: boolean;
}

/** A table somewhere else, as far as its log has come here. */
export interface OnlineTable {
  readonly id: string;
  readonly line: ReadonlySignal<LineState>;
  readonly unanswered: Line["unanswered"];
  /** The game's own rules and table, once they are here. */
  readonly game: ReadonlySignal<LoadedGame | "missing" | undefined>;
  /** All that happened. It only grows; `length` says when. */
  readonly moments: readonly Moment[];
  readonly length: ReadonlySignal<number>;
  readonly standing: () => Standing | undefined;
  readonly ask: Line["ask"];
  readonly close: () => void;
}

/** Looks on at a table; with a seat of this device, also draws its share of the dice. */
export function openOnlineTable(id: string): OnlineTable {
  const seat = seatAt(id);
  const moments: Moment[] = [];
  const length = signal(0);
  const game = signal<LoadedGame | "missing" | undefined>(undefined);
  let folding: Folding | undefined;
  let arrived = Promise.resolve();
  const standing = () => moments.at(-1)?.standing;

  const fold = async (entries: readonly Logged[], isNews: boolean) => {
    folding ??= await foldingFor(entries[0], game);
    if (folding === undefined) return;
    for (const logged of entries)
      moments.push({ logged, isNews, standing: folding.fold(id, standing(), logged) });
    length.value = moments.length;
    serve();
  };
  const line = openLine({
    token: seat?.token,
    dial: () => new WebSocket(socketAddress(id)),
    newKey: newId,
    onEntries: (entries, isNews) => {
      arrived = arrived.then(() => fold(entries, isNews));
    },
  });
  const served = new Set<string>();
  const shares: Shares = {
    draw: () => {
      const share = drawSecret();
      keepShare({ table: id, seal: seal(share), share: writeSecret(share) });
      return share;
    },
    behind: (text) => shareBehind(id, text),
  };
  const serve = () => {
    const now = standing();
    const { value } = line.state;
    const player = value.kind === "live" ? value.player : undefined;
    if (now?.game !== undefined) forgetShares(id);
    if (now?.drawing === undefined || stageOf(now) !== "drawing" || player === undefined) return;
    const duty = dutyOf(now.drawing, player, shares);
    const mark = `${duty?.kind} ${now.drawing.again}`;
    if (duty === undefined || served.has(mark)) return;
    served.add(mark);
    void line.ask(duty);
  };
  const stop = line.state.subscribe(serve);
  return {
    id,
    line: line.state,
    unanswered: line.unanswered,
    game,
    moments,
    length,
    standing,
    ask: async (wish) => {
      const refused = await line.ask(wish);
      await arrived; // what came of it can be seen
      return refused;
    },
    close: () => {
      stop();
      line.close();
    },
  };
}

async function foldingFor(
  first: Logged | undefined,
  game: { value: LoadedGame | "missing" | undefined },
): Promise<Folding | undefined> {
  assert(first?.entry.kind === "created", "a log begins with its table");
  try {
    const loaded = await findGame(first.entry.game)?.load();
    game.value = loaded ?? "missing";
    return loaded && foldingOf([loaded.box]);
  } catch {
    game.value = "missing";
    return undefined;
  }
}
