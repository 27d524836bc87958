import { RecordButtons } from "../local/recordButtons.tsx";
import type { GameSession } from "../table/session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "./words/index.ts";

interface RecordDialogProps {
  readonly session: Pick<GameSession<never, never>, "card" | "record">;
  readonly onClose: () => void;
}

/** The record of a game as text, to copy or to save. */
export function RecordDialog({ session, onClose }: RecordDialogProps) {
  const record = session.record();
  const said = words();
  return (
    <Dialog title={said.record} onClose={onClose}>
      <textarea class="record-text" readOnly rows={12} aria-label={said.record} value={record} />
      <RecordButtons record={record} gameId={session.card().gameId} />
    </Dialog>
  );
}
