import type { Faces } from "@courtly/engine";
import { FlatDie } from "../../ui/drawings/dice.tsx";

/** Rows of dice as a picture beneath a rule. */
export function RuleDice({ rows }: { readonly rows: readonly Faces[] }) {
  return (
    <>
      {rows.map((faces) => (
        <div class="rule-dice" key={faces.join("")} aria-hidden="true">
          {faces.map((face, index) => (
            <FlatDie key={index} face={face} size={20} />
          ))}
        </div>
      ))}
    </>
  );
}
