import { useEffect } from "preact/hooks";

/** Names the window, whatever the language of the moment. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Courtly`;
  }, [title]);
}
