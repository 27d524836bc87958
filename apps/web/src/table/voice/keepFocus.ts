import { regionOf } from "./keptFocus.ts";
import { afterFrames } from "../../ui/loading/delayed.ts";

/** After these frames every part of the table is redrawn, and everything that can have the focus exists. */
const FRAMES = 2;

/** The last control that had the focus. */
interface Held {
  readonly element: HTMLElement;
  readonly region: string | undefined;
  readonly wasUsable: boolean;
}

/**
 * Keeps the keyboard focus on controls that can be used. When the focused one is removed or switched off, the focus
 * goes to a control of the same region that can be used, else to the gold button, else to a die.
 * @param first the control that had the focus at the beginning
 * @param region its region
 * @returns a function that ends it
 */
export function keepFocus(first: HTMLElement, region: string | undefined): () => void {
  let held: Held | undefined =
    first === document.body ? undefined : { element: first, region, wasUsable: true };
  let isChecking = false;
  const hold = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement)
      held = { element: target, region: regionOf(target), wasUsable: isUsable(target) };
  };
  // A click may take the focus away on purpose.
  const release = () => (held = undefined);
  const check = () => {
    isChecking = false;
    if (held !== undefined && isLost(held))
      nextControl(held.region)?.focus({ preventScroll: true });
  };
  const look = () => {
    if (isChecking || held === undefined || !isLost(held)) return;
    isChecking = true;
    afterFrames(FRAMES, check);
  };
  const observer = new MutationObserver(look);
  document.addEventListener("focusin", hold);
  document.addEventListener("pointerdown", release, true);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["aria-disabled", "disabled", "hidden", "inert"],
  });
  look();
  return () => {
    held = undefined;
    observer.disconnect();
    document.removeEventListener("focusin", hold);
    document.removeEventListener("pointerdown", release, true);
  };
}

/** Whether the focus has to move. The gold button keeps it while it says what is missing. */
function isLost({ element, wasUsable }: Held): boolean {
  if (isUsable(element)) return false;
  const { activeElement } = document;
  if (activeElement === element) return wasUsable && !element.matches("[data-gold]");
  return activeElement === document.body || activeElement === null;
}

function isUsable(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(UNUSABLE);
}

const UNUSABLE = ":disabled, [aria-disabled=true], [hidden], [hidden] *, [inert] *";

/** The control that gets a lost focus. In an open dialog it is one of the dialog. */
function nextControl(region: string | undefined): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const find = (selector: string) =>
    [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].find(isUsable);
  if (dialog !== undefined) return find("button, a");
  const near =
    region === undefined ? [] : REGION_STOPS.map((stop) => `[data-region="${region}"] ${stop}`);
  for (const selector of [...near, ...TABLE_STOPS]) {
    const control = find(selector);
    if (control !== undefined) return control;
  }
  // A gold button that is off says what is missing.
  return document.querySelector<HTMLElement>("[data-gold]:not([inert] *)") ?? find("main, button");
}

const REGION_STOPS = ["[aria-pressed][tabindex='0']", "button[tabindex='0']", "button[tabindex]"];
const TABLE_STOPS = ["[data-gold]", "main button[aria-pressed]"];
