import { parentPort } from "node:worker_threads";
import { assert } from "@courtly/engine";
import type { Done, Task } from "../ladder/workerPool.ts";
import { added, calibrationOf, NO_FORECASTS, type Calibration } from "./calibration.ts";
import { FORECASTERS } from "./forecasters.ts";

parentPort?.on("message", (task: Task) => void answer(task));

async function answer({ pairing, span, games, seed }: Task): Promise<void> {
  const forecaster = FORECASTERS.find(({ id }) => id === pairing.gameId);
  assert(forecaster !== undefined, "the calibration names a known game");
  let tally = NO_FORECASTS;
  for (let i = 0; i < games; i += 1) {
    const forecasts = await forecaster.forecasts(pairing.players, span * games + i, seed);
    tally = added(tally, calibrationOf(forecasts));
  }
  parentPort?.postMessage({ span, tally } satisfies Done<Calibration>);
}
