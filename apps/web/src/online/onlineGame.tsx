import type { Player } from "@courtly/engine";
import { stageOf, type Standing } from "@courtly/protocol";
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { findGame } from "../games.ts";
import { chime } from "../parts/chime.ts";
import { notify, refuse } from "../parts/toast.tsx";
import { goTo } from "../route.ts";
import { settings } from "../settings.ts";
import { keep } from "../shelf.ts";
import { PERSON } from "../sitting/cast.ts";
import type { LoadedGame } from "../sitting/loadedGame.tsx";
import { wait } from "../sitting/pace.ts";
import { nameOf, onlineCast } from "./cast.ts";
import { ClosedDialog } from "./closedDialog.tsx";
import { OnlineMenu } from "./onlineMenu.tsx";
import type { OnlineTable } from "./onlineTable.ts";
import { changeSeat } from "./seatBook.ts";
import { seatedAt, type SeatedTable } from "./seatedTable.tsx";
import { followTo, sitAgain } from "./seating.ts";
import { SinceYouLooked } from "./sinceYouLooked.tsx";

interface OnlineGameProps {
  readonly table: OnlineTable;
  readonly game: LoadedGame;
  readonly me: Player | undefined;
  readonly onReopen: () => void;
}

/** A game that is played in several browsers at once. */
export function OnlineGame({ table, game, me, onReopen }: OnlineGameProps) {
  void table.length.value;
  const standing = table.standing() as Standing; // it has begun
  // Whoever resigned looks on; a bot sits there for the others.
  const seated = useMemo(() => {
    const player = me !== undefined && standing.resigned.includes(me) ? undefined : me;
    const seats = game.box.seats(standing.places.length);
    const cast = onlineCast(standing, player, seats);
    const pace = () => settings.peek().pace;
    return game.withFace(seatedAt(table, standing, { player, cast, wait, pace }));
  }, [table, me, standing.resigned.length]);
  useEffect(() => seated.close, [seated]);
  useChime(seated);
  useNews(table, me);
  useKeeping(table, seated, me);
  const { rematch } = standing;
  const isPlayer = me !== undefined;
  const closing = table.moments.find(({ logged }) => logged.entry.kind === "closed")?.logged.entry;
  return (
    <>
      <seated.Screen
        key={standing.resigned.length}
        gameName={findGame(standing.opening.game)?.name ?? ""}
        onReopen={onReopen}
        onRematch={rematchOf(table, standing, isPlayer)}
        rematchWords={rematch === undefined ? "Play again" : "To the next table"}
        isHeld={table.line.value.kind !== "live"}
        menuItems={(close) => <OnlineMenu table={table} me={me} onClose={close} />}
      />
      {isPlayer && <SinceYouLooked table={table} seated={seated} me={me} />}
      {closing?.kind === "closed" && (
        <ClosedDialog
          standing={standing}
          why={closing.why}
          me={me}
          onRematch={rematchOf(table, standing, isPlayer)}
        />
      )}
    </>
  );
}

/** Players may ask for another game; who watches follows once somebody has. */
function rematchOf(
  table: OnlineTable,
  { rematch }: Standing,
  isPlayer: boolean,
): (() => void) | undefined {
  if (rematch !== undefined) return () => goTo({ screen: "online", id: rematch });
  return isPlayer ? () => void playAgain(table) : undefined;
}

async function playAgain(table: OnlineTable): Promise<void> {
  const given = await sitAgain(table.id);
  if (given.ok) goTo({ screen: "online", id: given.value.table });
  else refuse(given.error);
}

/** Says by ear that it is one's turn, for those who look elsewhere. */
function useChime({ waiting }: SeatedTable): void {
  const wasOurs = useSignal(true);
  useSignalEffect(() => {
    const isOurs = waiting().kind === "person";
    if (isOurs && !wasOurs.peek()) chime();
    wasOurs.value = isOurs;
  });
}

/** What happens beside the game: people leave, or want another one. */
function useNews(table: OnlineTable, me: Player | undefined): void {
  const told = useSignal(table.moments.length);
  useSignalEffect(() => {
    const { value: length } = table.length;
    for (const { logged, standing, isNews } of table.moments.slice(told.peek(), length)) {
      const { entry } = logged;
      if (entry.kind === "rematch") {
        followTo(table.id, entry.table, standing.opening.game);
        if (isNews && me !== undefined)
          notify("The next table is set, everybody one seat further.", {
            label: "Sit down",
            run: () => goTo({ screen: "online", id: entry.table }),
          });
      }
      if (entry.kind === "resigned" && isNews && entry.player !== me && !standing.isClosed)
        notify(`${nameOf(standing, entry.player)} has left. A bot plays on.`);
    }
    told.value = length;
  });
}

/** Finished games stay on this device, and what has been looked at is remembered. */
function useKeeping(table: OnlineTable, seated: SeatedTable, me: Player | undefined): void {
  useEffect(() => {
    // A rematch of an earlier visit is followed too.
    const { rematch, opening } = table.standing() ?? {};
    if (rematch !== undefined && opening !== undefined) followTo(table.id, rematch, opening.game);
  }, []);
  useSignalEffect(() => {
    const { value: length } = table.length;
    if (me === undefined) return;
    if (document.visibilityState === "visible") changeSeat(table.id, () => ({ seen: length }));
    const standing = table.standing();
    const isTold = table.moments.some(({ logged }) => logged.entry.kind === "revealed");
    if (standing === undefined || stageOf(standing) !== "over" || !isTold || standing.isClosed)
      return;
    const { cast } = seated;
    const chairs = cast.chairs.map((chair) => (chair.kind === "bot" ? chair : PERSON));
    const record = standing.game?.record(standing.dice) ?? "";
    // Another window may have been faster: then it is there.
    void keep(standing.opening.game, { ...cast, chairs }, { record, id: table.id });
  });
}
