import { fetchLazyParts } from "../../../src/games/to-court-the-king/lazyParts.ts";
import { assert, scriptedCup, type Faces } from "@courtly/engine";
import { render } from "preact";
import { act } from "preact/test-utils";
import { Toasts } from "../../../src/ui/toast.tsx";
import type { Roster } from "../../../src/table/roster.ts";
import { openLocalSession } from "../../../src/local/localSession.ts";
import { toCourtTheKingUi } from "../../../src/games/to-court-the-king/gameUi.ts";
import { MemoryArchive, NO_BOTS } from "../../local/memoryArchive.ts";
import { rosterOf } from "./kingSituation.ts";

interface HappyWindow {
  readonly happyDOM: {
    readonly setViewport: (size: { readonly width: number; readonly height: number }) => void;
  };
}

const roots: HTMLElement[] = [];

export function leaveTables(): void {
  for (const root of roots.splice(0)) {
    render(null, root);
    root.remove();
  }
}

/** Waits until the archive has stored everything, the page is redrawn and the next frame has passed. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The name of an element for screen readers, without the parts that are hidden from them. */
function spokenName(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label !== null) return label;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.trim();
}

/** A person at the table of To Court the King, who finds controls by their names, and uses taps and keys. */
export class KingPerson {
  readonly root: HTMLElement;
  readonly record: () => string;
  readonly hurried: () => number;
  readonly #archive: MemoryArchive;

  constructor(
    root: HTMLElement,
    record: () => string,
    { hurried, archive }: { readonly hurried: () => number; readonly archive: MemoryArchive },
  ) {
    this.root = root;
    this.record = record;
    this.hurried = hurried;
    this.#archive = archive;
  }

  /** Does something while saves are slow, and lets them finish. */
  async duringSaves(run: () => Promise<void>): Promise<void> {
    const slow = Promise.withResolvers<void>();
    this.#archive.slow = slow.promise;
    await run();
    this.#archive.slow = undefined;
    await act(async () => {
      slow.resolve();
      await settled();
    });
  }

  find(name: string | RegExp): HTMLElement | undefined {
    const fits = (spoken: string) =>
      typeof name === "string" ? spoken === name : name.test(spoken);
    return [...this.root.querySelectorAll<HTMLElement>("button")].find((button) =>
      fits(spokenName(button)),
    );
  }

  button(name: string | RegExp): HTMLElement {
    const found = this.find(name);
    assert(found !== undefined, `there is a button ${String(name)}`);
    return found;
  }

  get mainButton(): string {
    const gold = this.root.querySelector("[data-gold]");
    return gold === null ? "" : spokenName(gold);
  }

  /** Clicks a button with the mouse. */
  async tap(name: string | RegExp): Promise<void> {
    await this.click(this.button(name), 1);
  }

  /** Taps a button with a finger. */
  async touch(name: string | RegExp): Promise<void> {
    const options = { bubbles: true, detail: 1, pointerType: "touch" };
    await this.#dispatch(this.button(name), new PointerEvent("click", options));
  }

  async doubleTap(name: string | RegExp): Promise<void> {
    const button = this.button(name);
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await this.click(button, 2);
  }

  /** Clicks a button with a key or a screen reader. */
  async activate(name: string | RegExp): Promise<void> {
    const button = this.button(name);
    button.focus();
    await this.click(button, 0);
  }

  async click(element: Element, detail: number): Promise<void> {
    await this.#dispatch(element, new MouseEvent("click", { bubbles: true, detail }));
  }

  async #dispatch(element: Element, event: Event): Promise<void> {
    await act(async () => {
      element.dispatchEvent(event);
      await settled();
    });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys)
      await act(async () => {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
        );
        await settled();
      });
  }

  /** Drags from the first element over the others. */
  async drag(...over: readonly [Element, ...Element[]]): Promise<void> {
    const place = document.elementFromPoint.bind(document);
    await act(async () => {
      for (const [step, element] of over.entries()) {
        document.elementFromPoint = () => element;
        const at = {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          clientX: step * 50,
          clientY: 0,
          button: 0,
          buttons: 1,
        };
        if (step === 0) element.dispatchEvent(new PointerEvent("pointerdown", at));
        else over[0].dispatchEvent(new PointerEvent("pointermove", at));
        if (step === over.length - 1) over[0].dispatchEvent(new PointerEvent("pointerup", at));
      }
      await settled();
    });
    document.elementFromPoint = place;
  }

  async wait(ms: number): Promise<void> {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
    });
  }

  /** The events since the beginning, as lines of the record. */
  played(): readonly string[] {
    return this.record().split("---\n")[1]?.trim().split("\n") ?? [];
  }

  lastToast(): string {
    return [...this.root.querySelectorAll(".toast")].at(-1)?.textContent ?? "";
  }

  pressed(): readonly string[] {
    return [...this.root.querySelectorAll(".king-die[aria-pressed=true]")].map(spokenName);
  }
}

interface Seating {
  readonly lines?: readonly string[];
  readonly rolls?: readonly Faces[];
  readonly players?: number;
  readonly roster?: Roster;
  readonly viewport?: { readonly width: number; readonly height: number };
}

const DESKTOP = { width: 1440, height: 900 };

export async function seatedAtKing(seating: Seating): Promise<KingPerson> {
  // Code that is loaded at the first key would delay the frames that tests wait for.
  await Promise.all([fetchLazyParts(), import("../../../src/table/voice/keepFocus.ts")]);
  const {
    lines = [],
    rolls = [],
    players = 2,
    roster = rosterOf(players),
    viewport = DESKTOP,
  } = seating;
  (globalThis as unknown as HappyWindow).happyDOM.setViewport(viewport);
  const record = [
    "courtly 1",
    "game to-court-the-king",
    `players ${roster.names.join(", ")}`,
    ...lines,
    "---",
    "",
  ].join("\n");
  const card = {
    id: "g",
    gameId: "to-court-the-king",
    roster,
    summary: { round: 1, next: 0, headline: undefined, winners: [] },
    startedAt: 0,
    playedAt: 0,
    revision: 0,
  };
  const archive = new MemoryArchive();
  const opened = openLocalSession(
    toCourtTheKingUi,
    { card, record },
    {
      archive,
      cup: scriptedCup(rolls),
      ...NO_BOTS,
      wait: () => new Promise(() => {}),
      pace: () => "steady",
      hasCurtain: () => true,
      now: () => 0,
    },
  );
  assert(opened.ok, "the record opens");
  let hurried = 0;
  const session = Object.assign(opened.value, { hurry: () => (hurried += 1) });
  const root = document.createElement("div");
  document.body.append(root);
  roots.push(root);
  await act(async () => {
    render(
      <>
        <toCourtTheKingUi.Table session={session} onMenu={() => undefined} />
        <Toasts />
      </>,
      root,
    );
    await settled();
  });
  return new KingPerson(root, () => session.view.value.table.record(), {
    hurried: () => hurried,
    archive,
  });
}
