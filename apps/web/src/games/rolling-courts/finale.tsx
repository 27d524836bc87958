import { endingWords, hasTwoColours, type Action, type State } from "@courtly/rolling-courts";
import { Icon } from "../../ui/drawings/icon.tsx";
import { Crown, Meeple } from "../../ui/drawings/ornaments.tsx";
import { Shield } from "../../ui/drawings/shield.tsx";
import { courts } from "./languages/gameWords.ts";
import { shownName } from "../../ui/shownName.ts";
import type { TableProps } from "../../table/gameUi.ts";
import { scoreSheet, tieBreak, type SheetLine } from "./model/ending.ts";
import { words } from "./words/index.ts";
import "./finale.css";

/** The end of the game: the result and the score sheet. */
export function Finale({ session }: Pick<TableProps<State, Action>, "session">) {
  const { state } = session.view.value.table;
  const lines = scoreSheet(state, session.roster);
  const tie = tieBreak(state);
  const said = words().end;
  return (
    <div class="courts-finale">
      <p>{endingWords(state, courts())}</p>
      {tie !== undefined && <p>{tie}</p>}
      <div class="courts-sheet-frame">
        <table class="courts-sheet">
          <caption class="visually-hidden">{said.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{hasTwoColours(state) ? said.colour : said.family}</th>
              {state.courts.map((_, index) => (
                <th scope="col" key={index}>
                  <span class="visually-hidden">{said.court}</span>
                  {index + 1}
                </th>
              ))}
              <th scope="col">
                <Crown size={16} />
                <span class="courts-sheet-word">{said.points}</span>
              </th>
              <th scope="col">
                <Meeple size={16} />
                <span class="courts-sheet-word">{said.members}</span>
              </th>
              <th scope="col">
                <Icon name="gold-nuggets" size={16} />
                <span class="courts-sheet-word">{said.gold}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.seat} line={line} shield={session.roster.shields[line.seat]} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Line({
  line,
  shield,
}: {
  readonly line: SheetLine;
  readonly shield: TableProps<State, Action>["session"]["roster"]["shields"][number] | undefined;
}) {
  return (
    <tr class={line.isWinner ? "winner" : undefined}>
      <th scope="row">
        <span class="courts-sheet-family">
          {shield !== undefined && <Shield tincture={shield} size={22} />}
          <span>
            {shownName(line.name)}
            {line.role !== undefined && shield !== undefined && (
              <small>{words().end[line.role](words().beasts[shield])}</small>
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
