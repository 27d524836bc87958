import { useFocusAfterInert } from "../../ui/focusAfterInert.ts";
import { useTitle } from "../../ui/title.ts";
import { lateOf, stageOf as stageOfDrawing, type Drawing, type Part } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import {
  endsByResigning,
  mayLeave,
  stageOf,
  type Sitter,
  type TableState,
} from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { Versal } from "../../ui/drawings/ornaments.tsx";
import { EmptyShield, Shield } from "../../ui/drawings/shield.tsx";
import { findGame } from "../../games/index.ts";
import { botWords } from "../../table/roster.ts";
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
import { closedWords, OpenAgain } from "./openAgain.tsx";
import { ShareFaultNote } from "./shareFault.tsx";
import { listedPlayers, nameOf } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { forgetSeat } from "../seatBook.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";

interface LobbyProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
  readonly onReopen: () => void;
}

/** A table before its game: its players, the invitation for others, and the drawing of the dice. */
export function Lobby({ table, me, onReopen }: LobbyProps) {
  void table.length.value;
  const isLost = table.connection.value.kind === "lost";
  useFocusAfterInert(isLost, ".connection-banner");
  useLeaverNews(table);
  const tableState = table.tableState();
  if (tableState === undefined) return null;
  const game = findGame(tableState.opening.game);
  const stage = stageOf(tableState);
  const headline = headlineOf(table, tableState, me);
  const said = words().lobby;
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
        </header>
        {stage !== "over" && (
          <>
            <ShareFaultNote table={table} />
            <LateShares table={table} me={me} />
            <Seats tableState={tableState} me={me} />
            <PlayedBy tableState={tableState} />
          </>
        )}
        {stage === "over" && <OpenAgain table={table} tableState={tableState} me={me} />}
        {stage === "lobby" && me === undefined && <JoinForm table={table} onJoined={onReopen} />}
        {stage === "lobby" && me !== undefined && <Invitation table={table.id} />}
        {stage !== "over" && (
          <section class="panel" aria-labelledby="fair-title">
            <h2 id="fair-title" class="panel-title">
              <LineIcon name="shield-check" size={20} />
              {said.fair}
            </h2>
            <FairWords />
            <details>
              <summary>{said.sealHere}</summary>
              <code class="seal-digits">{tableState.opening.seal}</code>
            </details>
          </section>
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

/** Tells that a player has left during the drawing, and that a bot plays. */
function useLeaverNews(table: OnlineTable): void {
  void table.length.value;
  const tableState = table.tableState();
  const count = tableState?.resigned.length ?? 0;
  const told = useRef(count);
  useEffect(() => {
    for (const player of tableState?.resigned.slice(told.current) ?? [])
      if (tableState !== undefined) notify(words().news.left(nameOf(tableState, player)));
    told.current = count;
  }, [count]);
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

function Seats({
  tableState,
  me,
}: {
  readonly tableState: TableState;
  readonly me: Player | undefined;
}) {
  const { places, drawing, opening, resigned } = tableState;
  const said = words().lobby;
  return (
    <section class="panel" aria-labelledby="around-title">
      <h2 id="around-title" class="panel-title">
        <Icon name="round-table" size={22} />
        {said.around}
      </h2>
      <ol role="list" class="lobby-seats">
        {places.map((sitter, player) => (
          <li key={player} class={sitter.kind === "open" ? "is-open" : undefined}>
            {sitter.kind === "open" ? (
              <EmptyShield size={34} />
            ) : (
              <Shield tincture={sitter.shield} size={34} />
            )}
            <div>
              <b>{sitter.kind === "open" ? said.openSeat : sitter.name}</b>
              <span>
                {resigned.includes(player)
                  ? said.hasLeft
                  : sitterWords(sitter, player === me, player === opening.host)}
              </span>
            </div>
            {drawing !== undefined && <PartWords part={drawing.parts[player]} />}
          </li>
        ))}
      </ol>
      {drawing !== undefined && stageOf(tableState) === "drawing" && (
        <p class="quiet">{stageOfDrawing(drawing) === "sealing" ? said.sealing : said.revealing}</p>
      )}
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

function sitterWords(sitter: Sitter, isMe: boolean, isHost: boolean): string {
  const said = words().lobby;
  if (sitter.kind === "open") return said.whoeverComes;
  if (sitter.kind === "bot") return botWords(sitter.level);
  if (isMe) return isHost ? said.youHost : said.you;
  return isHost ? said.host : said.seated;
}

function PartWords({ part }: { readonly part: Part | undefined }) {
  if (part === undefined || part.kind === "bot") return null;
  return <span class={`lobby-part is-${part.kind}`}>{words().lobby.parts[part.kind]}</span>;
}

/**
 * Tells what happens if a player leaves: the host closes the table; once the dice are being drawn, nobody else can take the
 * seat of a guest. A game that was to go on here ends.
 */
function leaveWords(tableState: TableState, me: Player): string {
  const { lobby, menu } = words();
  const isHost = me === tableState.opening.host;
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
  const isHost = me === tableState.opening.host;
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
