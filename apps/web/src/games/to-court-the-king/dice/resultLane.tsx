import { pips, type Face } from "@courtly/engine";
import { Die } from "../../../ui/drawings/dice.tsx";
import { useTableModel } from "../model/tableModelContext.ts";
import { words } from "../lazyWords/index.ts";
import { marksIn } from "../words/values.ts";

/** More dice than this are smaller. */
const MANY = 9;

/** The result in one row, when all dice are set aside. */
export function ResultLane() {
  const { laid, layout } = useTableModel();
  const aside = laid.value.aside.toSorted((a, b) => a.face - b.face);
  const size = (layout.value === "wide" ? 52 : 40) - (aside.length > MANY ? 10 : 0);
  const faces = aside.map(({ face }) => face);
  return (
    <div class="king-lane king-result">
      <div class="king-result-dice" role="img" aria-label={words().result.resultDice(faces)}>
        {aside.map((die) => (
          <span key={die.id} data-settle={die.id}>
            <Die face={die.face} size={size} />
          </span>
        ))}
      </div>
      <p class="king-result-words">
        <b>{resultWords(faces)}</b>
      </p>
    </div>
  );
}

function resultWords(faces: readonly Face[]): string {
  const alike = marksIn(faces)
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count || b.face - a.face);
  return words().result.result(alike, pips(faces));
}
