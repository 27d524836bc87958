import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LineIcon } from "../../src/ui/drawings/lines.tsx";
import { copied } from "../../src/ui/copied.ts";
import { isDrawerOpen, toggleDrawer } from "./drawerState.ts";
import type { TableSnapshot, TableWindow } from "./shownTable.ts";
import "./drawer.css";

interface DrawerProps {
  /**
   * Returns the window whose table the drawer shows. The window of a frame appears late, and changes when the frame
   * reloads.
   */
  readonly of: () => Window | undefined;
}

/** The drawer or the button that opens it, for a window that shows a table itself. */
export function DrawerHere() {
  if (isDrawerOpen.value) return <Drawer of={() => globalThis.window} />;
  return (
    <button
      type="button"
      class="drawer-button"
      aria-label="State of the table"
      onClick={toggleDrawer}
    >
      {"{ }"}
    </button>
  );
}

/** State, record and legal actions of the table that is shown. It stays open while the game is played. */
export function Drawer({ of }: DrawerProps) {
  const shown = useSignal<TableSnapshot | undefined>(undefined);
  const refusal = useSignal("");
  const frameWindow = useTableWindow(of);
  useEffect(() => {
    shown.value = undefined;
    return frameWindow?.follow((snapshot) => (shown.value = snapshot));
  }, [frameWindow]);
  const { value } = shown;
  return (
    <aside class="drawer" aria-label="State of the table" onMouseDown={leaveFocus}>
      <header>
        <h2>{value?.gameId ?? "No table"}</h2>
        <button type="button" class="icon-button" aria-label="Close" onClick={toggleDrawer}>
          <LineIcon name="close" size={18} />
        </button>
      </header>
      {value === undefined ? (
        <p class="quiet">This screen has no table.</p>
      ) : (
        <>
          <p class="drawer-waiting">{value.waiting}</p>
          <Actions
            snapshot={value}
            onPlay={(action) =>
              void frameWindow?.play(action).then((problem) => (refusal.value = problem ?? ""))
            }
          />
          <p class="drawer-told" role="status">
            {refusal.value}
          </p>
          <Part title="State" text={value.state} isOpen />
          <Part title="Record" text={value.record} />
        </>
      )}
    </aside>
  );
}

/** A click in the drawer must not move the focus, so that keys still go to the game. Text can still be selected. */
function leaveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button, summary") !== null)
    event.preventDefault();
}

const LOOK_MS = 300;

/** The table access of a window; a frame that reloads gets a new one. */
function useTableWindow(of: DrawerProps["of"]): TableWindow | undefined {
  const found = useSignal<TableWindow | undefined>(undefined);
  useEffect(() => {
    const look = () => {
      found.value = (of() as typeof globalThis | undefined)?.courtlyTable;
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return found.value;
}

/** More actions would be slow to draw and of no use. */
const ACTIONS_MAX = 200;

interface ActionsProps {
  readonly snapshot: TableSnapshot;
  readonly onPlay: (action: string) => void;
}

function Actions({ snapshot: { actions, canPlay }, onPlay }: ActionsProps) {
  const sought = useSignal("");
  const text = sought.value.trim().toLowerCase();
  const found = actions.filter((action) => action.toLowerCase().includes(text));
  return (
    <Part title={`Legal actions (${actions.length})`} text={actions.join("\n")} isOpen>
      {actions.length > 12 && (
        <input
          type="search"
          placeholder="Filter"
          aria-label="Filter the actions"
          value={sought.value}
          onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
        />
      )}
      <ul role="list" class="drawer-actions">
        {found.slice(0, ACTIONS_MAX).map((action) => (
          <li key={action}>
            <button type="button" disabled={!canPlay} onClick={() => onPlay(action)}>
              {action}
            </button>
          </li>
        ))}
      </ul>
      {found.length > ACTIONS_MAX && (
        <p class="quiet">{found.length - ACTIONS_MAX} more: filter them, or copy all.</p>
      )}
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  /** The text to copy; also shown if there are no children. */
  readonly text: string;
  readonly isOpen?: boolean;
  readonly children?: ComponentChildren;
}

function Part({ title, text, isOpen = false, children }: PartProps) {
  const isCopied = useSignal(false);
  useEffect(() => {
    isCopied.value = false;
  }, [text]);
  return (
    <details open={isOpen}>
      <summary>
        <b>{title}</b>
        <button
          type="button"
          class="link"
          onClick={(event) => {
            event.preventDefault();
            void copied(text).then((isDone) => (isCopied.value = isDone));
          }}
        >
          {isCopied.value ? "Copied" : "Copy"}
        </button>
      </summary>
      {children ?? <pre>{text}</pre>}
    </details>
  );
}
