import { effect, signal } from "@preact/signals";
import { options, type VNode } from "preact";
import type { GameUi } from "../../src/table/gameUi.ts";
import type { GameSession } from "../../src/table/session.ts";
import { readable } from "./readable.ts";

/** The shown table as plain data for developers, so that it can be passed between windows. */
export interface TableSnapshot {
  readonly gameId: string;
  /** The seat that decides now, or the event that is awaited. */
  readonly waiting: string;
  readonly state: string;
  readonly record: string;
  /** Every legal action of the seat that decides, in the notation of records. */
  readonly actions: readonly string[];
  /** Whether an action can be played: a person at this screen decides. */
  readonly canPlay: boolean;
}

/** A window that may show a table. */
export interface TableWindow {
  /**
   * Calls `tell` with a snapshot now and after every change, and with undefined while the window shows no table.
   * Returns a function that stops it.
   */
  readonly follow: (tell: (snapshot: TableSnapshot | undefined) => void) => () => void;
  /** Plays an action at the shown table. Resolves to the reason if the action is refused. */
  readonly play: (action: string) => Promise<string | undefined>;
}

declare global {
  var courtlyTable: TableWindow | undefined;
}

interface AnyTable {
  readonly ui: GameUi<unknown, unknown, unknown>;
  readonly session: GameSession<unknown, unknown>;
}

/** The name of the component that shows every table: local, online or of a lesson. */
const TABLE = "TableScreen";

/** Observes which table this window shows, through hooks of Preact: the page itself has no code for it. */
export function watchTables(): void {
  const shown = signal<AnyTable | undefined>(undefined);
  const before = { ...options };
  options.diffed = (vnode) => {
    before.diffed?.(vnode);
    const table = tableOf(vnode);
    if (table !== undefined && table.session !== shown.peek()?.session) shown.value = table;
  };
  options.unmount = (vnode) => {
    before.unmount?.(vnode);
    if (tableOf(vnode)?.session === shown.peek()?.session) shown.value = undefined;
  };
  globalThis.courtlyTable = {
    follow: (tell) =>
      effect(() => {
        const table = shown.value;
        tell(table && snapshotOf(table));
      }),
    play: (action) => play(shown.peek(), action),
  };
}

function tableOf({ type, props }: VNode): AnyTable | undefined {
  return typeof type === "function" && type.name === TABLE
    ? (props as unknown as AnyTable)
    : undefined;
}

function snapshotOf({ ui: { game }, session }: AnyTable): TableSnapshot {
  const { table, waiting } = session.view.value;
  const { turn, state } = table;
  const { write } = game.notation.action;
  const name = waiting.kind === "over" ? "" : (session.roster.names[waiting.player] ?? "");
  return {
    gameId: game.id,
    waiting: waiting.kind === "over" ? "over" : `${waiting.kind}: ${name}, seat ${waiting.seat}`,
    state: readable(state),
    record: session.record(),
    actions: turn.kind === "decide" ? game.actions(state, turn.seat).map(write) : [],
    canPlay: waiting.kind === "person",
  };
}

async function play(shown: AnyTable | undefined, text: string): Promise<string | undefined> {
  if (shown === undefined) return "There is no table.";
  const action = shown.ui.game.notation.action.read(text);
  if (!action.ok) return `'${text}' cannot be read.`;
  return (await shown.session.act(action.value))?.message;
}
