import type { FaceCounts } from "@courtly/analysis";
import { meanTimes, signedTimes } from "./points.ts";
import { words } from "../words/index.ts";
import "./diceTable.css";

/** How often each face fell, as bars beside a dashed line at the expectation. */
export function DiceTable({ counts, expected }: FaceCounts) {
  const said = words().numbers.dice;
  const most = Math.max(expected, ...counts.map(({ times }) => times));
  const shareOf = (times: number) => `${(100 * times) / most}%`;
  return (
    <section class="dice-counts">
      <h3>{said.title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.face}</th>
            <td aria-hidden="true" />
            <th scope="col">{said.times}</th>
            <th scope="col">{said.change}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ face, times }) => (
            <tr key={face}>
              <th scope="row">{face}</th>
              <td class="dice-bar" aria-hidden="true">
                <i style={{ width: shareOf(times) }} />
                <u style={{ left: shareOf(expected) }} />
              </td>
              <td>{times}</td>
              <td>{signedTimes(times - expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{said.expected(meanTimes(expected))}</p>
    </section>
  );
}
