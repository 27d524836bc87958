import { MessagePage } from "../home/messagePage.tsx";
import type { Player } from "@courtly/engine";
import { readTableId, stageOf, type Refused } from "@courtly/protocol";
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { isOffline } from "../ui/isOffline.ts";
import { takeNewest } from "../offline/updates.ts";
import { SettingTheTable } from "../table/settingTheTable.tsx";
import { focusMain } from "../routes.ts";
import { Lobby } from "./lobby/lobby.tsx";
import { ConnectionBanner } from "./connectionBanner.tsx";
import type { ConnectionState, Unfairness } from "@courtly/client";
import { MissingShare } from "./missingShare.tsx";
import { hasLostSeat } from "./devices/otherDevice.ts";
import { ContinuedNote } from "./continuedNote.tsx";
import { goToContinued, Restored } from "./restored.tsx";
import { useRenewedPush } from "./notify/renewPush.ts";
import { keepInView } from "./notify/tableInView.ts";
import { OnlineGame } from "./onlineGame.tsx";
import { openOnlineTable, tokenAt, type OnlineTable } from "./onlineTable.ts";
import { changeSeat } from "./seatBook.ts";
import { whyNot } from "./whyNot.ts";
import { words as shellWords } from "../i18n/words/index.ts";
import { words } from "./words/index.ts";
import "../local/tablePage.css";
import "./online.css";

/** An online table, from the invitation to the end of the game. */
export function OnlinePage({ id }: { readonly id: string }) {
  return readTableId(id).ok ? <TableOf id={id} /> : <Gone text={words().page.noAddress} />;
}

function TableOf({ id }: { readonly id: string }) {
  const opening = useSignal<{ readonly edition: number; readonly visit: Visit }>({
    edition: 0,
    visit: "seat",
  });
  const { edition, visit } = opening.value;
  const isWatching = visit === "watching" || visit === "comparing";
  const table = useMemo(() => {
    const token = tokenAt(id, isWatching);
    return openOnlineTable(id, token, visit === "comparing" ? { isCompared: true } : {});
  }, [id, edition]);
  useEffect(() => () => table.close(), [table]);
  useEffect(() => keepInView(id), [id]);
  const reopen = (next: Visit = "seat") => {
    opening.value = { edition: edition + 1, visit: next };
  };
  return <AtTable key={edition} table={table} visit={visit} onReopen={reopen} />;
}

/** The reason for a connection to a table. */
type Visit =
  /** To play in the seat of this device, if it has one. */
  | "seat"
  | "watching"
  /** The server does not know the token of a seat whose game is stored here: the log says whether another device has taken the seat. */
  | "comparing"
  /** None has: the server has lost a part of the game. */
  | "compared";

interface AtTableProps {
  readonly table: OnlineTable;
  readonly visit: Visit;
  /** Connects again, with the seat that this device has now, or only to watch. */
  readonly onReopen: (visit?: Visit) => void;
}

function AtTable({ table, visit, onReopen }: AtTableProps) {
  const connection = table.connection.value;
  const player = useRef<Player | undefined>(undefined);
  if (connection.kind === "live") player.current = connection.player;
  useEffect(() => {
    if (connection.kind === "live" && connection.player !== undefined)
      changeSeat(table.id, () => ({ player: connection.player, at: Date.now() }));
  }, [connection]);
  useRenewedPush(table);
  const stage = useComputed(() => {
    void table.length.value;
    const tableState = table.tableState();
    return tableState && stageOf(tableState);
  });
  const hasSeatBeenLost =
    connection.kind === "refused" && connection.refused.code === "wrong-token";
  const fault = table.fault.value;
  const mayBeMoved = hasSeatBeenLost && fault === "restored" && visit !== "compared";
  useEffect(() => {
    // The server does not know the token (yet). It is kept, and this device watches.
    if (hasSeatBeenLost && fault === undefined) onReopen("watching");
    if (mayBeMoved) onReopen("comparing");
  }, [hasSeatBeenLost, mayBeMoved]);
  const isCaughtUp = table.isCaughtUp.value;
  useEffect(() => {
    if (visit === "comparing" && isCaughtUp && !hasLostSeat(table)) onReopen("compared");
  }, [isCaughtUp]);
  const continued = useComputed(() => {
    void table.length.value;
    return table.tableState()?.continued;
  });
  // A server must not lead this page away once the page has found it unfair.
  const isTrusted = fault !== "unfair" && fault !== "brokenRules";
  useEffect(() => {
    if (isTrusted && continued.value !== undefined) goToContinued(table.id, continued.value);
  }, [continued.value, isTrusted]);
  useEffect(() => {
    if (stage.value !== undefined) focusMain();
  }, [stage.value === undefined, stage.value === "lobby" || stage.value === "drawing"]);
  if (mayBeMoved) return <SettingTheTable />;
  if (fault === "restored") return <Restored table={table} onReopen={() => onReopen()} />;
  if (fault === "missing") return <Unloaded />;
  if (fault === "unfair") return <Unfair why={table.unfairness.value ?? "log"} />;
  if (fault === "brokenRules") return <BrokenRules />;
  if (fault === "outdated" || connection.kind === "outdated") return <Outdated />;
  if (connection.kind === "refused" && !hasSeatBeenLost)
    return <NotLetIn refused={connection.refused} onReopen={() => onReopen()} />;
  const tableState = table.tableState();
  const game = table.game.value;
  if (stage.value === undefined || tableState === undefined || game === undefined)
    return <Waiting connection={connection} />;
  const me = player.current;
  return (
    <>
      <ConnectionBanner table={table} />
      {tableState.game === undefined ? (
        <Lobby
          table={table}
          me={me}
          onReopen={() => onReopen()}
          onSeatLost={() => onReopen("watching")}
        />
      ) : (
        <OnlineGame table={table} game={game} me={me} onReopen={() => onReopen()} />
      )}
      <MissingShare table={table} />
      <ContinuedNote table={table} />
    </>
  );
}

