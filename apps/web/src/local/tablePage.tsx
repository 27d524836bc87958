import { headerKey, parseRecordText, writeRecordText } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { SavedGame } from "./savedGame.ts";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { findGame } from "../games/index.ts";
import { HomeBar } from "../home/home.tsx";
import { sealDice, type SealedStart } from "./localDice.ts";
import { SettingTheTable } from "../table/settingTheTable.tsx";
import { LazyScreen } from "../ui/loading/lazyScreen.tsx";
import { newId } from "../ui/newId.ts";
import { refuse } from "../ui/toast.tsx";
import { focusMain, goTo, HOME, hrefOf } from "../routes.ts";
import { archive, saveRecord, loaded, portsOf, startProblem } from "./savedGames.ts";
import type { OpenTable } from "../table/loadedGame.tsx";
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
  const isRematching = useRef(false);
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
      onRematch={() => {
        if (isRematching.current) return;
        isRematching.current = true;
        void rematch(value).finally(() => (isRematching.current = false));
      }}
    />
  );
}

async function openGame(id: string): Promise<Opening> {
  const read = await archive.load(id);
  if (!read.ok)
    return {
      kind: "storage",
      reason: read.error.kind === "storage" ? read.error.reason : words().changedElsewhere,
    };
  const saved = read.value;
  const game = saved && findGame(saved.card.gameId);
  if (saved === undefined || game === undefined) return { kind: "missing" };
  const ui = await loaded(game);
  if (!ui.ok) return { kind: "unloaded" };
  // A game under way may need its lazy parts at once: load them before the table is shown.
  if (!isNew(saved.record)) await ui.value.fetchLazyParts();
  const table = ui.value.open(saved, portsOf(saved));
  return table.ok
    ? { kind: "open", table: table.value, saved }
    : { kind: "unreadable", saved, fault: table.error };
}

/** Starts another game with the same people and rules; the start seat is drawn again. */
async function rematch({ table }: Extract<Opening, { kind: "open" }>): Promise<void> {
  const { gameId, roster, id } = table.session.card();
  const game = findGame(gameId);
  const before = await archive.load(id);
  if (game === undefined || !before.ok || before.value === undefined) {
    refuse({ message: words().noRematch });
    return;
  }
  const nextId = newId();
  const ui = await loaded(game);
  if (!ui.ok) {
    refuse(startProblem(ui.error));
    return;
  }
  const { seed, ...opening } = sealDice(nextId, rewound(before.value.record), ui.value.box);
  const record = rewound(before.value.record, opening);
  const kept = await saveRecord(gameId, roster, { record, id: nextId, seed });
  if (kept.ok) goTo({ screen: "table", id: kept.value.id });
  else refuse(startProblem(kept.error));
}

/** Whether a record has neither a position nor a move. */
function isNew(record: string): boolean {
  const { header, body } = parseRecordText(record);
  const isOfNewGame = (key: string) => REMATCH_KEYS.has(key) || key === "start" || key === "dice";
  return body.length === 0 && header.every((line) => isOfNewGame(headerKey(line)));
}

/** The lines of a header that are the same in a rematch. */
const REMATCH_KEYS: ReadonlySet<string> = new Set([
  "game",
  "rules",
  "rules-version",
  "board",
  "players",
]);

/** The header of a record without moves, perhaps with a new start seat and new dice; rules, board and players stay. */
function rewound(record: string, opening?: Omit<SealedStart, "seed">): string {
  const kept = parseRecordText(record).header.filter((line) => REMATCH_KEYS.has(headerKey(line)));
  const drawn = opening && [`start ${opening.start}`, `dice ${opening.dice}`];
  return writeRecordText({ header: [...kept, ...(drawn ?? [])], body: [] });
}

function Closed({ opening }: { readonly opening: Exclude<Opening, { kind: "open" }> }) {
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
