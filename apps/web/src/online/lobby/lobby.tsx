import { useFocusAfterInert } from "../../ui/focusAfterInert.ts";
import { useTitle } from "../../ui/title.ts";
import { lateOf, type Drawing } from "@courtly/dice";
import type { LoggedState } from "@courtly/client";
import type { Player } from "@courtly/engine";
import {
  endsByResigning,
  mayLeave,
  stageOf,
  type Entry,
  type EntryOf,
  type TableState,
} from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { Versal } from "../../ui/drawings/ornaments.tsx";
import { findGame } from "../../games/index.ts";
import { HomeBar } from "../../home/home.tsx";
import { lazyUiOf } from "../../games/lazyUi.ts";
import { rulesInWords } from "../../home/setup/ruleMenus.ts";
import { QuestionDialog } from "../../ui/dialog.tsx";
import { notify, refuse } from "../../ui/toast.tsx";
import { goTo, HOME, hrefOf } from "../../routes.ts";
import { FairWords } from "../../home/fairWords.tsx";
import { words as shellWords } from "../../i18n/words/index.ts";
import { Invitation } from "./invitation.tsx";
import { JoinForm } from "./joinForm.tsx";
import { LateShares } from "./lateShares.tsx";
import { sendRequest } from "../sendRequest.ts";
import { BeginNow } from "./beginNow.tsx";
import { PaceChoice, paceName } from "./pace.tsx";
import { Seats, type AtLobby } from "./seats.tsx";
import { closedWords, OpenAgain } from "./openAgain.tsx";
import { ShareFaultNote } from "./shareFault.tsx";
import { listedPlayers, nameOf } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { Watchers } from "../people/barParts.tsx";
import { words as peopleWords } from "../people/words/index.ts";
import { changesAt } from "../notify/changes.ts";
import { NotifyPanel } from "../notify/notifyPanel.tsx";
import { words as notifyWords } from "../notify/words/index.ts";
import { forgetSeat } from "../seatBook.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";

interface LobbyProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
  readonly onReopen: () => void;
  /** Called when this player has no seat any more: the page watches from now on. */
  readonly onSeatLost: () => void;
}

/** A table before its game: its players, the invitation for others, and the drawing of the dice. */
export function Lobby({ table, me, onReopen, onSeatLost }: LobbyProps) {
  void table.length.value;
  const isLost = table.connection.value.kind === "lost";
  useFocusAfterInert(isLost, ".connection-banner");
  useLobbyNews(table, me, onSeatLost);
  const tableState = table.tableState();
  if (tableState === undefined) return null;
  const game = findGame(tableState.opening.game);
  const stage = stageOf(tableState);
  const headline = headlineOf(table, tableState, me);
  return (
    <>
      <HomeBar />
      <main class="setup lobby" inert={isLost}>
        <LobbyTitle words={headline} />
        <header class="setup-head">
          {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={50} />}
          <div>
            <h1>{game?.name ?? tableState.opening.game}</h1>
            <p class="quiet" role="status">
              {headline}
            </p>
          </div>
          <Watchers table={table} />
          {stage === "lobby" && <BeginNow table={table} tableState={tableState} me={me} />}
        </header>
        {stage === "over" ? (
          <OpenAgain table={table} tableState={tableState} me={me} />
        ) : (
          <>
            <ShareFaultNote table={table} />
            <LateShares table={table} me={me} />
            <div class="lobby-columns">
              <Seats table={table} tableState={tableState} me={me} />
              <div class="lobby-side">
                <Pace table={table} tableState={tableState} me={me} />
                {stage === "lobby" && me === undefined && (
                  <JoinForm table={table} onJoined={onReopen} />
                )}
                {stage === "lobby" && me !== undefined && <Invitation table={table.id} />}
                {me !== undefined && <Notifications table={table} tableState={tableState} />}
              </div>
              <div class="lobby-more">
                <PlayedBy tableState={tableState} />
                <Fair seal={tableState.opening.seal} />
              </div>
            </div>
          </>
        )}
        <footer class="setup-foot">
          <a class="button" href={hrefOf(HOME)}>
            {shellWords().toTheStartPage}
          </a>
          {me !== undefined && (stage === "lobby" || stage === "drawing") && (
            <Leaving table={table} tableState={tableState} me={me} />
          )}
        </footer>
      </main>
    </>
  );
}

/** Tells what others change before the game: the pace, the host, and that a player has left during the drawing. */
function useLobbyNews(table: OnlineTable, me: Player | undefined, onSeatLost: () => void): void {
  const { value: length } = table.length;
  const told = useRef(length);
  useEffect(() => {
    for (const moment of table.history.slice(told.current)) {
      const news = moment.isLive ? newsOf(moment, me) : undefined;
      if (news !== undefined) notify(news);
      if (moment.isLive && hasLostSeat(moment.logged.entry, me)) onSeatLost();
    }
    told.current = length;
  }, [length]);
}

function newsOf(
  { logged: { entry }, tableState }: LoggedState,
  me: Player | undefined,
): string | undefined {
  const { arranging } = peopleWords();
  if (entry.kind === "resigned") return words().news.left(nameOf(tableState, entry.player));
  if (entry.kind === "paced" && me !== tableState.host)
    return arranging.paced(paceName(tableState.pace));
  if (entry.kind === "hostPassed")
    return entry.player === me
      ? arranging.youAreHost
      : arranging.newHost(nameOf(tableState, entry.player));
  const isRemoved = hasLostSeat(entry, me) && entry.by !== undefined;
  return isRemoved ? arranging.youWereRemoved : undefined;
}

