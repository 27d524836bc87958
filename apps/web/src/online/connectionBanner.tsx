import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LineIcon } from "../ui/drawings/lines.tsx";
import type { TableRequest } from "@courtly/client";
import type { OnlineTable } from "./onlineTable.ts";
import { words } from "./words/index.ts";

/** The banner appears if an answer takes longer than this. */
const SLOW_MS = 2000;

/** Tells that the connection is lost or slow, and that nothing is lost. */
export function ConnectionBanner({ table }: { readonly table: OnlineTable }) {
  const isCut = table.connection.value.kind === "lost";
  const wish = table.unanswered.value;
  const isSlow = useSignal(false);
  useEffect(() => {
    isSlow.value = false;
    if (wish === undefined) return undefined;
    const timer = setTimeout(() => (isSlow.value = true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [wish]);
  const isShown = isCut || (wish !== undefined && isSlow.value);
  return (
    <div class="line-banner" role="status">
      {isShown && (
        <p>
          <LineIcon name="clock" size={18} />
          <span>
            <b>{isCut ? words().line.cut : words().line.slow}</b> {wordsFor(wish)}
          </span>
        </p>
      )}
    </div>
  );
}

/** The exact state of the pending request: it may have arrived or not. */
function wordsFor(wish: TableRequest | undefined): string {
  const { line } = words();
  return wish === undefined ? line.nothing : line.checking(wishWords(wish));
}

function wishWords(wish: TableRequest): string {
  const { line } = words();
  switch (wish.kind) {
    case "act":
      return wish.text === "roll" || wish.text.endsWith(" roll") ? line.roll : line.move;
    case "undo":
      return line.undo;
    case "seal":
    case "reveal":
      return line.share;
    case "resign":
    case "leave":
      return line.farewell;
    case "close":
      return line.end;
  }
}
