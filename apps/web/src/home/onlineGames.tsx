import type { ApiAnswer } from "@courtly/client";
import type { TableGlance } from "@courtly/protocol";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Versal } from "../ui/drawings/ornaments.tsx";
import { Shield } from "../ui/drawings/shield.tsx";
import { findGame } from "../games/index.ts";
import { useGlances } from "../ui/glances.ts";
import { listed } from "../i18n/listed.ts";
import { hrefOf } from "../routes.ts";
import { words } from "./lazyWords/index.ts";
import { words as homeWords } from "./words/index.ts";
import { tableApi } from "../online/api.ts";
import { allSeats, changeSeat, forgetSeat, type KeptSeat } from "../online/seatBook.ts";

/** A table where this device has a seat. */
interface OwnTable {
  readonly glance: TableGlance;
  readonly isOurTurn: boolean;
}

const LOOKED_AT = 8;
/** After this time the seat of a finished or unknown game is forgotten. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** The running online games of this device; those where it is its turn come first. */
export function OnlineGames() {
  const { tables, isUnreached } = useGlances(ownTables).value ?? NONE;
  if (tables.length === 0 && !isUnreached) return null;
  return (
    <section class="running" aria-label={words().ownTables.label}>
      {isUnreached && (
        <p class="running-game running-more" role="status">
          {words().ownTables.unreached}
        </p>
      )}
      {tables.map((table) => (
        <OnlineGame table={table} key={table.glance.table} />
      ))}
    </section>
  );
}

function OnlineGame({ table: { glance, isOurTurn } }: { readonly table: OwnTable }) {
  const game = findGame(glance.game);
  const said = words().ownTables;
  const isLobby = glance.stage === "lobby";
  const gameName = game?.name ?? glance.game;
  const sitters = glance.seats.filter((seat) => seat.kind !== "open");
  return (
    <div class={`running-game${isOurTurn ? " latest" : ""}`}>
      {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={42} />}
      <div class="running-words">
        <b>{headline(glance, isOurTurn)}</b>
        <span>{said.atOnline(gameName, listed(sitters.map(({ name }) => name)))}</span>
        <span class="running-shields" aria-hidden="true">
          {sitters.map(({ shield }) => (
            <Shield tincture={shield} size={15} key={shield} />
          ))}
        </span>
      </div>
      <a
        class={`button${isOurTurn ? " ink" : ""}`}
        href={hrefOf({ screen: "online", id: glance.table })}
        aria-label={isLobby ? said.lookAtOnline(gameName) : said.resumeOnline(gameName)}
      >
        {isLobby ? said.lookAt : homeWords().running.resume}
        <LineIcon name="arrow" size={16} />
      </a>
    </div>
  );
}

function headline({ stage, seats, next }: TableGlance, isOurTurn: boolean): string {
  const said = words().ownTables;
  if (stage === "lobby") return said.waiting;
  if (stage === "drawing") return said.drawing;
  const { yourTurn, turnOf } = homeWords().running;
  if (isOurTurn) return yourTurn;
  const sitter = next === undefined ? undefined : seats[next];
  return sitter === undefined || sitter.kind === "open" ? said.goesOn : turnOf(sitter.name);
}

/** The tables of this device that the server has told of. */
interface OwnTables {
  readonly tables: readonly OwnTable[];
  /** Whether the server did not answer about some of them. */
  readonly isUnreached: boolean;
}
const NONE: OwnTables = { tables: [], isUnreached: false };

async function ownTables(): Promise<OwnTables> {
  const seats = allSeats()
    .filter(({ isOver }) => !isOver)
    .slice(0, LOOKED_AT);
  if (seats.length === 0) return NONE;
  const glances = await Promise.all(seats.map(({ table }) => tableApi.glanceAt(table)));
  const tables = seats
    .map((seat, index) => ownTable(seat, glances[index]))
    .filter((table) => table !== undefined)
    .toSorted((a, b) => Number(b.isOurTurn) - Number(a.isOurTurn));
  const isUnreached = glances.some((glance) => !glance.ok && NO_ANSWER.has(glance.error.code));
  return { tables, isUnreached };
}

const NO_ANSWER: ReadonlySet<string> = new Set(["offline", "silence"]);

function ownTable(
  seat: KeptSeat,
  glance: Awaited<ApiAnswer<TableGlance>> | undefined,
): OwnTable | undefined {
  if (glance === undefined) return undefined;
  // The server may have been started with another data file, so a missing table does not delete the token at once.
  if (Date.now() - seat.at > KEPT_MS && (!glance.ok || glance.value.stage === "over"))
    forgetSeat(seat.table);
  if (!glance.ok) return undefined;
  const { value } = glance;
  if (value.stage === "over") {
    changeSeat(seat.table, () => ({ isOver: true }));
    return undefined;
  }
  return { glance: value, isOurTurn: value.next !== undefined && value.next === seat.player };
}
