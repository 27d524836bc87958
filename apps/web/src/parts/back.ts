import { useEffect, useRef } from "preact/hooks";

// Back closes what was opened last before it leaves the page: whatever is open shares one entry of the history.
const opened: (() => void)[] = [];

const isHeld = () => (history.state as { readonly sheet?: boolean } | null)?.sheet === true;

function hold(): void {
  if (!isHeld()) history.pushState({ sheet: true }, "");
}

/** An entry that nothing is open for any more is left again. */
function letGo(): void {
  if (opened.length === 0 && isHeld()) history.back();
}

globalThis.addEventListener?.("popstate", () => {
  if (isHeld()) letGo();
  else opened.pop()?.();
  if (opened.length > 0) hold();
});

/** As long as the component is in the page, Back closes it. */
export function useClosedByBack(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const close = () => latest.current();
    opened.push(close);
    hold();
    return () => {
      if (opened.includes(close)) opened.splice(opened.indexOf(close), 1);
      setTimeout(letGo); // a page or another dialog may follow at once
    };
  }, []);
}
