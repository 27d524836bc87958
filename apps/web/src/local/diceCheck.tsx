import type { GameBox } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { words } from "../ui/words/index.ts";

interface DiceCheckProps {
  readonly record: string;
  readonly box: GameBox;
}

/** A button that verifies the dice of a record, computing every roll again from the record alone. */
export function DiceCheck({ record, box }: DiceCheckProps) {
  const says = useSignal<() => string>(() => "");
  const check = async () => {
    says.value = () => words().check.atWork;
    try {
      const { checkedWords } = await import("./checkedWords.ts");
      says.value = checkedWords(record, box);
    } catch {
      says.value = () => words().check.missing;
    }
  };
  return (
    <div class="dice-check">
      <button type="button" class="button" onClick={() => void check()}>
        <LineIcon name="check" size={18} />
        {words().check.label}
      </button>
      <p role="status">{says.value()}</p>
    </div>
  );
}
