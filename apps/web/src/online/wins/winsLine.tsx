import { stageOf } from "@courtly/protocol";
import type { OnlineTable } from "../onlineTable.ts";
import { words } from "../people/words/index.ts";
import { seatAt } from "../seatBook.ts";
import { winsAfter } from "./wins.ts";

/** The wins over a chain of rematches, with the game that has just ended; nothing at the first table of a chain. */
export function WinsLine({
  table,
}: {
  readonly table: Pick<OnlineTable, "id" | "tableState" | "length">;
}) {
  void table.length.value;
  const tableState = table.tableState();
  const before = seatAt(table.id)?.wins;
  if (before === undefined || tableState === undefined) return null;
  const isOver = stageOf(tableState) === "over";
  const { games, people, botWins } = isOver ? winsAfter(before, tableState) : before;
  if (games === 0) return null;
  const said = words().wins;
  return (
    <dl class="wins" aria-label={said.title(games)}>
      <dt class="eyebrow">{said.title(games)}</dt>
      {people.map(({ name, wins }) => (
        <dd key={name}>
          {name} <b>{wins}</b>
        </dd>
      ))}
      {botWins > 0 && (
        <dd>
          {said.bots} <b>{botWins}</b>
        </dd>
      )}
    </dl>
  );
}
