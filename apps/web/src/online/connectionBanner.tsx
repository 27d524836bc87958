import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LineIcon } from "../ui/drawings/lines.tsx";
import type { TableRequest } from "@courtly/client";
import type { OnlineTable } from "./onlineTable.ts";
import { words } from "./words/index.ts";

/** The banner appears if an answer takes longer than this: a person is told within five seconds after a move. */
const SLOW_MS = 2000;

/** Tells that the connection is lost or slow, and that nothing is lost. */
export function ConnectionBanner({ table }: { readonly table: OnlineTable }) {
  const isCut = table.connection.value.kind === "lost";
  const request = table.unanswered.value;
  const isSlow = useSignal(false);
  useEffect(() => {
    isSlow.value = false;
    if (request === undefined) return undefined;
    const timer = setTimeout(() => (isSlow.value = true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [request]);
  const isShown = isCut || (request !== undefined && isSlow.value);
  return (
    <div class="connection-banner" role="status">
      {isShown && (
        <p>
          <LineIcon name="clock" size={18} />
          <span>
            <b>{isCut ? words().connection.cut : words().connection.slow}</b> {wordsFor(request)}
          </span>
          {isCut && (
            <button type="button" class="button small" onClick={table.check}>
              {words().connection.tryNow}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The exact state of the pending request: it may have arrived or not. */
function wordsFor(request: TableRequest | undefined): string {
  const { connection } = words();
  return request === undefined ? connection.nothing : connection.checking(requestWords(request));
}

function requestWords(request: TableRequest): string {
  const { connection } = words();
  switch (request.kind) {
    case "act":
      return request.text === "roll" || request.text.endsWith(" roll")
        ? connection.roll
        : connection.move;
    case "undo":
      return connection.undo;
    case "seal":
    case "reveal":
    case "agree":
      return connection.share;
    case "resign":
    case "leave":
      return connection.farewell;
    case "close":
      return connection.end;
    default:
      return connection.change;
  }
}
