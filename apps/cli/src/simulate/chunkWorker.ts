import { parentPort, workerData } from "node:worker_threads";
import { assert } from "@courtly/engine";
import { playChunk, type Chunk, type Span } from "./chunk.ts";
import { findGame } from "../games/index.ts";
import { BotFault, type GuestFault } from "../guests/botFault.ts";
import { noteGame, watched, type MoveTimer } from "../guests/moveTimer.ts";
import { dismissGuests, invite } from "../guests/invite.ts";
import type { PlayMatch } from "./match.ts";
import type { Workload } from "./workforce.ts";

/** A message to the worker: games to play, or to end. */
export type ToChunkWorker = Span | "goHome";
/** A message from the worker: ready for the first span, a finished chunk, or a guest's mistake. */
export type FromChunkWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly chunk: Chunk }
  | { readonly kind: "fault"; readonly fault: GuestFault };

// A worker thread of a simulation: receives spans and answers with chunks.
const { gameId, plan, glass } = workerData as Workload & { readonly glass: MoveTimer };
const game = findGame(gameId);
assert(game.ok, "the simulation names a known game");
const say = (word: FromChunkWorker) => parentPort?.postMessage(word);
const guests = await invite(plan.bots);
if (guests.ok) {
  const matches = game.value.matches(plan, watched(guests.value, glass));
  assert(matches.ok, "the plan was checked before the worker was started");
  const play: PlayMatch = (index) => {
    noteGame(glass, index);
    return matches.value(index);
  };
  parentPort?.on("message", (order: ToChunkWorker) => {
    if (order === "goHome") {
      dismissGuests(guests.value);
      parentPort?.close();
      return;
    }
    playChunk(play, order, plan).then(
      (chunk) => say({ kind: "done", chunk }),
      (error: unknown) => {
        if (!(error instanceof BotFault)) throw error;
        say({ kind: "fault", fault: error.fault });
      },
    );
  });
  say({ kind: "ready" });
} else say({ kind: "fault", fault: guests.error });
