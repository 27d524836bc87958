import type { Player } from "@courtly/engine";
import { stageOf } from "@courtly/protocol";
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
import { openOnlineTable, type OnlineTable } from "./onlineTable.ts";
import { changeSeat, forgetSeat } from "./seatBook.ts";
import "../tablePage.css";
import "./online.css";

/** A table of the server, from the invitation to the end. */
export function OnlinePage({ id }: { readonly id: string }) {
  const edition = useSignal(0);
  const table = useMemo(() => openOnlineTable(id), [id, edition.value]);
  useEffect(() => () => table.close(), [table]);
  const reopen = () => (edition.value += 1);
  return <AtTable key={edition.value} table={table} onReopen={reopen} />;
}

interface AtTableProps {
  readonly table: OnlineTable;
  /** Connects anew, with the seat that this device has by now. */
  readonly onReopen: () => void;
}

function AtTable({ table, onReopen }: AtTableProps) {
  const line = table.line.value;
  const player = useRef<Player | undefined>(undefined);
  if (line.kind === "live") player.current = line.player;
  useEffect(() => {
    if (line.kind === "live" && line.player !== undefined)
      changeSeat(table.id, () => ({ player: line.player }));
  }, [line]);
  const stage = useComputed(() => {
    void table.length.value;
    const standing = table.standing();
    return standing && stageOf(standing);
  });
  const hasSeatBeenLost = line.kind === "refused" && line.refused.code === "wrong-token";
  useEffect(() => {
    if (!hasSeatBeenLost) return;
    // The seat went to somebody else: whoever has no seat may still watch.
    forgetSeat(table.id);
    onReopen();
  }, [hasSeatBeenLost]);
  useEffect(() => {
    if (stage.value !== undefined) focusMain();
  }, [stage.value === "lobby" || stage.value === "drawing"]);
  if (table.game.value === "missing") return <Unloaded />;
  if (line.kind === "outdated") return <Outdated />;
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
        <Lobby table={table} me={me} onReopen={onReopen} />
      ) : (
        <OnlineGame table={table} game={game} me={me} onReopen={onReopen} />
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
    <Message title="The server does not answer">
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
    <Message title="There is a newer Courtly">
      <p>
        This page is older than the server it came from. Your game is safe and waits where it
        stands. Load the page again to go on.
      </p>
      <button type="button" class="button gold" onClick={() => location.reload()}>
        Load it again
      </button>
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
