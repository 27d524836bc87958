import { useEffect } from "preact/hooks";

/** Sets the title of the window, also after a change of the language. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Courtly`;
  }, [title]);
}
