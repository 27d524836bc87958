import { Worker } from "node:worker_threads";
import { EXIT } from "../command.ts";
import { BotFault, cannotStart, messageOf, type GuestFault } from "./botFault.ts";
import type { Guest, GuestQuestion } from "./guest.ts";
import { ANSWER_MS } from "./guestProcess.ts";

/** A question for the thread of a module: a state, and the seed of its random numbers. */
export type Asked = Pick<GuestQuestion, "state" | "seat"> & { readonly seed: string };
/** A message from the thread: the module is loaded or not, the bot has chosen, or it threw. */
export type Said =
  | { readonly kind: "ready" }
  | { readonly kind: "fault"; readonly fault: GuestFault }
  | { readonly kind: "chose"; readonly answer: unknown }
  | { readonly kind: "threw"; readonly message: string };

/** Loads a module bot into a thread of its own, so that one that never returns does not block the game. */
export async function seatInThread(
  name: string,
  path: string,
  answerMs = ANSWER_MS,
): Promise<Guest> {
  const worker = new Worker(new URL("./guestWorker.ts", import.meta.url), {
    workerData: { name, path },
    execArgv: [],
  });
  const nextWord = listening(worker);
  const leave = () => void worker.terminate();
  try {
    const said = await nextWord(ANSWER_MS);
    if (said?.kind === "fault") throw new BotFault(said.fault);
    if (said === undefined) throw new Error(`it is not loaded within ${ANSWER_MS / 1000} s`);
  } catch (error) {
    leave();
    throw error instanceof BotFault ? error : cannotStart(name, messageOf(error));
  }
  return {
    name,
    leave,
    answer: async ({ state, seat, random, line }) => {
      worker.postMessage({ state, seat, seed: String(random()) } satisfies Asked);
      const said = await nextWord(answerMs);
      if (said?.kind === "chose") return said.answer;
      if (said?.kind === "threw") throw new Error(said.message);
      leave();
      const message = `it did not answer within ${answerMs / 1000} s: look in its 'choose' for a loop without an end, or a promise that nobody keeps`;
      throw new BotFault({ exit: EXIT.no, bot: name, message, position: line() });
    },
  };
}

/** Waits for the next message of a thread. `undefined` if it takes too long; throws if the thread has ended. */
function listening(worker: Worker): (ms: number) => Promise<Said | undefined> {
  let over: Error | undefined;
  let wake = () => {};
  let heard: Said | undefined;
  const end = (error: Error) => {
    over ??= error;
    wake();
  };
  worker.on("message", (said: Said) => {
    heard = said;
    wake();
  });
  worker.on("error", end);
  worker.on("exit", (code) => end(new Error(`its thread ended with ${code}`)));
  return async (ms) => {
    heard = undefined;
    if (over === undefined)
      await new Promise<void>((resolve) => {
        const clock = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(clock);
          resolve();
        };
      });
    if (heard === undefined && over !== undefined) throw over;
    return heard;
  };
}
