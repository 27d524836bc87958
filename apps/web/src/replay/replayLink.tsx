import type { ComponentChildren } from "preact";
import type { SavedGame } from "../local/savedGame.ts";
import { hrefOf } from "../routes.ts";
import type { GameSession } from "../table/session.ts";

/** The game for which a replay was opened last. It may be stored nowhere, like an online game that somebody watches. */
let opened: SavedGame | undefined;

export function lastOpened(id: string): SavedGame | undefined {
  return opened?.card.id === id ? opened : undefined;
}

interface ReplayLinkProps {
  readonly class: string;
  readonly session: Pick<GameSession<never, never>, "card" | "record">;
  readonly children: ComponentChildren;
}

/** A link to the replay of a game, up to where it is now. */
export function ReplayLink({ class: look, session, children }: ReplayLinkProps) {
  const { card, record } = session;
  return (
    <a
      class={look}
      href={hrefOf({ screen: "replay", id: card().id })}
      onClick={() => (opened = { card: card(), record: record() })}
    >
      {children}
    </a>
  );
}
