import { distinct, sorted } from "@courtly/engine";
import { Die } from "../../../ui/drawings/dice.tsx";
import type { LaidDie } from "../model/laidDice.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { words } from "../lazyWords/index.ts";

/** The kept values while the Astronomer is called, each once, to be dragged onto a die or tapped. */
export function KeptValues({ aside }: { readonly aside: readonly LaidDie[] }) {
  const { situation, handle } = useTableModel();
  const { call } = situation.value;
  const chosen = call?.kind === "die" ? call.value : undefined;
  return (
    <div class="king-kept-values" role="group" aria-label={words().result.keptValues}>
      {distinct(sorted(aside.map(({ face }) => face))).map((face) => (
        <button
          type="button"
          key={face}
          class={`king-kept-value ${chosen === face ? "is-chosen" : ""}`}
          data-kept={face}
          aria-pressed={chosen === face}
          aria-label={words().result.copyKept(face)}
          onClick={() => handle({ kind: "value", face })}
        >
          <Die face={face} size={44} />
        </button>
      ))}
    </div>
  );
}
