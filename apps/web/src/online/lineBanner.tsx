import { Line } from "../drawings/lines.tsx";
import type { Wish } from "./line.ts";
import type { OnlineTable } from "./onlineTable.ts";

/** While the line is cut: what is known, and that nothing is lost. */
export function LineBanner({ table }: { readonly table: OnlineTable }) {
  const isCut = table.line.value.kind === "cut";
  const wish = table.unanswered.value;
  return (
    <div class="line-banner" role="status" data-cut={isCut || undefined}>
      {isCut && (
        <p>
          <Line name="clock" size={18} />
          <span>
            <b>Reconnecting…</b> {cutWords(wish)}
          </span>
        </p>
      )}
    </div>
  );
}

/** Said exactly: what is under way may have arrived or not. */
function cutWords(wish: Wish | undefined): string {
  if (wish === undefined) return "Nothing of yours is under way, and the table waits.";
  return `Checking whether ${wishWords(wish)} arrived. Nothing is lost.`;
}

function wishWords(wish: Wish): string {
  switch (wish.kind) {
    case "act":
      return wish.text === "roll" || wish.text.endsWith(" roll") ? "your roll" : "your move";
    case "undo":
      return "what you took back";
    case "seal":
    case "reveal":
      return "your share of the dice";
    case "resign":
    case "leave":
      return "your farewell";
    case "close":
      return "the end of this table";
  }
}
