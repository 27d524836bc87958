import { inspect } from "node:util";
import type { Chooser } from "@courtly/bots";
import {
  err,
  ok,
  quotable,
  refusalOf,
  type ByPlayer,
  type Game,
  type Result,
  type Seat,
} from "@courtly/engine";
import { EXIT } from "../command.ts";
import { BotFault, messageOf, type GuestFault } from "./botFault.ts";
import type { Guest } from "./guest.ts";
import { ANSWER_MS } from "./guestProcess.ts";

/** The position as one line: the header lines of a record, without the first. */
function positionLine<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  names: ByPlayer<string>,
): string {
  const { rules, position } = game.notation.setup.write(game.position(state));
  const players = names.join(", ").replaceAll(";", "?"); // ";" separates the parts
  return [`game ${game.id}`, ...rules, `players ${players}`, ...position].join("; ");
}

/** A guest as a chooser. Throws a `BotFault` if an answer is not a legal action. */
export function seatedGuest<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  guest: Guest,
  names: ByPlayer<string>,
): Chooser<State, Action> {
  return {
    choose: async (state, seat, random) => {
      const line = () => positionLine(game, state, names);
      const fault = (what: Pick<GuestFault, "message" | "answer" | "rule">) =>
        new BotFault({ exit: EXIT.no, bot: guest.name, position: line(), ...what });
      let answer: unknown;
      try {
        answer = await soon(guest.answer({ state, seat, random, line }));
      } catch (error) {
        throw error instanceof BotFault
          ? error
          : fault({ message: `it threw: ${messageOf(error)}` });
      }
      const action = gated(game, { state, seat, answer });
      if (action.ok) return action.value;
      throw fault({ ...action.error, answer: quotable(written(game, answer)) });
    },
  };
}

/** Limits the wait for a promise, because one that never settles would block the game. */
async function soon(answer: unknown): Promise<unknown> {
  if (!(answer instanceof Promise)) return answer;
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    clock = setTimeout(
      () => reject(new Error(`no answer within ${ANSWER_MS / 1000} s`)),
      // A process has its own, more precise time limit, which should fire first.
      ANSWER_MS + 1000,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(clock));
}

/** Checks an answer. Always reads it from its text, so that the action is complete and in its canonical form. */
function gated<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { state, seat, answer }: { readonly state: State; readonly seat: Seat; readonly answer: unknown },
): Result<Action, Pick<GuestFault, "message" | "rule">> {
  const action = game.notation.action.read(written(game, answer));
  if (!action.ok) return err({ message: action.error });
  const refusal = refusalOf(game, state, { kind: "acted", seat, action: action.value });
  return refusal === undefined
    ? ok(action.value)
    : err({ message: refusal.message, rule: refusal.rule });
}

function written<Setup, State, Action>(game: Game<Setup, State, Action>, answer: unknown): string {
  if (typeof answer === "string") return answer;
  try {
    return game.notation.action.write(answer as Action);
  } catch {
    return inspect(answer, { depth: 1, breakLength: Infinity }); // not an action: shown for the message
  }
}
