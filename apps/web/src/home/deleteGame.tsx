import type { GameCard } from "../local/savedGame.ts";
import { archive, readCards } from "../local/savedGames.ts";
import { QuestionDialog } from "../ui/dialog.tsx";
import { refuse } from "../ui/toast.tsx";
import { focusMain } from "../routes.ts";
import { words } from "./words/index.ts";

/** Asks before a game is deleted, which cannot be undone. */
export function DeleteGame({
  card,
  onDone,
}: {
  readonly card: GameCard;
  readonly onDone: () => void;
}) {
  const said = words().running;
  return (
    <QuestionDialog
      title={said.deleteAsk}
      text={said.deleteText}
      yes={said.deleteIt}
      no={said.keepIt}
      onNo={onDone}
      onYes={() => {
        onDone();
        void deleteGame(card.id);
      }}
    />
  );
}

async function deleteGame(id: string): Promise<void> {
  const removed = await archive.remove(id);
  if (removed.ok) await (await import("../replay/analysis/analysisStore.ts")).forgetAnalysis(id);
  else refuse({ message: words().running.notDeleted });
  await readCards();
  focusMain();
}
