import { useTitle } from "../ui/title.ts";
import { effect, untracked, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { assert, type Step } from "@courtly/engine";
import { findGame } from "../games/index.ts";
import { loadLazyUi } from "../games/lazyUi.ts";
import { announce, clearAnnouncements } from "../ui/announcer.tsx";
import { useLazyDialog } from "../ui/loading/lazyDialog.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import { language } from "../i18n/spoken.ts";
import { settings } from "../settings/settings.ts";
import { useFocusAfterInert } from "../ui/focusAfterInert.ts";
import { LazyScreen } from "../ui/loading/lazyScreen.tsx";
import { decisionWords, turnWords } from "./voice/decisionWords.ts";
import { isPerson, type Roster } from "./roster.ts";
import type { GameUi } from "./gameUi.ts";
import { Rematch, type RematchOffer } from "./rematch/rematch.ts";
import type { GameSession, View } from "./session.ts";
import type { MenuPage, TableMenuProps } from "./dialogs/tableMenu.tsx";
import { words as shellWords } from "../i18n/words/index.ts";
import { IconButton } from "./tableBar.tsx";
import { words } from "./words/index.ts";
import "./tableScreen.css";

/** Everything that a table needs from the page around it. */
export interface TableSurroundings extends RematchOffer {
  readonly gameName: string;
  /** Opens the game again as it is stored. */
  readonly onReopen: () => void;
  /** Whether nobody can act for the moment. The table stays readable. */
  readonly isHeld?: boolean;
  /** Further items of the menu. */
  readonly menuItems?: ((close: () => void) => ComponentChildren) | undefined;
}

interface TableScreenProps<Setup, State, Action> extends TableSurroundings {
  readonly ui: GameUi<Setup, State, Action>;
  readonly session: GameSession<State, Action>;
}

/** The delay of sounds, and of the lock that keeps the screen on: the table is shown before. */
const AMBIENCE_MS = 500;

/** A table with the parts that all games share: menu, hand-over, the end, faults, and announcements. */
export function TableScreen<Setup, State, Action>(props: TableScreenProps<Setup, State, Action>) {
  const { ui, session, gameName, onReopen, onRematch, rematchWords, isHeld = false } = props;
  const menu = useMenu(ui, session);
  const hasLooked = useSignal(false);
  const opened = useRef(session.view.peek());
  const { waiting, table } = session.view.value;
  // A table that was closed early is not finished.
  const isFinished = table.turn.kind === "over";
  const isFinaleOpen = isFinished && !hasLooked.value;
  useVoice(ui, session, gameName);
  const isOvertaken = session.recovery?.isOvertaken.value === true;
  useEffect(() => {
    if (isOvertaken) onReopen();
  }, [isOvertaken]);
  useShortcuts((key) => {
    if (key === "n" || key === "?") menu.open(key === "n" ? "chronicle" : "keys");
    else if (READING_KEYS.has(key)) void read(key, ui, session);
    else return false;
    return true;
  });
  useFocusAfterInert(isHeld, ".connection-banner, .held-menu-button");
  return (
    <Rematch.Provider value={{ onRematch, rematchWords, isFinaleOpen }}>
      <LazyScreen
        load={async () => (await import("./sound/ambience.tsx")).Ambience<Setup, State, Action>}
        afterMs={AMBIENCE_MS}
        meanwhile={null}
      >
        {(Ambience) => (
          <Ambience ui={ui} session={session} from={opened.current} isFinished={isFinished} />
        )}
      </LazyScreen>
      <div class="table-frame" inert={isHeld}>
        <ui.Table session={session} onMenu={() => menu.open("menu")} />
      </div>
      {isHeld && <HeldMenuButton onMenu={() => menu.open("menu")} />}
      {menu.Shown && (
        <menu.Shown
          ui={ui}
          session={session}
          gameName={gameName}
          first={menu.first.value}
          items={props.menuItems}
          onClose={menu.close}
        />
      )}
      {waiting.kind === "handOver" && (
        <LazyScreen load={() => loadHandOver<Setup, State, Action>(session)} meanwhile={null}>
          {(HandOver) => <HandOver ui={ui} session={session} waiting={waiting} />}
        </LazyScreen>
      )}
      {isFinaleOpen && (
        <LazyScreen
          load={async () => (await fetchFinale()).FinaleDialog<Setup, State, Action>}
          meanwhile={null}
        >
          {(Finale) => <Finale ui={ui} session={session} onLook={() => (hasLooked.value = true)} />}
        </LazyScreen>
      )}
      {session.recovery?.fault.value !== undefined && (
        <LazyScreen
          load={async () => (await fetchFault()).FaultDialog<State, Action>}
          meanwhile={null}
        >
          {(Fault) => <Fault session={session} onReopen={onReopen} />}
        </LazyScreen>
      )}
    </Rematch.Provider>
  );
}

const READING_KEYS = new Set(["r", "v", "t"]);

/** Answers a key that asks about the table. Without a network the key does nothing until its code was loaded. */
async function read<Setup, State, Action>(
  key: string,
  ui: GameUi<Setup, State, Action>,
  session: GameSession<State, Action>,
): Promise<void> {
  const { readAloud } = await loadReadAloud();
  await readAloud(key, ui, session);
}

const fetchFinale = () => import("./dialogs/finaleDialog.tsx");
const fetchFault = () => import("./dialogs/faultDialog.tsx");
const loadReadAloud = () => import("./voice/readAloud.ts");

/** The menu button of a table where nobody can act, above the one in the bar: the menu and the way home stay open. */
function HeldMenuButton({ onMenu }: { readonly onMenu: () => void }) {
  const name = shellWords().menu;
  return <IconButton class="held-menu-button" icon="menu" name={name} size={24} onClick={onMenu} />;
}

/** Loads the dialog. If that fails, the game goes on without it: nothing at a table is secret. */
async function loadHandOver<Setup, State, Action>({ handOver }: GameSession<State, Action>) {
  try {
    return (await import("./dialogs/handOver.tsx")).HandOver<Setup, State, Action>;
  } catch (error) {
    handOver?.take();
    throw error;
  }
}

/** The delay before further parts are fetched: the first move is shown before. */
const AFTER_FIRST_MOVE_MS = 1000;

/**
 * Fetches parts one after the other, so that the table never waits. Failed parts are fetched again when they are
 * wanted.
 */
async function fetchInTurn(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of pieces) await fetch().catch(() => undefined);
}

