import { useSignal, type Signal } from "@preact/signals";
import { Segmented } from "../ui/segmented.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import type { Replay } from "./replay.ts";
import { tryFromHere, type TriedDice } from "./tryFromHere.ts";
import { words } from "./words/index.ts";

interface TryPanelProps<State, Action> {
  readonly replay: Replay<State, Action>;
}

/** Offers another course of the game from the current place. */
export function TryPanel<State, Action>({ replay }: TryPanelProps<State, Action>) {
  const dice: Signal<TriedDice> = useSignal<TriedDice>("same");
  const { session } = replay;
  const { table } = session.view.value;
  const said = words().try;
  const isOver = table.turn.kind === "over";
  const begin = () => {
    const saved = { card: session.card(), record: session.record() };
    void tryFromHere(saved, table, dice.value);
  };
  useShortcuts((key) => {
    if (key !== "t" || isOver) return false;
    begin();
    return true;
  });
  return (
    <section class="replay-try panel">
      <h2 class="panel-title">{said.title}</h2>
      <Segmented
        label={said.dice}
        options={[
          { value: "same", label: said.same },
          { value: "new", label: said.new },
        ]}
        value={dice.value}
        onChange={(value) => (dice.value = value)}
      />
      <button type="button" class="button gold big" disabled={isOver} onClick={begin}>
        {said.button}{" "}
        <kbd class="key" aria-hidden="true">
          T
        </kbd>
      </button>
      <p class="quiet">{isOver ? said.over : said.text}</p>
    </section>
  );
}
