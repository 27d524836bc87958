import { useTableModel } from "../model/tableModelContext.ts";
import { CardSheet, ClaimQuestion } from "../lazyParts.ts";

/** The dialogs above the table: the text of a card, or a question. */
export function Sheets() {
  const { sheet, confirming } = useTableModel();
  return (
    <>
      {sheet.value !== undefined && <CardSheet id={sheet.value} />}
      {confirming.value !== undefined && <ClaimQuestion about={confirming.value.character} />}
    </>
  );
}