/** Whether this player has left the seat, here or in another window, or was removed by the host. */
function hasLostSeat(entry: Entry, me: Player | undefined): entry is EntryOf<"left"> {
  return entry.kind === "left" && entry.player === me;
}

function LobbyTitle({ words }: { readonly words: string }) {
  const [sentence = ""] = words.split(".", 1);
  useTitle(sentence);
  return null;
}

function headlineOf(table: OnlineTable, tableState: TableState, me: Player | undefined): string {
  const { places, drawing } = tableState;
  const stage = stageOf(tableState);
  const said = words().lobby;
  if (stage === "over") return closedWords(table, tableState);
  if (stage === "drawing") return drawingWords(tableState, drawing, me);
  const open = places.filter(({ kind }) => kind === "open").length;
  return said.waiting(open);
}

/** Names the players whose seal or share is awaited. */
function drawingWords(
  tableState: TableState,
  drawing: Drawing | undefined,
  me: Player | undefined,
): string {
  const awaited = drawing === undefined ? [] : lateOf(drawing);
  const said = words().lobby;
  if (awaited.length === 0) return said.drawing;
  if (awaited.length === 1 && awaited[0] === me) return said.awaitedYours;
  return said.awaited(listedPlayers(tableState, awaited), awaited.length);
}

/** The time for a turn. The host may change it until the dice are drawn. */
function Pace({ table, tableState, me }: AtLobby) {
  const mayChoose = stageOf(tableState) === "lobby" && me === tableState.host;
  const choose = (pace: TableState["pace"]) =>
    void sendRequest(table, { kind: "choosePace", ...(pace && { pace }) });
  return <PaceChoice pace={tableState.pace} onChange={mayChoose ? choose : undefined} />;
}

/** Offers notifications at a table with a day or more for a turn. */
function Notifications({ table, tableState }: Pick<AtLobby, "table" | "tableState">) {
  const { pace } = tableState;
  if (pace !== "slow" && pace !== "verySlow") return null;
  return (
    <section class="panel" aria-labelledby="notify-title">
      <h2 id="notify-title" class="panel-title">
        {notifyWords().title}
      </h2>
      <NotifyPanel change={changesAt(table.id)} />
    </section>
  );
}

function Fair({ seal }: { readonly seal: string }) {
  const said = words().lobby;
  return (
    <section class="panel" aria-labelledby="fair-title">
      <h2 id="fair-title" class="panel-title">
        <LineIcon name="shield-check" size={20} />
        {said.fair}
      </h2>
      <FairWords />
      <details>
        <summary>{said.sealHere}</summary>
        <code class="seal-digits">{seal}</code>
      </details>
    </section>
  );
}

/** The rules of the table, shown before a player sits down. */
function PlayedBy({ tableState: { opening } }: { readonly tableState: TableState }) {
  const lines = rulesInWords(lazyUiOf(opening.game).ruleMenu(), opening);
  return (
    <section class="panel" aria-labelledby="played-title">
      <h2 id="played-title" class="panel-title">
        <Icon name="scroll-unfurled" size={22} />
        {words().lobby.rules}
      </h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
        {opening.coach === "off" && <li>{words().lobby.withoutCoach}</li>}
      </ul>
    </section>
  );
}

/**
 * Tells what happens if a player leaves: the host closes the table; once the dice are being drawn, nobody else can take the
 * seat of a guest. A game that was to go on here ends.
 */
function leaveWords(tableState: TableState, me: Player): string {
  const { lobby, menu } = words();
  const isHost = me === tableState.host;
  const isEnd = isHost || endsByResigning(tableState, me);
  if (isEnd && tableState.opening.continues !== undefined) return menu.resignEnds;
  if (isHost) return lobby.closeText;
  if (stageOf(tableState) === "lobby") return lobby.leaveText;
  return isEnd ? lobby.leaveEnds : menu.resignBot;
}

interface LeavingProps {
  readonly table: OnlineTable;
  readonly tableState: TableState;
  readonly me: Player;
}

function Leaving({ table, tableState, me }: LeavingProps) {
  const isHost = me === tableState.host;
  const isAsking = useSignal(false);
  const go = async () => {
    isAsking.value = false;
    const refused = await table.ask({ kind: isHost ? "close" : "leave" });
    // A player whose token the server does not know any more has left: the answer to an earlier request was lost.
    if (refused !== undefined && refused.code !== "wrong-token") {
      refuse(whyNot(refused));
      return;
    }
    forgetSeat(table.id);
    goTo(HOME);
  };
  const { closeTable, closeThisTable, closeIt, stay, lobby } = words();
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          if (mayLeave(tableState, me)) isAsking.value = true;
          else refuse({ message: lobby.notYet });
        }}
      >
        {isHost ? closeTable : lobby.leaveTable}
      </button>
      {isAsking.value && (
        <QuestionDialog
          title={isHost ? closeThisTable : lobby.leaveThisTable}
          text={leaveWords(tableState, me)}
          yes={isHost ? closeIt : lobby.leave}
          no={stay}
          onNo={() => (isAsking.value = false)}
          onYes={() => void go()}
        />
      )}
    </>
  );
}
