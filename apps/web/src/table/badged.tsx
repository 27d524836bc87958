import type { Player } from "@courtly/engine";
import type { ComponentChildren } from "preact";
import { peopleUi } from "./additions.ts";

interface BadgedProps {
  readonly player: Player;
  /** The shield. */
  readonly children: ComponentChildren;
}

/** A player's shield with the badge that tells whether the player is there, at a table with several devices. */
export function Badged({ player, children }: BadgedProps) {
  const people = peopleUi.value;
  if (people === undefined) return <>{children}</>;
  return (
    <span class="badged" data-person={player}>
      {children}
      <people.Badge player={player} />
    </span>
  );
}
