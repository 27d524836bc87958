import type { Step } from "@courtly/engine";
import type { Action, State } from "@courtly/to-court-the-king";
import { laidAfter, laidFrom, type LaidDice, type Meant } from "./laidDice.ts";

type KingStep = Step<State, Action>;

/** Remembers how the dice lay after each step, so that undo puts every die where it was. */
export class ClothMemory {
  readonly #after = new WeakMap<KingStep, LaidDice>();
  #latest: LaidDice | undefined;

  /** The dice after all these steps. `meant` are the dice of the first action that is new. */
  after(steps: readonly KingStep[], state: State, meant?: Meant): LaidDice {
    const known = steps.findLastIndex((step) => this.#after.has(step));
    const seen = steps[known];
    let laid = (seen && this.#after.get(seen)) ?? this.#unseen(steps[0]?.before ?? state);
    let hint = meant;
    for (const step of steps.slice(known + 1)) {
      laid = laidAfter(laid, step, hint);
      this.#after.set(step, laid);
      if (step.event.kind === "acted" && step.event.action.kind !== "roll") hint = undefined;
    }
    this.#latest = laid;
    return laid;
  }

  /** The dice before the first step. The number of throws continues, because a number is never used twice. */
  #unseen(state: State): LaidDice {
    return { ...laidFrom(state), throws: this.#latest?.throws ?? 0 };
  }
}
