import { Dialog } from "../../ui/dialog.tsx";
import { findGame } from "../../games/index.ts";
import { RuleBookView } from "./ruleBookView.tsx";
import type { OpenBook } from "./shownRule.ts";
import { words as shellWords } from "../../i18n/words/index.ts";

/** The rule book in a dialog above the current screen. */
export function RulesDialog({
  book: { gameId, rule },
  onClose,
}: {
  readonly book: OpenBook;
  readonly onClose: () => void;
}) {
  const name = findGame(gameId)?.name ?? "";
  return (
    <Dialog
      title={`${shellWords().rules} · ${name}`}
      onClose={onClose}
      shape="wide"
      class="rules-dialog"
    >
      <RuleBookView gameId={gameId} rule={rule} />
    </Dialog>
  );
}
