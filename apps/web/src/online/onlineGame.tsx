import type { LoggedState } from "@courtly/client";
import { headOf } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import { recordOf, stageOf, type TableState } from "@courtly/protocol";
import { effect, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { findGame } from "../games/index.ts";
import { notify, refuse } from "../ui/toast.tsx";
import { goTo } from "../routes.ts";
import { settings } from "../settings/settings.ts";
import { saveRecord } from "../local/savedGames.ts";
import { PERSON } from "../table/roster.ts";
import { peopleUi } from "../table/additions.ts";
import type { LoadedGame } from "../table/loadedGame.tsx";
import { wait } from "../table/pace.ts";
import { forgetEntries } from "./logBook.ts";
import {
  listedPlayers,
  nameOf,
  onlineRoster,
  rematchWords,
  replacedPeople,
} from "./onlineRoster.ts";
import { ClosedDialog } from "./closedDialog.tsx";
import { hasOtherDevice } from "./devices/otherDevice.ts";
import { closingOf } from "./closing.ts";
import { NotifyOffer } from "./notify/notifyOffer.tsx";
import { changesAt } from "./notify/changes.ts";
import { OnlineMenu } from "./onlineMenu.tsx";
import type { OnlineTable } from "./onlineTable.ts";
import { peopleUiOf } from "./people/peopleUi.tsx";
import { SaidPhrases } from "./people/saidPhrases.tsx";
import { toldOf } from "./people/tableEvents.ts";
import { useClockVoice } from "./people/useClockVoice.ts";
import { changeSeat, seatAt } from "./seatBook.ts";
import { seatedAt, type SeatedTable } from "./seatedTable.tsx";
import { followRematch, sitAgain } from "./seating.ts";
import { SinceYouLooked } from "./sinceYouLooked.tsx";
import { whyNot } from "./whyNot.ts";
import { words as peopleWords } from "./people/words/index.ts";
import { words } from "./words/index.ts";

interface OnlineGameProps {
  readonly table: OnlineTable;
  readonly game: LoadedGame;
  readonly me: Player | undefined;
  readonly onReopen: () => void;
}

/** A game that is played in several browsers at once. */
export function OnlineGame({ table, game, me, onReopen }: OnlineGameProps) {
  void table.length.value;
  const tableState = table.tableState() as TableState; // the game has begun
  // A player who has resigned watches; a bot plays the seat.
  const seated = useMemo(() => {
    const player = me !== undefined && tableState.resigned.includes(me) ? undefined : me;
    const seats = game.box.seats(tableState.places.length);
    const roster = onlineRoster(tableState, player, seats);
    const pace = () => settings.peek().pace;
    return { player, ...game.withUi(seatedAt(table, tableState, { player, roster, wait, pace })) };
  }, [table, me, tableState.resigned.length]);
  useEffect(() => seated.close, [seated]);
  useChime(seated);
  usePeople(table, seated.player);
  useClockVoice(table, seated.player);
  useNews(table, me);
  useKeeping(table, seated, me);
  useDiceCheck(table, game);
  useMissingSeed(table, tableState);
  const isPlayer = me !== undefined && !tableState.resigned.includes(me);
  const onRematch = rematchOf(table, tableState, me !== undefined);
  const closing = closingOf(table);
  return (
    <>
      <seated.Screen
        key={tableState.resigned.length}
        gameName={findGame(tableState.opening.game)?.name ?? ""}
        onReopen={onReopen}
        onRematch={onRematch}
        rematchWords={rematchWords(tableState)}
        isHeld={table.connection.value.kind !== "live"}
        menuItems={(close) => (
          <OnlineMenu
            table={table}
            me={me}
            onRematch={stageOf(tableState) === "over" ? onRematch : undefined}
            onClose={close}
          />
        )}
      />
      <SaidPhrases table={table} />
      {me !== undefined && <SinceYouLooked table={table} seated={seated} me={me} />}
      {seated.player !== undefined && (
        <NotifyOffer table={table} me={seated.player} change={changesAt(table.id)} />
      )}
      {closing !== undefined && (
        <ClosedDialog tableState={tableState} closing={closing} me={me} onRematch={onRematch} />
      )}
      {!isPlayer && (
        <p class="watching-note" role="status">
          {words().watching}
        </p>
      )}
    </>
  );
}

/**
 * The rematch. The first player who asks for it creates the table, the others join it; spectators can follow once it
 * exists.
 */
function rematchOf(
  table: OnlineTable,
  { rematch }: TableState,
  isPlayer: boolean,
): (() => void) | undefined {
  if (isPlayer) return () => void playAgain(table);
  return rematch === undefined ? undefined : () => goTo({ screen: "online", id: rematch });
}

/** Shows the people of this table on it, for a player or a spectator. */
function usePeople(table: OnlineTable, player: Player | undefined): void {
  useLayoutEffect(() => {
    peopleUi.value = peopleUiOf(table, player);
    return () => {
      peopleUi.value = undefined;
    };
  }, [table, player]);
}

/** The tables where this page has asked for a rematch: it is not notified of it. */
const asked = new Set<string>();

async function playAgain(table: OnlineTable): Promise<void> {
  asked.add(table.id);
  const given = await sitAgain(table.tableState() as TableState);
  if (given.ok) goTo({ screen: "online", id: given.value.table });
  else refuse(whyNot(given.error));
}

/** Plays a sound when it becomes this player's turn. */
function useChime({ waiting }: SeatedTable): void {
  useEffect(() => {
    let wasOurs = true;
    return effect(() => {
      const isOurs = waiting().kind === "person";
      if (isOurs && !wasOurs)
        void import("../table/sound/room.ts").then(
          ({ sound }) => sound({ kind: "turn" }),
          () => undefined,
        );
      wasOurs = isOurs;
    });
  }, [waiting]);
}

/** Shows news that are not moves: players resign, undo or want a rematch. */
function useNews(table: OnlineTable, me: Player | undefined): void {
  const told = useSignal(table.history.length);
  useEffect(() => {
    if (me !== undefined && hasOtherDevice(table, me)) notify(peopleWords().devices.both);
    const { seen = 0, terms } = seatAt(table.id) ?? {};
    const tableState = table.tableState() as TableState;
    const replaced = seen === 0 ? replacedPeople(tableState, terms) : [];
    if (replaced.length > 0)
      notify(words().news.replaced(listedPlayers(tableState, replaced), replaced.length));
  }, []);
  useSignalEffect(() => {
    const { value: length } = table.length;
    for (const { logged, tableState, isLive } of table.history.slice(told.peek(), length)) {
      const { entry } = logged;
      if (entry.kind === "rematch") {
        followRematch(tableState, entry.table);
        if (isLive && me !== undefined && !asked.has(table.id))
          notify(words().news.rematch, {
            label: words().news.sitDown,
            run: () => void playAgain(table),
          });
      }
      if (!isLive) continue;
      const name = "player" in entry ? nameOf(tableState, entry.player) : "";
      if (
        entry.kind === "resigned" &&
        entry.player !== me &&
        entry.ends === undefined &&
        table.tableState()?.isClosed !== true
      )
        notify(words().news.left(name));
      if (entry.kind === "undone" && entry.player !== me) notify(words().news.undone(name));
      if (entry.kind === "devices" && entry.player === me) {
        const { both, alone } = peopleWords().devices;
        notify(entry.holders.length > 1 ? both : alone);
      }
      if (TOLD.has(entry.kind)) notify(toldOf({ logged, tableState, isLive })?.text ?? "");
    }
    told.value = length;
  });
}

/** The entries about bots that play for people, and about pauses. */
const TOLD: ReadonlySet<string> = new Set(["outOfTime", "held", "tookBack", "declined", "resumed"]);

/** Verifies all rolls as soon as the seed is revealed, and shows the result. */
function useDiceCheck(table: OnlineTable, { box }: LoadedGame): void {
  const isChecked = useSignal(table.history.some(isReveal));
  useSignalEffect(() => {
    void table.length.value;
    const tableState = table.tableState();
    if (isChecked.peek() || tableState?.game?.turn.kind !== "over" || !table.history.some(isReveal))
      return;
    isChecked.value = true;
    const check = async () => {
      const { checkedWords } = await import("../local/checkedWords.ts");
      notify(checkedWords(recordOf(tableState) ?? "", box)());
    };
    // If this fails, the menu still offers the check.
    check().catch(() => undefined);
  });
}

/** A server stores the end of a game and the seed together. A client gets the seed at once, or after the next message. */
const SEED_LATE_MS = 3000;

/** Tells if the game is over and the server keeps the seed to itself: nobody can check its dice then. */
function useMissingSeed({ history }: OnlineTable, tableState: TableState): void {
  const isMissing = stageOf(tableState) === "over" && !history.some(isReveal);
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => notify(words().news.notRevealed), SEED_LATE_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);
}

