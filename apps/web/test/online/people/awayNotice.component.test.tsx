import { assert } from "@courtly/engine";
import { foldingOf, numbered, PACE_TIMES, type Entry, type TableState } from "@courtly/protocol";
import {
  BOX,
  created,
  dealt,
  ID,
  OURS,
  SEATING,
  shared,
  THEIRS,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { OnlineTable } from "../../../src/online/onlineTable.ts";
import { AwayNotice } from "../../../src/online/people/awayNotice.tsx";

afterEach(() => render(null, document.body));

const { foldAll } = foldingOf([BOX]);
const START_MS = 1_000_000;

/** A game of two with a clock, in the turn of the player who was drawn to begin. */
function begunTable(): { readonly table: TableState; readonly mover: number } {
  const [, ...seating] = SEATING;
  const drawn = [shared(US, OURS), shared(THEM, THEIRS), ...dealt()];
  const log: readonly Entry[] = [{ ...created, pace: "brisk" }, ...seating, ...drawn];
  const begun = log.slice(0, log.findIndex(({ kind }) => kind === "begun") + 1);
  const table = foldAll(ID, undefined, numbered(begun, { atMs: START_MS }));
  assert(table?.game?.turn.kind === "decide", "the game has begun");
  return { table, mover: table.game.turn.seat };
}

/** The table after the turn of a player has run out of time. */
function lateTable({ table, mover }: ReturnType<typeof begunTable>, ...more: readonly Entry[]) {
  const entries: readonly Entry[] = [{ kind: "outOfTime", player: mover }, ...more];
  const atMs = START_MS + PACE_TIMES.brisk.turnMs;
  return foldAll(ID, table, numbered(entries, { after: table.length, atMs })) as TableState;
}

/** The entries with which somebody finishes the current turn. */
function restOfTurn({ game }: TableState): readonly Entry[] {
  assert(game !== undefined, "the game has begun");
  const entries: Entry[] = [];
  for (let now = game; now.turnName === game.turnName;) {
    const { turn } = now;
    assert(turn.kind !== "over", "a game is longer than a turn");
    const entry: Entry =
      turn.kind === "roll"
        ? { kind: "rolled", faces: Array.from({ length: turn.dice }, () => 1 as const) }
        : { kind: "acted", seat: turn.seat, text: now.legal()[0] ?? "" };
    const next = entry.kind === "rolled" ? now.roll(entry.faces) : now.act(entry.seat, entry.text);
    assert(next.ok, "the rules allow it");
    entries.push(entry);
    now = next.value;
  }
  return entries;
}

/** Shows the notice to a player. Returns its text and the labels of its buttons. */
function shown(tableState: TableState, me: number) {
  const table: Partial<OnlineTable> = {
    length: signal(1),
    history: [],
    presence: signal(undefined),
    tableState: () => tableState,
  };
  void act(() => render(<AwayNotice table={table as OnlineTable} me={me} />, document.body));
  return {
    text: document.querySelector("[role=status]")?.textContent ?? "",
    buttons: [...document.querySelectorAll("button")].map(({ textContent }) => textContent),
  };
}

test("while the Steward finishes a late turn, its player is told so, and cannot take the seat back", () => {
  const begun = begunTable();
  const { text, buttons } = shown(lateTable(begun), begun.mover);
  expect(text).toContain("The Steward plays for you.");
  expect(buttons).toEqual([]);
});

test("after a late turn its player has the seat as before, and nothing is offered", () => {
  const begun = begunTable();
  const rest = restOfTurn(lateTable(begun));
  expect(shown(lateTable(begun, ...rest), begun.mover)).toEqual({ text: "", buttons: [] });
});

test("a seat that the Steward holds is offered to its player", () => {
  const begun = begunTable();
  const { table, mover } = begun;
  const asked: Entry = { kind: "held", player: mover, by: 1 - mover };
  const held = foldAll(ID, table, numbered([asked], { after: table.length, atMs: START_MS }));
  expect(shown(held as TableState, mover).buttons).toEqual(["Take your seat back"]);
});
