import { useEffect, useRef } from "preact/hooks";
import { settings } from "../settings/settings.ts";

/** Handles a key. Returns false if the key has no meaning here and the browser may handle it. */
export type KeyHandler = (key: string, event: KeyboardEvent) => boolean;

/** Handles single-key shortcuts. They are off in text fields, beneath dialogs, and if the setting is off. */
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

/**
 * Whether Space or Enter presses the focused control instead of being a shortcut: the control was reached by keyboard
 * and is not disabled. On a die (`aria-pressed`) they always do, because there they must never press the gold button.
 */
function pressesFocused(key: string, target: EventTarget | null): boolean {
  return (
    (key === " " || key === "Enter") &&
    target instanceof HTMLElement &&
    target.matches("button, a, input, summary, [role=button]") &&
    (target.getAttribute("aria-disabled") !== "true" || target.matches("[aria-pressed]")) &&
    target.matches(":focus-visible")
  );
}