/** The menu of the table, which is lazy. It is fetched after the first move, so that it opens at once, also offline. */
function useMenu<Setup, State, Action>(
  { game, fetchLazyParts, loadReadings }: GameUi<Setup, State, Action>,
  { view }: GameSession<State, Action>,
) {
  const first = useSignal<MenuPage>("menu");
  const load = async () => {
    const entry = findGame(game.id);
    assert(entry !== undefined, "the game of a table is registered");
    const [{ TableMenu }, { tableMenu }] = await Promise.all([
      import("./dialogs/tableMenu.tsx"),
      loadLazyUi(entry),
      fetchLazyParts(),
    ]);
    return (props: Omit<TableMenuProps<Setup, State, Action>, "content">) => (
      <TableMenu {...props} content={tableMenu} />
    );
  };
  const { open, close, Shown } = useLazyDialog(load);
  const hasBegun = view.value.steps.length > 0;
  useEffect(() => {
    if (!hasBegun) return undefined;
    const pieces = [load, loadReadAloud, loadReadings, fetchFault, fetchFinale, fetchLazyParts];
    const timer = setTimeout(() => void fetchInTurn(pieces), AFTER_FIRST_MOVE_MS);
    return () => clearTimeout(timer);
  }, [hasBegun]);
  return {
    first,
    open: (page: MenuPage) => {
      first.value = page;
      open();
    },
    close,
    Shown,
  };
}

/** Announces events to screen readers, and shows in the title of the window whose turn it is. */
function useVoice<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  session: GameSession<State, Action>,
  gameName: string,
): void {
  const { roster } = session;
  useEffect(() => {
    let last: View<State, Action> | undefined;
    // An effect of the signal: two views between two frames are both announced.
    const close = effect(() => {
      const view = session.view.value;
      untracked(() => {
        if (last !== undefined && view.steps.length < last.steps.length)
          announce(words().takenBack);
        announce(sentencesOf(ui, view, roster));
        announce(decisionWords(ui, view, { roster, last }), "assertive");
      });
      last = view;
    });
    return () => {
      close();
      clearAnnouncements();
    };
  }, [session]);
  const spoken = language.value;
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current === spoken) return;
    before.current = spoken;
    announce(decisionWords(ui, session.view.peek(), { roster, last: undefined }), "assertive");
  }, [spoken]);
  useTitle(`${titleOf(session.view.value, roster)} · ${gameName}`);
}

function titleOf<State, Action>({ waiting }: View<State, Action>, { names }: Roster): string {
  const said = words();
  if (waiting.kind === "over") return said.theEnd;
  const name = names[waiting.player] ?? "";
  if (waiting.kind === "rival") return said.plays(name);
  return turnWords(name);
}

/** The sentences for screen readers: all steps of people here, of rivals only the news, unless every roll is wanted. */
function sentencesOf<Setup, State, Action>(
  { tell }: GameUi<Setup, State, Action>,
  { fresh, table }: View<State, Action>,
  roster: Roster,
): string {
  let isOwn = true;
  const heard = (step: Step<State, Action>) => {
    if (step.event.kind === "acted") isOwn = isPerson(roster, table.playerOf(step.event.seat));
    return tell(step, roster).filter(({ isNews }) => isNews || isOwn || settings.value.everyRoll);
  };
  return fresh
    .flatMap(heard)
    .map(({ text }) => text)
    .join(" ");
}
