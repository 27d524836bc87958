import { parentPort } from "node:worker_threads";
import { assert } from "@courtly/engine";
import { added, ARENAS, NO_GAMES, type LadderTally } from "./arena.ts";
import type { Done, Task } from "./workerPool.ts";

parentPort?.on("message", ({ pairing, span, games, seed }: Task) => {
  const arena = ARENAS.find(({ id }) => id === pairing.gameId);
  assert(arena !== undefined, "the ladder names a known game");
  let tally = NO_GAMES;
  for (let i = 0; i < games; i += 1)
    tally = added(tally, arena.play(pairing, span * games + i, seed));
  parentPort?.postMessage({ span, tally } satisfies Done<LadderTally>);
});
