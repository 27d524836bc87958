/** Copies a text to the clipboard. Returns whether that succeeded. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/**
 * Copies through a selected text field. This also works on plain http (a home network), where browsers hide the
 * clipboard.
 */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  // While a dialog is open, only text inside it can be selected.
  const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const before = document.activeElement;
  place.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without https
  const isDone = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isDone;
}
