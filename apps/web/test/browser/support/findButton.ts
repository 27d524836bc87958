/** A found button: the index of its name, and its centre. */
export interface FoundButton {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in a page: at the next frame, finds the first of these names that a button has which can be pressed, from the
 * top of the page on. Without one, waits until the page has changed. Every browser gets this function as text, so it
 * uses nothing from outside.
 */
export async function findButton(
  names: readonly RegExp[],
): Promise<FoundButton | "over" | undefined> {
  await new Promise(requestAnimationFrame);
  // The title tells the end: an extra key may have closed the finale already.
  if (document.title.startsWith("The end")) return "over";
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const isHeard = (node: Node) =>
    !(node instanceof Element) || node.getAttribute("aria-hidden") !== "true";
  const labelOf = (button: Element) =>
    button.getAttribute("aria-label") ??
    [...button.childNodes]
      .filter(isHeard)
      .map(({ textContent }) => textContent)
      .join("")
      .trim();
  const nameOf = (button: Element) =>
    button.getAttribute("aria-pressed") === "true"
      ? `${labelOf(button)} (pressed)`
      : labelOf(button);
  const buttons = [...top.querySelectorAll("button")].filter(
    (button) =>
      button.checkVisibility() &&
      !button.disabled &&
      button.getAttribute("aria-selected") !== "true" &&
      button.getAttribute("aria-disabled") !== "true",
  );
  for (const [at, name] of names.entries()) {
    const button = buttons.find((each) => name.test(nameOf(each)));
    if (button === undefined) continue;
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { at, x: x + width / 2, y: y + height / 2 };
  }
  await new Promise<void>((resolve) => {
    const done = () => {
      change.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const change = new MutationObserver(done);
    const timer = setTimeout(done, 250); // the names may change although this page does not
    change.observe(document, { subtree: true, childList: true, attributes: true });
  });
  return undefined;
}
