import { foldingOf, LATE_MS } from "@courtly/protocol";
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BOXES } from "../../development/screens/keptGames.ts";
import {
  DRAWING,
  JONAS_IS_LATE,
  MIRA_HAS_AGREED,
  logOf,
  type OnlineTable as ShownTable,
} from "../../development/screens/onlineTables.ts";
import { LateShares } from "../../src/online/lobby/lateShares.tsx";
import type { OnlineTable } from "../../src/online/onlineTable.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

/** Shows a table to its player. Returns the function with which the player agrees. */
function show(shown: ShownTable) {
  const tableState = foldingOf(BOXES).foldAll(shown.id, undefined, logOf(shown, 0));
  const agree = vi.fn<OnlineTable["agree"]>(() => new Promise<undefined>(() => undefined));
  const table: Partial<OnlineTable> = { length: signal(1), tableState: () => tableState, agree };
  void act(() =>
    render(<LateShares table={table as OnlineTable} me={shown.player} />, document.body),
  );
  return agree;
}

const status = () => document.querySelector("[role=status]");
const wait = () => void act(() => void vi.advanceTimersByTime(LATE_MS));

test("a share that does not come is told in a status that was there before", () => {
  show(DRAWING);
  const before = status();
  expect(before?.textContent).toBe("");
  wait();
  expect(status()).toBe(before);
  expect(before?.textContent).toContain("The share of Jonas has not come for a while");
});

test("a player who agrees twice in a row agrees once, and keeps the focus", () => {
  const agree = show(DRAWING);
  wait();
  const button = document.querySelector("button");
  button?.focus();
  void act(() => button?.click());
  void act(() => button?.click());
  expect(agree).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(button?.getAttribute("aria-disabled")).toBe("true");
});

test("the player whose share does not come is told so, and is not asked", () => {
  show(JONAS_IS_LATE);
  wait();
  expect(status()?.textContent).toContain("Your share of the dice has not come");
  expect(status()?.textContent).not.toContain("Jonas");
  expect(document.querySelector("button")).toBeNull();
});

test("after a reload an agreement is shown at once, and a spectator sees it too", () => {
  const { player: _, ...watched } = MIRA_HAS_AGREED;
  for (const shown of [MIRA_HAS_AGREED, watched]) {
    show(shown);
    expect(status()?.textContent).toContain("Agreed so far: Mira.");
    expect(document.querySelector("button:not([aria-disabled=true])")).toBeNull();
    render(null, document.body);
  }
});
