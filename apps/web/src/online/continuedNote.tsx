import { useSignal } from "@preact/signals";
import { Dialog } from "../ui/dialog.tsx";
import { logAt, logBook } from "./logBook.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { changeSeat, seatAt } from "./seatBook.ts";
import { words } from "./words/index.ts";

interface ContinuedNoteProps {
  readonly table: Pick<OnlineTable, "id" | "length" | "tableState">;
}

/** Tells everybody at the new table that the server had lost moves, and that the dice are new. */
export function ContinuedNote({ table }: ContinuedNoteProps) {
  void table.length.value;
  const isKnown = useSignal(seatAt(table.id)?.knowsContinued === true);
  const continues = table.tableState()?.opening.continues;
  if (continues === undefined || isKnown.value) return null;
  const said = words().restored;
  const known = logAt(continues.table)?.entries.length;
  const hasCompared = known !== undefined && known >= continues.length;
  // Of a game that has ended here only the mark is left.
  const seen = known ?? logBook.markOf(continues.table)?.length ?? 0;
  const close = () => {
    isKnown.value = true;
    changeSeat(table.id, () => ({ knowsContinued: true }));
  };
  return (
    <Dialog title={said.goesOn} onClose={close} shape="question">
      <p>{said.goesOnText}</p>
      <p>{hasCompared ? said.compared : said.notCompared}</p>
      {continues.seed === undefined && <p>{said.unchecked}</p>}
      {seen > continues.length && <p>{said.hadMore}</p>}
      <div class="dialog-buttons">
        <button type="button" class="button gold" onClick={close}>
          {said.goOn}
        </button>
      </div>
    </Dialog>
  );
}