/** Shown until the server answers; after a while it tells that the server is not reached. */
function Waiting({ connection: line }: { readonly connection: ConnectionState }) {
  const isLong = useSignal(false);
  useEffect(() => {
    document.title = "Courtly";
    const timer = setTimeout(() => (isLong.value = true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOffline.value)
    return (
      <MessagePage title={words().page.offline}>
        <p>{words().page.offlineText}</p>
      </MessagePage>
    );
  if (!isLong.value || line.kind === "live") return <SettingTheTable />;
  return (
    <MessagePage title={words().page.unreached}>
      <p>{words().page.unreachedText}</p>
    </MessagePage>
  );
}

const LONG_MS = 4000;

function Outdated() {
  const { outdated, outdatedText } = words().page;
  return <NeedsNewest title={outdated} text={outdatedText} />;
}

function BrokenRules() {
  const { brokenRules, brokenRulesText } = words().page;
  return <NeedsNewest title={brokenRules} text={brokenRulesText} />;
}

function Unloaded() {
  const { unloaded, unloadedText } = words().page;
  return <NeedsNewest title={unloaded} text={unloadedText} />;
}

/** Offers to load the newest page. */
function NeedsNewest({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <button type="button" class="button gold" onClick={() => void takeNewest()}>
        {words().page.loadAgain}
      </button>
    </MessagePage>
  );
}

function Unfair({ why }: { readonly why: Unfairness | "log" }) {
  const { unfair, otherTable, unfairText, unfairEnd } = words().page;
  return (
    <MessagePage title={why === "otherTerms" || why === "otherSeat" ? otherTable : unfair}>
      <p>{unfairText[why]}</p>
      <p>{unfairEnd}</p>
    </MessagePage>
  );
}

interface NotLetInProps {
  readonly refused: Refused;
  readonly onReopen: () => void;
}

/** Tells why the server refuses the connection, and what to do. */
function NotLetIn({ refused, onReopen }: NotLetInProps) {
  const { crowded, crowdedText, manyWindows, manyWindowsText, playHere } = words().page;
  const {
    goneText,
    deletedText,
    unloaded,
    refusedText,
    enterPassword,
    private: privateTitle,
  } = words().page;
  switch (refused.code) {
    case "full":
      return (
        <MessagePage title={crowded}>
          <p>{crowdedText}</p>
          <button type="button" class="button gold" onClick={onReopen}>
            {shellWords().tryAgain}
          </button>
        </MessagePage>
      );
    case "too-many":
      return (
        <MessagePage title={manyWindows}>
          <p>{manyWindowsText}</p>
          <button type="button" class="button gold" onClick={onReopen}>
            {playHere}
          </button>
        </MessagePage>
      );
    case "password":
      return (
        <MessagePage title={privateTitle}>
          <p>{refusedText(whyNot(refused).message)}</p>
          <a class="button gold" href={`password${location.hash}`}>
            {enterPassword}
          </a>
        </MessagePage>
      );
    case "deleted":
      return <Gone text={deletedText} />;
    case "unknown-table":
      return <Gone text={goneText} />;
    default:
      return (
        <MessagePage title={unloaded}>
          <p>{refusedText(whyNot(refused).message)}</p>
        </MessagePage>
      );
  }
}

function Gone({ text }: { readonly text: string }) {
  return (
    <MessagePage title={words().page.gone}>
      <p>{text}</p>
    </MessagePage>
  );
}
