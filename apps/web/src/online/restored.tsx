import type { NoAnswer } from "@courtly/client";
import type { Refused } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MessagePage } from "../home/messagePage.tsx";
import { words as shellWords } from "../i18n/words/index.ts";
import { goTo } from "../routes.ts";
import { tableApi } from "./api.ts";
import { forgetLog } from "./logBook.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { changeSeat, seatAt } from "./seatBook.ts";
import { followContinued } from "./seating.ts";
import { whyNot } from "./whyNot.ts";
import { words } from "./words/index.ts";

interface RestoredProps {
  readonly table: OnlineTable;
  readonly onReopen: () => void;
}

/** Shown if the server has lost moves that this device has: presents them, and goes to the table where the game goes on. */
export function Restored({ table, onReopen }: RestoredProps) {
  const failure = useSignal<Failure | undefined>(undefined);
  const present = async () => {
    failure.value = undefined;
    failure.value = await goOnFrom(table);
  };
  useEffect(() => void present(), [table]);
  const said = words().restored;
  const isFinal =
    failure.value === "noLog" ||
    failure.value?.code === "not-now" ||
    failure.value?.code === "other-log";
  const takeServers = () => {
    forgetLog(table.id);
    onReopen();
  };
  return (
    <MessagePage title={said.title}>
      <p role="status">
        {failure.value === undefined ? said.presenting : failureWords(failure.value)}
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

/** The reason why a game cannot go on: this device has no signed log, or the server does not take it. */
type Failure = "noLog" | Refused | NoAnswer;

function failureWords(failure: Failure): string {
  return failure === "noLog" ? words().restored.noLog : whyNot(failure).message;
}

/** Presents the log of this device to the server. Returns the reason if the game cannot go on. */
async function goOnFrom({ id, signedLog }: OnlineTable): Promise<Failure | undefined> {
  const [log, seat] = [signedLog(), seatAt(id)];
  if (log === undefined || seat === undefined) return "noLog";
  const given = await tableApi.continueTable(id, { token: seat.token, ...log });
  if (!given.ok) return given.error;
  goToContinued(id, given.value.table);
  return undefined;
}

/** Goes to the table where a game goes on. A seat is taken along. */
export function goToContinued(id: string, next: string): void {
  followContinued(id, next);
  changeSeat(id, () => ({ isOver: true }));
  goTo({ screen: "online", id: next });
}
