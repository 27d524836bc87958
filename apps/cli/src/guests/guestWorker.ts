import { parentPort, workerData } from "node:worker_threads";
import { seededRandom } from "@courtly/engine";
import { faultOf, messageOf } from "./botFault.ts";
import type { Guest } from "./guest.ts";
import { loadGuest } from "./guestModule.ts";
import type { Asked, Said } from "./guestThread.ts";

// The thread of one module: receives states and answers with the bot's choices.
const { name, path } = workerData as { readonly name: string; readonly path: string };
const say = (said: Said) => parentPort?.postMessage(said);

async function answered(guest: Guest, { state, seat, seed }: Asked): Promise<void> {
  try {
    const answer = await guest.answer({ state, seat, random: seededRandom(seed), line: () => "" });
    say({ kind: "chose", answer });
  } catch (error) {
    say({ kind: "threw", message: messageOf(error) });
  }
}

try {
  const guest = await loadGuest(name, path);
  parentPort?.on("message", (asked: Asked) => void answered(guest, asked));
  say({ kind: "ready" });
} catch (error) {
  say({ kind: "fault", fault: faultOf(error, name) });
}
