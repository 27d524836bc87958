import type { Player } from "@courtly/engine";
import type { EntryOf, TableState } from "@courtly/protocol";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { refuse } from "../../ui/toast.tsx";
import { goTo } from "../../routes.ts";
import { closingOf } from "../closing.ts";
import { nameOf } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { forgetSeat, seatAt } from "../seatBook.ts";
import { drawHostClaim, openTable, sameTable, type SeatClaim } from "../seating.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";

/**
 * Tells why a table closed before its game: its host, a player who left, or the owner of the server. A game that would have gone on here ends, without
 * a winner.
 */
export function closedWords(table: Pick<OnlineTable, "history">, tableState: TableState): string {
  const closing = closingOf(table);
  const said = words().lobby;
  const hasLeft = (entry: EntryOf<"closed">) =>
    entry.why === "left" && entry.player !== tableState.host;
  const isEnd = tableState.opening.continues !== undefined;
  if (closing?.why === "owner") return isEnd ? said.gameEndedByOwner : said.closedByOwner;
  if (closing === undefined || !hasLeft(closing)) return isEnd ? said.gameEnded : said.closed;
  const name = nameOf(tableState, closing.player);
  return isEnd ? said.gameEndedByLeaving(name) : said.closedByLeaving(name);
}

interface OpenAgainProps {
  readonly table: OnlineTable;
  readonly tableState: TableState;
  readonly me: Player | undefined;
}

/**
 * Offers the host of a table that closed before its game to open the same table again. Another window of the host may
 * have done that: the seat is forgotten then.
 */
export function OpenAgain({ table, tableState, me }: OpenAgainProps) {
  const isOpening = useSignal(false);
  const claim = useRef<SeatClaim | undefined>(undefined);
  const hasSeat = useSignal(seatAt(table.id) !== undefined);
  useEffect(() => {
    const look = () => (hasSeat.value = isOpening.peek() || seatAt(table.id) !== undefined);
    look();
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, []);
  const wanted = sameTable(tableState);
  if (wanted === undefined || me !== tableState.host) return null;
  const open = async () => {
    isOpening.value = true;
    claim.current ??= drawHostClaim();
    const given = await openTable(wanted, claim.current);
    isOpening.value = false;
    if (!given.ok) {
      refuse(whyNot(given.error));
      return;
    }
    forgetSeat(table.id);
    goTo({ screen: "online", id: given.value.table });
  };
  const said = words();
  if (!hasSeat.value)
    return (
      <section class="panel" role="status">
        <p>{said.lobby.openedAgain}</p>
      </section>
    );
  return (
    <section class="panel lobby-notice">
      <p>{said.lobby.openAgainText}</p>
      <button
        type="button"
        class="button gold"
        aria-disabled={isOpening.value}
        onClick={() => {
          if (!isOpening.value) void open();
        }}
      >
        <LineIcon name="link" size={16} />
        {isOpening.value ? said.newTable.atIt : said.lobby.openAgain}
      </button>
    </section>
  );
}
