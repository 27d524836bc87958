import { assert, scriptedCup } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";
import { render, type ComponentType } from "preact";
import { act } from "preact/test-utils";
import { rollingCourtsUi } from "../../../src/games/rolling-courts/gameUi.ts";
import { fetchLazyParts } from "../../../src/games/rolling-courts/lazyParts.ts";
import { Toasts } from "../../../src/ui/toast.tsx";
import type { Roster } from "../../../src/table/roster.ts";
import type { TableProps } from "../../../src/table/gameUi.ts";
import { openLocalSession } from "../../../src/local/localSession.ts";
import type { GameSession } from "../../../src/table/session.ts";
import { MemoryArchive, NO_BOTS } from "../../local/memoryArchive.ts";
import { rosterOf, recordOf } from "./tables.ts";

interface HappyWindow {
  readonly happyDOM: { readonly setViewport: (size: typeof WIDE) => void };
}

const roots: HTMLElement[] = [];

/** Removes all tables. */
export function leaveTables(): void {
  for (const root of roots.splice(0)) {
    render(null, root);
    root.remove();
  }
}

/** The name of a button for screen readers. */
export function nameOf(button: HTMLElement): string {
  const spoken =
    button.getAttribute("aria-label") ?? button.querySelector(".visually-hidden")?.textContent;
  return spoken ?? button.textContent.trim();
}

/** A person at the table, who finds controls by their names or cells, and uses taps and keys. */
class Person {
  readonly root: HTMLElement;
  readonly session: GameSession<State, Action>;

  constructor(root: HTMLElement, session: GameSession<State, Action>) {
    this.root = root;
    this.session = session;
  }

  button(name: string | RegExp): HTMLElement {
    const fits = (label: string) => (typeof name === "string" ? label === name : name.test(label));
    const found = [...this.root.querySelectorAll<HTMLElement>("button")].find((button) =>
      fits(nameOf(button)),
    );
    assert(found !== undefined, `there is a button ${String(name)}`);
    return found;
  }

  cell(id: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(`[data-cell="${id}"]`);
    assert(found !== null, `there is a cell ${id}`);
    return found;
  }

  async tap(...elements: readonly HTMLElement[]): Promise<void> {
    await act(async () => {
      for (const element of elements)
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      await settled();
    });
  }

  async point(element: HTMLElement): Promise<void> {
    await act(async () => {
      element.dispatchEvent(
        new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
      );
      await settled();
    });
  }

  /** Presses a key on the focused element. Space and Enter click a button, as in browsers. */
  async press(key: string): Promise<void> {
    await act(async () => {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      const isFree = target.dispatchEvent(event);
      if (isFree && target instanceof HTMLButtonElement && /^(?: |Enter)$/.test(key))
        target.click();
      await settled();
    });
  }

  async takeScreen(): Promise<void> {
    await act(async () => {
      this.session.handOver?.take();
      await settled();
    });
  }

  lastToast(): string {
    return [...this.root.querySelectorAll(".toast")].at(-1)?.textContent ?? "";
  }

  /** The events since the beginning, as lines of the record. */
  played(): readonly string[] {
    const record = this.session.view.value.table.record();
    return record.split("---\n")[1]?.trim().split("\n") ?? [];
  }
}

/** Waits until the archive has stored everything and the page is redrawn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
}

interface Seating {
  readonly players?: number;
  readonly header: readonly string[];
  readonly played?: readonly string[];
  readonly rolls?: readonly (readonly (1 | 2 | 3 | 4 | 5 | 6)[])[];
  readonly chairs?: Roster["chairs"];
  /** The actions of the bots, which then think for ever. */
  readonly botActions?: readonly string[];
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly shows?: ComponentType<Pick<TableProps<State, Action>, "session">>;
}

const WIDE = { width: 1440, height: 900 };

export async function seated(seating: Seating) {
  const { players = 3, header, played = [], rolls = [], chairs, viewport = WIDE } = seating;
  const botActions = [...(seating.botActions ?? [])];
  await fetchLazyParts();
  (globalThis as unknown as HappyWindow).happyDOM.setViewport(viewport);
  const roster = { ...rosterOf(players), ...(chairs && { chairs }) };
  const archive = new MemoryArchive();
  const card = {
    id: "g",
    gameId: "rolling-courts",
    roster,
    summary: { round: 1, next: 0, headline: undefined, winners: [] },
    startedAt: 0,
    playedAt: 0,
    revision: 0,
  };
  const opened = openLocalSession(
    rollingCourtsUi,
    { card, record: recordOf(players, header, played) },
    {
      archive,
      cup: scriptedCup(rolls),
      ...NO_BOTS,
      think: async () => {
        const text = botActions.shift();
        return text === undefined ? new Promise(() => {}) : { text };
      },
      wait: () =>
        seating.botActions === undefined ? new Promise(() => {}) : Promise.resolve(true),
      pace: () => "steady",
      hasCurtain: () => true,
      now: () => 0,
    },
  );
  assert(opened.ok, "the record opens");
  const session = opened.value;
  const Shows =
    seating.shows ?? (() => <rollingCourtsUi.Table session={session} onMenu={() => undefined} />);
  const root = document.createElement("div");
  document.body.append(root);
  roots.push(root);
  await act(async () => {
    render(
      <>
        <Shows session={session} />
        <Toasts />
      </>,
      root,
    );
    session.handOver?.take();
    await settled();
  });
  return new Person(root, session);
}

/** A turn with members on the way to court 3. */
export const COURTING = {
  header: ["gold 0 14", "village 2 0 - - -", "village 3 1 - 0 -", "court 3 1 0 2"],
  played: ["0 roll", "* 2 3 5"],
} as const;

export const PHONE = { width: 390, height: 844 };
