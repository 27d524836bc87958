import { endsByResigning, stageOf } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { QuestionDialog } from "../ui/dialog.tsx";
import { refuse } from "../ui/toast.tsx";
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
  const isEnd = seat.player !== undefined && endsByResigning(tableState, seat.player);
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
      text={`${said.text} ${isEnd ? said.leavingEnds : said.leavingBot}`}
      yes={said.leave}
      no={said.playOn}
      onYes={() => void leave()}
      onNo={playOn}
    />
  );
}
