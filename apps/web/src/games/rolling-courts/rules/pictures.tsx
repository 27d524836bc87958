import { DEFAULT_BOARD } from "@courtly/rolling-courts";
import type { ComponentChildren } from "preact";
import { RuleDice } from "../../../learn/rules/ruleDice.tsx";
import { words } from "../lazyWords/index.ts";
import type { CourtsRule } from "./chapters.ts";

export const PICTURES: Readonly<Partial<Record<CourtsRule, () => ComponentChildren>>> = {
  R2: () => <Board />,
  R4: () => <RuleDice rows={[[2, 3, 5]]} />,
};

/** The numbers of the default board. */
function Board() {
  const { boardTable: said } = words().ruleBook;
  const { villages, courts, caves, deepMines } = DEFAULT_BOARD;
  const kinds = new Map<string, number[]>();
  for (const [index, { prices, retirement }] of villages.entries()) {
    const key = `${prices.join(" ")} · ${retirement}`;
    kinds.set(key, [...(kinds.get(key) ?? []), index + 1]);
  }
  const values = caves[0]?.values.filter((value) => value > 0) ?? [];
  return (
    <div class="rule-table">
      <table>
        <tbody>
          {[...kinds].map(([key, numbers]) => (
            <tr key={key}>
              <th scope="row">{said.villages(numbers.join(", "))}</th>
              <td>
                {said.prices}: {key.split(" · ")[0]}. {said.retirement}: {key.split(" · ")[1]}.
              </td>
            </tr>
          ))}
          <Row name={said.seats} numbers={courts.points} />
          <Row name={said.leaps} numbers={courts.leaps} />
          <Row name={said.caves} numbers={values} />
          <Row name={said.mines} numbers={deepMines[0] ?? []} />
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, numbers }: { readonly name: string; readonly numbers: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{numbers.join(" ")}</td>
    </tr>
  );
}
