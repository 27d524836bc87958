import type { NoAnswer } from "@courtly/client";
import type { Result } from "@courtly/engine";
import type { Refused, TableGlance, TableList as ServerList } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Versal, Vine } from "../ui/drawings/ornaments.tsx";
import { EmptyShield, Shield } from "../ui/drawings/shield.tsx";
import { findGame, GAMES } from "../games/index.ts";
import { tableApi } from "../online/api.ts";
import { refuse } from "../ui/toast.tsx";
import { goTo, hrefOf } from "../routes.ts";
import { words } from "./lazyWords/index.ts";
import { words as homeWords } from "./words/index.ts";

/** The tables of a list of the server. */
export type FoundTables = Pick<ServerList, "tables" | "running">;

const SHOWN = 5;
const CODE_CHARS = 6;

/** Asks the server for the tables that anybody may join or watch. */
export function findTables(): Promise<Result<FoundTables, Refused | NoAnswer>> {
  return tableApi.openTables();
}

/** The tables that were found, or how to open one. */
export function TableList({ tables, running = [] }: FoundTables) {
  const isOpen = useSignal(false);
  const watched = <RunningTables tables={running} />;
  if (tables.length === 0)
    return (
      <>
        <NoTables />
        {watched}
      </>
    );
  return (
    <>
      <ul role="list">
        {tables.slice(0, isOpen.value ? undefined : SHOWN).map((table) => (
          <OpenTable table={table} key={table.table} />
        ))}
      </ul>
      {watched}
      {tables.length > SHOWN && !isOpen.value && (
        <button type="button" class="button ghost" onClick={() => (isOpen.value = true)}>
          {homeWords().showAll(tables.length)}
        </button>
      )}
    </>
  );
}

function NoTables() {
  return (
    <div class="empty">
      <Vine />
      <p>{words().tables.none}</p>
      <div class="open-table-ways">
        {GAMES.map((game) => (
          <a class="button" key={game.id} href={hrefOf({ screen: "invite", gameId: game.id })}>
            <LineIcon name="link" size={16} />
            <span>
              <span class="visually-hidden">{words().tables.openOneOf}</span>
              {game.name}
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}

/** Running games that anybody may watch. */
function RunningTables({ tables }: { readonly tables: readonly TableGlance[] }) {
  if (tables.length === 0) return null;
  const said = words().tables;
  return (
    <>
      <h3 class="running-tables">{said.running}</h3>
      <ul role="list">
        {tables.slice(0, SHOWN).map((table) => (
          <RunningTable table={table} key={table.table} />
        ))}
      </ul>
    </>
  );
}

function RunningTable({ table: { table, game: gameId, seats, spectators = 0 } }: TableProps) {
  const game = findGame(gameId);
  const said = words().tables;
  const names = seats.flatMap((seat) => (seat.kind === "open" ? [] : seat.name)).join(", ");
  return (
    <li>
      {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={36} />}
      <div class="finished-words">
        <b>{names}</b>
        <span>{said.watched(game?.name ?? gameId, spectators)}</span>
      </div>
      <a
        class="button small"
        href={hrefOf({ screen: "online", id: table })}
        aria-label={said.watchOf(names)}
      >
        {said.watch}
      </a>
    </li>
  );
}

interface TableProps {
  readonly table: TableGlance;
}

function OpenTable({ table }: TableProps) {
  const game = findGame(table.game);
  const said = words().tables;
  const host = table.seats.find((seat) => seat.kind === "person")?.name ?? said.somebody;
  const name = game?.name ?? table.game;
  return (
    <li>
      {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={36} />}
      <div class="finished-words">
        <b>{said.of(host)}</b>
        <span>{said.players(name, table.seats.length)}</span>
      </div>
      <span class="open-table-seats" aria-hidden="true">
        {table.seats.map((seat, at) =>
          seat.kind === "open" ? (
            <EmptyShield size={17} key={at} />
          ) : (
            <Shield tincture={seat.shield} size={17} key={at} />
          ),
        )}
      </span>
      <a
        class="button small"
        href={hrefOf({ screen: "online", id: table.table })}
        aria-label={said.joinAt(host, name)}
      >
        {said.join}
      </a>
    </li>
  );
}

/** Goes to the table with this code, or says why not. */
export async function joinByCode(code: string): Promise<void> {
  const letters = code.replaceAll(/[^\da-z]/gi, "");
  if (letters.length !== CODE_CHARS) {
    refuse({ message: words().tables.noCode });
    return;
  }
  const found = await tableApi.tableOfCode(letters);
  if (found.ok) goTo({ screen: "online", id: found.value.table });
  else refuse({ message: await whyNot(found.error) });
}

/** Says why a code leads nowhere. The words for rare refusals are loaded when they are needed. */
async function whyNot(error: Refused | NoAnswer): Promise<string> {
  const { unknownCode, silence } = words().tables;
  if (error.code === "offline") return homeWords().tables.offline;
  if (error.code === "unknown-code") return unknownCode;
  if (!("message" in error)) return silence;
  try {
    const online = await import("../online/whyNot.ts");
    return online.whyNot(error).message;
  } catch {
    return silence;
  }
}
