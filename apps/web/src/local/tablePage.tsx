import { fetchLazyPages } from "../home/fetchLazyPages.ts";
import { headerKey, ok, parseRecordText, type DiceCup } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameCard, SavedGame } from "./savedGame.ts";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { findGame } from "../games/index.ts";
import { HomeBar } from "../home/home.tsx";
import { SettingTheTable } from "../table/settingTheTable.tsx";
import { LazyScreen } from "../ui/loading/lazyScreen.tsx";
import { refuse } from "../ui/toast.tsx";
import { focusMain, HOME, hrefOf } from "../routes.ts";
import { archive, fetchRematch, loaded, portsOf } from "./savedGames.ts";
import type { LoadedGame, OpenTable } from "../table/loadedGame.tsx";
import type { NotOpen } from "../table/notOpen.tsx";
import { words } from "../i18n/words/index.ts";
import "./tablePage.css";

type Opening =
  | { readonly kind: "opening" }
  | { readonly kind: "open"; readonly table: OpenTable; readonly saved: SavedGame }
  | NotOpen;

/** Opens a saved game, or shows why it cannot be opened. */
export function TablePage({ id }: { readonly id: string }) {
  const opening = useSignal<Opening>({ kind: "opening" });
  const tries = useSignal(0);
  useEffect(() => {
    let isLeft = false;
    let table: OpenTable | undefined;
    const open = async () => {
      const opened = await openGame(id);
      if (opened.kind === "open") table = opened.table;
      if (isLeft) table?.session.close();
      else opening.value = opened;
    };
    void open();
    return () => {
      isLeft = true;
      table?.session.close();
    };
  }, [id, tries.value]);
  const { value } = opening;
  const { kind } = value;
  useEffect(() => {
    if (kind === "open") focusMain();
  }, [kind]);
  if (value.kind !== "open") return <Closed opening={value} />;
  const { Screen } = value.table;
  return (
    <Screen
      key={tries.value}
      gameName={findGame(value.saved.card.gameId)?.name ?? ""}
      onReopen={() => {
        opening.value = { kind: "opening" };
        tries.value += 1;
      }}
      onRematch={() => void rematch(value.table.session.card())}
    />
  );
}

async function openGame(id: string): Promise<Opening> {
  const found = await findSaved(id);
  if (found.kind !== "found") return found;
  const { saved, game } = found;
  // A game under way may need its lazy parts at once: load them before the table is shown.
  if (!isNew(saved.record)) await game.fetchLazyParts();
  const ports = portsOf(saved);
  const cup = await triedCup(saved, game);
  const table = game.open(saved, cup === undefined ? ports : { ...ports, cup });
  return table.ok
    ? { kind: "open", table: table.value, saved }
    : { kind: "unreadable", saved, fault: table.error };
}

/** The dice of a tried game, if they fall as they fell in the game that it was begun from. */
async function triedCup(saved: SavedGame, { box }: LoadedGame): Promise<DiceCup | undefined> {
  if (saved.card.tried === undefined) return undefined;
  const { openTried } = await fetchLazyPages();
  return openTried(saved, box);
}

interface Found {
  readonly kind: "found";
  readonly saved: SavedGame;
  readonly game: LoadedGame;
}

/** Reads a saved game, unless it is known already, and loads the code of its table. */
export async function findSaved(id: string, known?: SavedGame): Promise<Found | NotOpen> {
  const read = known === undefined ? await archive.load(id) : ok(known);
  if (!read.ok)
    return {
      kind: "storage",
      reason: read.error.kind === "storage" ? read.error.reason : words().changedElsewhere,
    };
  const saved = read.value;
  const game = saved && findGame(saved.card.gameId);
  if (saved === undefined || game === undefined) return { kind: "missing" };
  const ui = await loaded(game);
  return ui.ok ? { kind: "found", saved, game: ui.value } : { kind: "unloaded" };
}

async function rematch(card: GameCard): Promise<void> {
  try {
    await (await fetchRematch()).rematch(card);
  } catch {
    refuse({ message: words().dialogMissing });
  }
}

const NEW_GAME_KEY = /^(?:game|rules|rules-version|board|players|start|dice)$/;

/** Whether a record has neither a position nor a move. */
function isNew(record: string): boolean {
  const { header, body } = parseRecordText(record);
  return body.length === 0 && header.every((line) => NEW_GAME_KEY.test(headerKey(line)));
}

interface ClosedProps {
  readonly opening: { readonly kind: "opening" } | NotOpen;
}

/** The page of a game that is not open: not yet, or for a reason. */
export function Closed({ opening }: ClosedProps) {
  if (opening.kind === "opening") return <SettingTheTable />;
  return (
    <>
      <HomeBar />
      <main class="page not-open">
        <LineIcon name="flag" size={32} class="not-open-flag" />
        <LazyScreen
          load={async () => (await import("../table/notOpen.tsx")).Reason}
          meanwhile={<h1>{words().tableNotOpen}</h1>}
        >
          {(Reason) => <Reason reason={opening} />}
        </LazyScreen>
        <a class="button ink" href={hrefOf(HOME)}>
          {words().toTheStartPage}
        </a>
      </main>
    </>
  );
}