function isReveal({ logged }: LoggedState): boolean {
  return logged.entry.kind === "revealed";
}

/** Stores finished games on this device, and how much of the log has been seen. */
function useKeeping(table: OnlineTable, seated: SeatedTable, me: Player | undefined): void {
  useEffect(() => {
    // A rematch that was made during an earlier visit is followed too.
    const tableState = table.tableState();
    if (tableState?.rematch !== undefined) followRematch(tableState, tableState.rematch);
  }, []);
  useEffect(() => {
    if (me === undefined) return undefined;
    const look = () => {
      const isSeen = document.visibilityState === "visible";
      const game = table.tableState()?.game;
      // The head is stored so that the record can be checked against it later.
      changeSeat(table.id, () => ({
        ...(isSeen && { seen: table.history.length }),
        ...(game && { head: headOf(game) }),
      }));
    };
    const stop = effect(() => {
      void table.length.value;
      look();
      keepFinished(table, seated);
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [table, seated, me]);
}

function keepFinished(table: OnlineTable, { roster }: SeatedTable): void {
  const tableState = table.tableState();
  if (tableState === undefined || stageOf(tableState) !== "over") return;
  changeSeat(table.id, () => ({ isOver: true }));
  // The log of a table that was closed early is still needed if its game goes on elsewhere.
  if (tableState.game?.turn.kind === "over") forgetEntries(table.id);
  if (!table.history.some(isReveal) || tableState.isClosed) return;
  const chairs = roster.chairs.map((chair) => (chair.kind === "bot" ? chair : PERSON));
  const record = recordOf(tableState) ?? "";
  // If another window has stored it already, this call changes nothing.
  void saveRecord(tableState.opening.game, { ...roster, chairs }, { record, id: table.id });
}
