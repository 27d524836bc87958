import { err, ok, type RecordFault, type Result } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { findGame } from "../games/index.ts";
import { Closed, findSaved } from "../local/tablePage.tsx";
import type { SavedGame } from "../local/savedGame.ts";
import { focusMain } from "../routes.ts";
import type { LoadedGame } from "../table/loadedGame.tsx";
import type { NotOpen } from "../table/notOpen.tsx";
import { openReplay } from "./replay.ts";
import { lastOpened } from "./replayLink.tsx";
import { ReplayScreen } from "./replayScreen.tsx";

type Opening =
  | { readonly kind: "opening" }
  | { readonly kind: "open"; readonly Screen: ComponentType }
  | NotOpen;

/** Shows a saved game again, or says why it cannot be opened. */
export function ReplayPage({ id }: { readonly id: string }) {
  const opening = useSignal<Opening>({ kind: "opening" });
  useEffect(() => {
    let isLeft = false;
    void openScreen(id).then((opened) => isLeft || (opening.value = opened));
    return () => {
      isLeft = true;
    };
  }, [id]);
  const { value } = opening;
  useEffect(() => {
    if (value.kind === "open") focusMain();
  }, [value.kind]);
  if (value.kind !== "open") return <Closed opening={value} />;
  return <value.Screen />;
}

async function openScreen(id: string): Promise<Opening> {
  const found = await findSaved(id, lastOpened(id));
  if (found.kind !== "found") return found;
  const { saved, game } = found;
  await game.fetchLazyParts();
  const screen = screenOf(saved, game);
  return screen.ok
    ? { kind: "open", Screen: screen.value }
    : { kind: "unreadable", saved, fault: screen.error };
}

function screenOf(saved: SavedGame, game: LoadedGame): Result<ComponentType, RecordFault> {
  const gameName = findGame(saved.card.gameId)?.name ?? "";
  return game.withUi((ui) => {
    const replay = openReplay(ui, saved);
    if (!replay.ok) return err(replay.error);
    return ok(() => <ReplayScreen ui={ui} replay={replay.value} gameName={gameName} />);
  });
}
