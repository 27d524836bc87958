import { useEffect } from "preact/hooks";
import { useLaterDialog } from "../../ui/laterDialog.tsx";
import { openBook } from "./shownRule.ts";

/** The book that lies open above the page, if one does. */
export function RulesOverlay() {
  const { open, close, Shown } = useLaterDialog(
    async () => (await import("./index.ts")).RulesDialog,
  );
  const { value: book } = openBook;
  useEffect(() => {
    if (book !== undefined) open();
    else close();
  }, [book]);
  if (book === undefined || Shown === undefined) return <></>;
  return <Shown book={book} onClose={() => (openBook.value = undefined)} />;
}
