import { parentPort, workerData } from "node:worker_threads";
import { assert } from "@courtly/engine";
import { playChunk, type Span } from "./chunk.ts";
import { findGame } from "./games.ts";
import type { Workload } from "./workforce.ts";

// One pair of hands of a simulation: told a span, it answers with its chunk.
const { gameId, plan } = workerData as Workload;
const game = findGame(gameId);
assert(game.ok, "the simulation names a known game");
const match = game.value.matches(plan);
assert(match.ok, "the plan was checked before it was handed out");
const play = match.value;
parentPort?.on("message", (span: Span) => {
  parentPort?.postMessage(playChunk(play, span, plan));
});
