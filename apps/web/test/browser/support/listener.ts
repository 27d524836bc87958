import { expect, type Page } from "@playwright/test";
import { SOON_MS } from "./courtly.ts";
import { HURRY } from "./players.ts";

/** The most keys that a game may take. */
const KEYS_MAX = 600;

/** A button for a person who decides, or of the finale. */
const NO_BOT = /^(?:Roll|Do not roll|Home with|Look at the table)/;

/** A button of the accessibility tree that is not disabled. */
const BUTTON = /- button "((?:[^"\\]|\\.)*)"(?!.*\[disabled\])/g;

/**
 * A person who hears what the live regions say, reads the accessibility tree, and has nothing but a keyboard: no
 * picture, no mouse, no element of the page.
 */
export interface Listener {
  /** Waits for one of these announcements and returns it. It and those before it are not heard again. */
  readonly hear: (...wanted: readonly RegExp[]) => Promise<string>;
  /** Waits until the tree has one of these buttons, and returns its name: the earlier in the list, the better. */
  readonly find: (...wanted: readonly RegExp[]) => Promise<string>;
  /** Whether the tree has one of these buttons now. */
  readonly has: (...wanted: readonly RegExp[]) => Promise<boolean>;
  readonly press: (key: string) => Promise<void>;
  /** Skips the pauses of bots, if it is a bot's turn. */
  readonly skipAhead: () => Promise<void>;
  /** Chooses one of these buttons from the list of buttons that screen readers offer, and presses it. */
  readonly goTo: (...wanted: readonly RegExp[]) => Promise<void>;
  /** Waits until the focus is on such a button. */
  readonly isOn: (wanted: RegExp) => Promise<void>;
}

/** Sits down before the page is opened, to hear everything from the beginning. */
export async function listenAt(page: Page): Promise<Listener> {
  const heard: string[] = [];
  await page.exposeFunction("hear", (text: string) => heard.push(text));
  await page.addInitScript(tellLiveRegions);
  const buttonsIn = (tree: string) => [...tree.matchAll(BUTTON)].map(([, name = ""]) => name);
  const buttons = async () => buttonsIn(await page.locator("body").ariaSnapshot());
  const focused = async () => {
    const [control] = await page.locator(":focus").all();
    const [line = ""] = (await control?.ariaSnapshot())?.split("\n") ?? [];
    return buttonsIn(line)[0] ?? "";
  };
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    expect(keys, "keys until the end of the game").toBeLessThan(KEYS_MAX);
    await page.keyboard.press(key);
  };
  const find = async (...wanted: readonly RegExp[]) => {
    const best = async () => {
      const names = await buttons();
      return wanted.map((each) => names.find((name) => each.test(name))).find(Boolean) ?? "";
    };
    let found = "";
    const message = `finds ${wanted.join(" or ")}`;
    await expect
      .poll(async () => (found = await best()), { intervals: SOON_MS, message })
      .not.toBe("");
    return found;
  };
  return {
    hear: async (...wanted) => {
      const at = () => heard.findIndex((text) => wanted.some((each) => each.test(text)));
      const message = `hears ${wanted.join(" or ")}`;
      await expect.poll(at, { intervals: SOON_MS, message }).not.toBe(-1);
      return heard.splice(0, at() + 1).at(-1) ?? "";
    },
    find,
    has: async (...wanted) => {
      const names = await buttons();
      return wanted.some((each) => names.some((name) => each.test(name)));
    },
    press,
    skipAhead: async () => {
      if (HURRY.test(await find(HURRY, NO_BOT))) await press("Space");
    },
    goTo: async (...wanted) => {
      const name = await find(...wanted);
      await page.getByRole("button", { name, exact: true, disabled: false }).first().focus();
      await press("Enter");
    },
    isOn: (wanted) => expect.poll(focused, { intervals: SOON_MS }).toMatch(wanted),
  };
}

/** Tells the test every text that a live region gets, also the same one again. Runs in the page. */
function tellLiveRegions(): void {
  const { hear } = globalThis as unknown as { readonly hear: (text: string) => void };
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest("[aria-live]");
  new MutationObserver((changes) => {
    const changed = new Set(changes.map(({ target }) => regionOf(target)));
    // In the order of the page: events come before the question that follows from them.
    for (const region of document.querySelectorAll("[aria-live]"))
      if (changed.has(region) && region.textContent) hear(region.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
