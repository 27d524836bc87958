import type { Player } from "@courtly/engine";
import { endsByResigning, stageOf, winnerByResigning, type TableState } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { QuestionDialog } from "../ui/dialog.tsx";
import { refuse } from "../ui/toast.tsx";
import { nameOf } from "./onlineRoster.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { changeSeat, seatAt } from "./seatBook.ts";
import { whyNot } from "./whyNot.ts";
import { words } from "./words/index.ts";

/** Tells a player whose share is not in the dice, and lets the player choose to leave or to play on. */
export function MissingShare({ table }: { readonly table: OnlineTable }) {
  void table.length.value;
  const seat = seatAt(table.id);
  const isSettled = useSignal(seat?.playsWithoutShare === true);
  const tableState = table.tableState();
  const isOlderSeat = seat?.seals === undefined;
  if (isSettled.value || isOlderSeat || table.ownShare.value !== "missing") return null;
  if (tableState === undefined || stageOf(tableState) === "over") return null;
  const said = words().ownShare;
  const leave = async () => {
    isSettled.value = true;
    const refused = await table.ask({ kind: "leave" });
    if (refused !== undefined) refuse(whyNot(refused));
  };
  const playOn = () => {
    isSettled.value = true;
    changeSeat(table.id, () => ({ playsWithoutShare: true }));
  };
  return (
    <QuestionDialog
      title={said.title}
      text={`${said.text} ${leavingWords(tableState, seat.player)}`}
      yes={said.leave}
      no={said.playOn}
      onYes={() => void leave()}
      onNo={playOn}
    />
  );
}

/** What happens if this player leaves: of two players the other one wins, and a host closes a table before its game. */
function leavingWords(tableState: TableState, player: Player | undefined): string {
  const said = words().ownShare;
  if (player === undefined) return said.leavingBot;
  const winner = winnerByResigning(tableState, player);
  if (winner !== undefined) return said.leavingLoses(nameOf(tableState, winner));
  const isClosing = player === tableState.host && tableState.game === undefined;
  return isClosing || endsByResigning(tableState, player) ? said.leavingEnds : said.leavingBot;
}
