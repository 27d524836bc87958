import type { ComponentChildren } from "preact";
import type { SavedGame } from "../local/savedGame.ts";
import { hrefOf } from "../routes.ts";
import type { GameSession } from "../table/session.ts";

/** The game for which a replay was opened last. It may be stored nowhere, like an online game that somebody watches. */
let opened: OpenedGame | undefined;

export interface OpenedGame extends SavedGame {
  /** Whether its host asked for play without a coach. */
  readonly isWithoutCoach: boolean;
}

export function lastOpened(id: string): OpenedGame | undefined {
  return opened?.card.id === id ? opened : undefined;
}

interface ReplayLinkProps {
  readonly class: string;
  readonly session: Pick<GameSession<never, never>, "card" | "record" | "voice">;
  /** Whether the link leads to the puzzles of the game. */
  readonly isPuzzles?: boolean;
  readonly children: ComponentChildren;
}

/** A link to the replay of a game, up to where it is now. */
export function ReplayLink({ class: look, session, isPuzzles = false, children }: ReplayLinkProps) {
  const { card, record, voice } = session;
  return (
    <a
      class={look}
      href={hrefOf({ screen: isPuzzles ? "puzzles" : "replay", id: card().id })}
      onClick={() =>
        (opened = { card: card(), record: record(), isWithoutCoach: voice === "nobody" })
      }
    >
      {children}
    </a>
  );
}
