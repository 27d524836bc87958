import { basename } from "node:path";
import type { Random, Seat } from "@courtly/engine";

/** A decision as a guest meets it: the state for those who share our memory, a line for all others. */
export interface Question {
  readonly state: unknown;
  readonly seat: Seat;
  readonly random: Random;
  readonly line: () => string;
}

/** A bot from outside, of whatever game. Its answers are checked before they count. */
export interface Guest {
  /** As it was given on the command line. */
  readonly name: string;
  /** An action of the game, or its text; or a promise of one. */
  readonly answer: (question: Question) => unknown;
  readonly leave: () => void;
}

export type Guests = ReadonlyMap<string, Guest>;

const EXEC = "exec:";
const PATH = /[\\/]|\.(?:ts|js|mjs)$/;

export type Invitation =
  | { readonly kind: "module"; readonly path: string }
  | { readonly kind: "process"; readonly command: readonly string[] };

/** Whether a name on the command line means a bot from outside, and how it comes. */
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

/** What a record calls it: names there are short, without comma or #. */
export function titleOf(name: string): string {
  const invitation = invitationOf(name);
  if (invitation === undefined) return name;
  const { kind } = invitation;
  const place = kind === "module" ? invitation.path : (invitation.command.at(-1) ?? EXEC);
  const title = basename(place).replaceAll(/[,#\p{C}]/gu, "?");
  return [...title].slice(0, TITLE_CHARS_MAX).join("").trim() || "guest";
}
