import type { Signal } from "@preact/signals";
import { Segmented } from "../ui/segmented.tsx";
import type { Replay } from "./replay.ts";
import { beginTry, type TriedDice } from "./tryFromHere.ts";
import { words } from "./words/index.ts";

interface TryProps<State, Action> {
  readonly replay: Replay<State, Action>;
  readonly dice: Signal<TriedDice>;
}

/** Offers another course of the game from the current place. */
export function TryPanel<State, Action>({
  replay,
  dice,
  hasButton,
}: TryProps<State, Action> & { readonly hasButton: boolean }) {
  const said = words().try;
  const isOver = replay.session.view.value.table.turn.kind === "over";
  return (
    <div class="replay-try" role="group" aria-label={said.title}>
      <Segmented
        label={said.dice}
        options={[
          { value: "same", label: said.same },
          { value: "new", label: said.new },
        ]}
        value={dice.value}
        onChange={(value) => (dice.value = value)}
      />
      {hasButton && <TryButton replay={replay} dice={dice} />}
      <p class="quiet">{isOver ? said.over : said.text}</p>
    </div>
  );
}

export function TryButton<State, Action>({ replay, dice }: TryProps<State, Action>) {
  const isOver = replay.session.view.value.table.turn.kind === "over";
  return (
    <button
      type="button"
      class="button gold big try-button"
      disabled={isOver}
      onClick={() => beginTry(replay, dice.value)}
    >
      {words().try.button}{" "}
      <kbd class="key" aria-hidden="true">
        T
      </kbd>
    </button>
  );
}
