import type { GameBox } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { Line } from "../drawings/lines.tsx";

interface DiceCheckProps {
  readonly record: string;
  readonly box: GameBox;
}

/** Whether the dice of a record were honest: worked out anew, here, from the record alone. */
export function DiceCheck({ record, box }: DiceCheckProps) {
  const says = useSignal("");
  const check = async () => {
    says.value = "Every roll is worked out anew…";
    try {
      const { checkedWords } = await import("./checkedWords.ts");
      says.value = checkedWords(record, box);
    } catch {
      says.value = "The checker did not load: reload the page and try again. The game is safe.";
    }
  };
  return (
    <div class="dice-check">
      <button type="button" class="button" onClick={() => void check()}>
        <Line name="check" size={18} />
        Check the dice
      </button>
      <p role="status">{says.value}</p>
    </div>
  );
}
