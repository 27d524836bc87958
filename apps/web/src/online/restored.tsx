import type { NoAnswer } from "@courtly/client";
import type { Refused } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MessagePage } from "../home/messagePage.tsx";
import { words as shellWords } from "../i18n/words/index.ts";
import { goTo } from "../routes.ts";
import { Dialog } from "../ui/dialog.tsx";
import { tableApi } from "./api.ts";
import { forgetLog, logAt } from "./logBook.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { changeSeat, seatAt } from "./seatBook.ts";
import { followTo } from "./seating.ts";
import { whyNot } from "./whyNot.ts";
import { words } from "./words/index.ts";

interface RestoredProps {
  readonly table: OnlineTable;
  readonly onReopen: () => void;
}

/** Shown if the server has lost moves that this device has: presents them, and goes to the table where the game goes on. */
export function Restored({ table, onReopen }: RestoredProps) {
  const failure = useSignal<Refused | NoAnswer | undefined>(undefined);
  const present = async () => {
    failure.value = undefined;
    failure.value = await goOnFrom(table);
  };
  useEffect(() => void present(), [table]);
  const said = words().restored;
  const isFinal = failure.value?.code === "not-now" || failure.value?.code === "other-log";
  const takeServers = () => {
    forgetLog(table.id);
    onReopen();
  };
  return (
    <MessagePage title={said.title}>
      <p role="status">
        {failure.value === undefined ? said.presenting : whyNot(failure.value).message}
      </p>
      {failure.value !== undefined && (
        <>
          <p>{isFinal ? said.notNeeded : said.safe}</p>
          <button
            type="button"
            class="button gold"
            onClick={isFinal ? takeServers : () => void present()}
          >
            {isFinal ? said.takeServers : shellWords().tryAgain}
          </button>
        </>
      )}
    </MessagePage>
  );
}

/** Presents the log of this device to the server. Returns the reason if the game cannot go on. */
async function goOnFrom({ id, signedLog }: OnlineTable): Promise<Refused | NoAnswer | undefined> {
  const [log, seat] = [signedLog(), seatAt(id)];
  if (log === undefined || seat === undefined)
    return { code: "not-now", message: words().restored.noLog };
  const given = await tableApi.continueTable(id, { token: seat.token, ...log });
  if (!given.ok) return given.error;
  followContinued(id, given.value.table);
  return undefined;
}

/** Goes to the table where a game goes on. A seat is taken along. */
export function followContinued(id: string, next: string): void {
  followTo(id, next, seatAt(id)?.gameId ?? "");
  changeSeat(next, () => ({ continues: id }));
  changeSeat(id, () => ({ isOver: true }));
  goTo({ screen: "online", id: next });
}

/** Tells everybody at the new table that the server had lost moves, and that the dice are new. */
export function ContinuedNote({ table }: { readonly table: OnlineTable }) {
  void table.length.value;
  const isKnown = useSignal(seatAt(table.id)?.knowsContinued === true);
  const continues = table.tableState()?.opening.continues;
  if (continues === undefined || isKnown.value) return null;
  const said = words().restored;
  const hasCompared = (logAt(continues.table)?.entries.length ?? 0) >= continues.length;
  const close = () => {
    isKnown.value = true;
    changeSeat(table.id, () => ({ knowsContinued: true }));
  };
  return (
    <Dialog title={said.goesOn} onClose={close} shape="question">
      <p>{said.goesOnText}</p>
      <p>{hasCompared ? said.compared : said.notCompared}</p>
      <div class="dialog-buttons">
        <button type="button" class="button gold" onClick={close}>
          {said.goOn}
        </button>
      </div>
    </Dialog>
  );
}
