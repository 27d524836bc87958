import { useTableModel } from "../model/tableModelContext.ts";
import { CardSheet, ClaimQuestion } from "../lazyParts.ts";
import { words } from "../words/index.ts";

/** The dialogs above the table: the text of a card, or a question. */
export function Sheets() {
  const { sheet, confirming, answer } = useTableModel();
  const { questions } = words();
  const question = confirming.value && questions[confirming.value.character];
  return (
    <>
      {sheet.value !== undefined && <CardSheet id={sheet.value} />}
      {question !== undefined && (
        <ClaimQuestion {...question} onYes={() => answer(true)} onNo={() => answer(false)} />
      )}
    </>
  );
}
