import { useEffect, useRef } from "preact/hooks";
import { settings } from "../settings/settings.ts";

/** What a key does; false when it means nothing here, and the browser may have it. */
export type KeyHandler = (key: string, event: KeyboardEvent) => boolean;

/** Single keys for the table: off in text fields, beneath dialogs, and where people do not want them. */
export function useShortcuts(handle: KeyHandler): void {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      if (!settings.value.shortcuts && event.key !== "Escape" && !isUndo) return;
      if ((event.ctrlKey || event.metaKey) && !isUndo) return;
      if (document.querySelector("dialog[open]") !== null || isTyping(event.target)) return;
      const key = isUndo ? "u" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (pressesFocused(key, event.target)) return;
      if (latest.current(key, event)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("input:not([type=radio], [type=checkbox]), textarea, select") ||
      target.isContentEditable)
  );
}

/** Space and Enter belong to the control that has the focus, if it was reached by keyboard and can be pressed; a die's always: it never means the gold button. */
function pressesFocused(key: string, target: EventTarget | null): boolean {
  return (
    (key === " " || key === "Enter") &&
    target instanceof HTMLElement &&
    target.matches("button, a, input, summary, [role=button]") &&
    (target.getAttribute("aria-disabled") !== "true" || target.matches("[aria-pressed]")) &&
    target.matches(":focus-visible")
  );
}
