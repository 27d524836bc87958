import { endingWords, hasTwoColours, type Action, type State } from "@courtly/rolling-courts";
import { Icon } from "../drawings/icon.tsx";
import { Crown, Meeple } from "../drawings/ornaments.tsx";
import { BEASTS, Shield } from "../drawings/shield.tsx";
import { courts } from "../languages/courts.ts";
import type { TableProps } from "../sitting/face.ts";
import { scoreSheet, tieBreak, type SheetLine } from "./ending.ts";
import "./finale.css";

/** How it ended, and the score sheet. */
export function Finale({ sitting }: Pick<TableProps<State, Action>, "sitting">) {
  const { state } = sitting.view.value.table;
  const lines = scoreSheet(state, sitting.cast);
  const tie = tieBreak(state);
  return (
    <div class="courts-finale">
      <p>{endingWords(state, courts())}</p>
      {tie !== undefined && <p>{tie}</p>}
      <div class="courts-sheet-frame">
        <table class="courts-sheet">
          <caption class="visually-hidden">Points in each court, members and gold</caption>
          <thead>
            <tr>
              <th scope="col">{hasTwoColours(state) ? "Colour" : "Family"}</th>
              {state.courts.map((_, index) => (
                <th scope="col" key={index}>
                  <span class="visually-hidden">Court </span>
                  {index + 1}
                </th>
              ))}
              <th scope="col">
                <Crown size={16} />
                <span class="courts-sheet-word">Points</span>
              </th>
              <th scope="col">
                <Meeple size={16} />
                <span class="courts-sheet-word">Members</span>
              </th>
              <th scope="col">
                <Icon name="gold-nuggets" size={16} />
                <span class="courts-sheet-word">Gold</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.seat} line={line} shield={sitting.cast.shields[line.seat]} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const ROLES = { best: "best colour", second: "second colour" } as const;

function Line({
  line,
  shield,
}: {
  readonly line: SheetLine;
  readonly shield: TableProps<State, Action>["sitting"]["cast"]["shields"][number] | undefined;
}) {
  return (
    <tr class={line.isWinner ? "winner" : undefined}>
      <th scope="row">
        <span class="courts-sheet-family">
          {shield !== undefined && <Shield tincture={shield} size={22} />}
          <span>
            {line.name}
            {line.role !== undefined && shield !== undefined && (
              <small>
                {BEASTS[shield].name}, {ROLES[line.role]}
              </small>
            )}
          </span>
        </span>
      </th>
      {line.courts.map((points, index) => (
        <td key={index} class={points === 0 ? "none" : undefined}>
          {points}
        </td>
      ))}
      <td class="sum">{line.points}</td>
      <td>{line.members}</td>
      <td>{line.gold}</td>
    </tr>
  );
}
