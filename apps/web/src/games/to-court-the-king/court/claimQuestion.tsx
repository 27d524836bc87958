import { QuestionDialog } from "../../../ui/dialog.tsx";
import { useTableModel } from "../model/tableModelContext.ts";
import { words } from "../lazyWords/index.ts";

/** Asks whether the King is claimed, or nothing is taken. */
export function ClaimQuestion({ about }: { readonly about: "king" | "nothing" }) {
  const { answer } = useTableModel();
  const question = words().questions[about];
  return <QuestionDialog {...question} onYes={() => answer(true)} onNo={() => answer(false)} />;
}
