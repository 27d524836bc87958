import type { Player } from "@courtly/engine";
import { readTableId, stageOf } from "@courtly/protocol";
import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Line } from "../drawings/lines.tsx";
import { HomeBar } from "../home/home.tsx";
import { SettingTheTable } from "../parts/settingTheTable.tsx";
import { focusMain, HOME, hrefOf } from "../route.ts";
import { Lobby } from "./lobby.tsx";
import { LineBanner } from "./lineBanner.tsx";
import type { LineState } from "./line.ts";
import { OnlineGame } from "./onlineGame.tsx";
import { openOnlineTable, tokenAt, type OnlineTable } from "./onlineTable.ts";
import { changeSeat } from "./seatBook.ts";
import "../tablePage.css";
import "./online.css";

/** A table of the server, from the invitation to the end. */
export function OnlinePage({ id }: { readonly id: string }) {
  return readTableId(id).ok ? (
    <TableOf id={id} />
  ) : (
    <Gone message="this is no table’s whole address" />
  );
}

function TableOf({ id }: { readonly id: string }) {
  const opening = useSignal({ edition: 0, isWatching: false });
  const { edition, isWatching } = opening.value;
  const table = useMemo(() => openOnlineTable(id, tokenAt(id, isWatching)), [id, edition]);
  useEffect(() => () => table.close(), [table]);
  const reopen = (isToWatch = false) => {
    opening.value = { edition: edition + 1, isWatching: isToWatch };
  };
  return <AtTable key={edition} table={table} onReopen={reopen} />;
}

interface AtTableProps {
  readonly table: OnlineTable;
  /** Connects anew, with the seat that this device has by now, or only to watch. */
  readonly onReopen: (isToWatch?: boolean) => void;
}

function AtTable({ table, onReopen }: AtTableProps) {
  const line = table.line.value;
  const player = useRef<Player | undefined>(undefined);
  if (line.kind === "live") player.current = line.player;
  useEffect(() => {
    if (line.kind === "live" && line.player !== undefined)
      changeSeat(table.id, () => ({ player: line.player, at: Date.now() }));
  }, [line]);
  const stage = useComputed(() => {
    void table.length.value;
    const standing = table.standing();
    return standing && stageOf(standing);
  });
  const hasSeatBeenLost = line.kind === "refused" && line.refused.code === "wrong-token";
  useEffect(() => {
    // Nobody sits there with this token, or not yet. It is kept; who has no seat may still watch.
    if (hasSeatBeenLost) onReopen(true);
  }, [hasSeatBeenLost]);
  useEffect(() => {
    if (stage.value !== undefined) focusMain();
  }, [stage.value === "lobby" || stage.value === "drawing"]);
  const fault = table.fault.value;
  if (fault === "missing") return <Unloaded />;
  if (fault === "unfair") return <Unfair />;
  if (fault === "outdated" || line.kind === "outdated") return <Outdated />;
  if (line.kind === "refused" && !hasSeatBeenLost) return <Gone message={line.refused.message} />;
  const standing = table.standing();
  const game = table.game.value;
  if (stage.value === undefined || standing === undefined || game === undefined)
    return <Waiting line={line} />;
  const me = player.current;
  return (
    <>
      <LineBanner table={table} />
      {standing.game === undefined ? (
        <Lobby table={table} me={me} onReopen={() => onReopen()} />
      ) : (
        <OnlineGame table={table} game={game} me={me} onReopen={() => onReopen()} />
      )}
    </>
  );
}

/** Before the first word: after a while it says that it tries. */
function Waiting({ line }: { readonly line: LineState }) {
  const isLong = useSignal(false);
  useEffect(() => {
    document.title = "Courtly";
    const timer = setTimeout(() => (isLong.value = true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong.value || line.kind === "live") return <SettingTheTable />;
  return (
    <Message title="The table cannot be reached">
      <p>
        Courtly keeps trying. Nothing is lost: your seat and your game wait on the server. Look
        whether you are connected, and whether the server is running.
      </p>
    </Message>
  );
}

const LONG_MS = 6000;

function Outdated() {
  return (
    <Message title="This page is out of date">
      <p>
        It no longer agrees with its server: most likely there is a newer Courtly. Your game is safe
        and waits where it stands. Load the page again to go on.
      </p>
      <button type="button" class="button gold" onClick={() => location.reload()}>
        Load it again
      </button>
    </Message>
  );
}

function Unfair() {
  return (
    <Message title="These dice are not the ones that were sealed">
      <p>
        What the server sent contradicts what it had sealed and shown before. The table is not
        played on here: ask who runs the server. Nothing was done on your behalf.
      </p>
    </Message>
  );
}

function Unloaded() {
  return (
    <Message title="The table did not load">
      <p>Your game is safe on the server. Load the page again to go on.</p>
      <button type="button" class="button gold" onClick={() => location.reload()}>
        Load it again
      </button>
    </Message>
  );
}

function Gone({ message }: { readonly message: string }) {
  return (
    <Message title="This table is not here">
      <p>
        The server says: {message}. Look whether the whole link was copied, or ask who sent it for
        the code.
      </p>
    </Message>
  );
}

function Message({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  useEffect(() => {
    document.title = `${title} · Courtly`;
  }, []);
  return (
    <>
      <HomeBar />
      <main class="page not-open">
        <Line name="flag" size={32} class="not-open-flag" />
        <h1>{title}</h1>
        {children}
        <a class="button ink" href={hrefOf(HOME)}>
          To the start page
        </a>
      </main>
    </>
  );
}
