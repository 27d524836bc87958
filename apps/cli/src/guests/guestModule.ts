import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Random, Seat } from "@courtly/engine";
import { cannotStart, messageOf } from "./botFault.ts";
import type { Guest } from "./guest.ts";

interface ModuleBot {
  readonly choose: (state: unknown, seat: Seat, random: Random) => unknown;
}

function isBot(value: unknown): value is ModuleBot {
  return (
    typeof value === "object" &&
    value !== null &&
    "choose" in value &&
    typeof value.choose === "function"
  );
}

/** Loads a bot from a module: its default export. */
export async function loadGuest(name: string, path: string): Promise<Guest> {
  const file = resolve(path);
  if (!existsSync(file)) throw cannotStart(name, "there is no such file: check the path");
  let module: { readonly default?: unknown };
  try {
    module = (await import(pathToFileURL(file).href)) as typeof module;
  } catch (error) {
    throw cannotStart(name, `it cannot be loaded: ${messageOf(error)}`);
  }
  const bot = module.default;
  if (!isBot(bot))
    throw cannotStart(
      name,
      "its default export is no bot: write 'export default { choose(state, seat, random) { … } }'",
    );
  return {
    name,
    answer: ({ state, seat, random }) => bot.choose(frozen(state), seat, random),
    leave: () => undefined,
  };
}

const seen = new WeakSet();

/** Freezes a state deeply: a guest that tries to change it gets an error, and cannot change our game. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || seen.has(value)) return value;
  seen.add(value);
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
