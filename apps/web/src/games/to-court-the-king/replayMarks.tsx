import { toCourtTheKing, type CharacterId } from "@courtly/to-court-the-king";
import { computed, type ReadonlySignal } from "@preact/signals";
import type { MarkedLines } from "../../table/gameUi.ts";
import { Icon } from "../../ui/drawings/icon.tsx";
import { classes } from "../../ui/drawings/named.ts";
import type { TableMarks } from "./model/coach.ts";
import { diceShowing, type DieId, type LaidDie } from "./model/laidDice.ts";
import type { TableModel } from "./model/tableModel.ts";

/** Marks the dice and cards of the played line and of the best one. */
export function replayMarks(
  { laid }: Pick<TableModel, "laid">,
  marked: ReadonlySignal<MarkedLines | undefined>,
): TableMarks {
  const partsOf = (line: "played" | "best") =>
    computed(() => lineParts(laid.value.active, marked.value?.[line] ?? []));
  const played = partsOf("played");
  const best = partsOf("best");
  return {
    dieClass: (die) =>
      classes(
        played.value.dice.includes(die) ? "is-played" : undefined,
        best.value.dice.includes(die) ? "is-best" : undefined,
      ),
    CardMarks: ({ id }) => (
      <>
        {best.value.cards.has(id) && <Icon name="owl" size={18} class="king-card-owl" />}
        {played.value.cards.has(id) && <i class="king-card-played" />}
      </>
    ),
  };
}

/** The parts of the table that a line uses until the next roll. */
interface LineParts {
  /** The active dice that it keeps. */
  readonly dice: readonly DieId[];
  /** The cards that it calls or takes. */
  readonly cards: ReadonlySet<CharacterId>;
}

export function lineParts(active: readonly LaidDie[], steps: readonly string[]): LineParts {
  const actions = steps.flatMap((step) => {
    const action = toCourtTheKing.notation.action.read(step);
    return action.ok ? [action.value] : [];
  });
  const kept = actions.flatMap((action) => (action.kind === "aside" ? action.dice : []));
  const cards = actions.flatMap((action) => {
    if (action.kind !== "use" && action.kind !== "take") return [];
    return action.character === "nothing" ? [] : [action.character];
  });
  return { dice: diceShowing(active, kept).map(({ id }) => id), cards: new Set(cards) };
}
