import { headOf } from "@courtly/dice";
import type { Table } from "@courtly/engine";
import { words } from "../../ui/words/index.ts";

/** The head of a game: a number that two devices share exactly if they have the same game. */
export function GameHead({ table }: { readonly table: Table }) {
  const { head } = words();
  return (
    <section class="game-head">
      <h3>{head.label}</h3>
      <code>{headOf(table)}</code>
      <p class="quiet">{head.about}</p>
    </section>
  );
}
