import { basename } from "node:path";
import type { Random, Seat } from "@courtly/engine";

/** A decision for a guest: modules get the state, processes get `line`. */
export interface GuestQuestion {
  readonly state: unknown;
  readonly seat: Seat;
  readonly random: Random;
  readonly line: () => string;
}

/** A bot from outside, for any game. Its answers are checked before they are played. */
export interface Guest {
  /** The name as given on the command line. */
  readonly name: string;
  /** Returns an action of the game or its text, or a promise of one. */
  readonly answer: (question: GuestQuestion) => unknown;
  readonly leave: () => void;
}

export type Guests = ReadonlyMap<string, Guest>;

const EXEC = "exec:";
const PATH = /[\\/]|\.(?:ts|js|mjs)$/;

export type Invitation =
  | { readonly kind: "module"; readonly path: string }
  | { readonly kind: "process"; readonly command: readonly string[] };

/** The way to start a guest bot, from its name on the command line. `undefined` if the name means none. */
export function invitationOf(name: string): Invitation | undefined {
  if (name.startsWith(EXEC))
    return {
      kind: "process",
      command: name
        .slice(EXEC.length)
        .split(/\s+/)
        .filter((word) => word !== ""),
    };
  return PATH.test(name) ? { kind: "module", path: name } : undefined;
}

const TITLE_CHARS_MAX = 24;

/** The name of a bot in a record: short, without comma or #. */
export function titleOf(name: string): string {
  const invitation = invitationOf(name);
  if (invitation === undefined) return name;
  const { kind } = invitation;
  const place = kind === "module" ? invitation.path : (invitation.command.at(-1) ?? EXEC);
  const title = basename(place).replaceAll(/[,#\p{C}]/gu, "?");
  return [...title].slice(0, TITLE_CHARS_MAX).join("").trim() || "guest";
}
