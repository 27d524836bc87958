import { useEffect } from "preact/hooks";
import { useLazyDialog } from "../../ui/loading/lazyDialog.tsx";
import { openBook } from "./shownRule.ts";

/** The dialog with the rule book that is open, if any. */
export function RulesOverlay() {
  const { open, close, Shown } = useLazyDialog(
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
