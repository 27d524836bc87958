import { assert, err, ok, type RecordFault, type Result } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { findGame } from "../games/index.ts";
import { loadLazyUi } from "../games/lazyUi.ts";
import { Closed, findSaved } from "../local/tablePage.tsx";
import type { SavedGame } from "../local/savedGame.ts";
import { focusMain } from "../routes.ts";
import type { AnalysisUi, GameUi } from "../table/gameUi.ts";
import type { NotOpen } from "../table/notOpen.tsx";
import { openingPlace } from "./openingPlace.ts";
import { PuzzlesScreen } from "./puzzles/puzzlesScreen.tsx";
import { openReplay, type Replay } from "./replay.ts";
import { lastOpened } from "./replayLink.tsx";
import { ReplayScreen } from "./replayScreen.tsx";

type Opening =
  | { readonly kind: "opening" }
  | { readonly kind: "open"; readonly Screen: ComponentType }
  | NotOpen;

/** A replay that is open, with everything that its screens need. */
export interface OpenedReplay<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly analysisUi: AnalysisUi<State>;
  readonly replay: Replay<State, Action>;
  readonly gameName: string;
  /** Whether it may be analysed: a running game not if its host asked for play without a coach. */
  readonly isAnalysed: boolean;
}

type ScreenOf = <Setup, State, Action>(opened: OpenedReplay<Setup, State, Action>) => ComponentType;

interface ReplayPageProps {
  readonly screen: "replay" | "puzzles";
  readonly id: string;
}

/** Shows a saved game again, or asks for the best move at its costliest moments; or says why it cannot be opened. */
export function ReplayPage({ screen, id }: ReplayPageProps) {
  const place = useMemo(() => openingPlace(id), [id]);
  if (screen === "puzzles")
    return <Opened id={id} screenOf={(opened) => () => <PuzzlesScreen {...opened} />} />;
  return <Opened id={id} screenOf={(opened) => () => <ReplayScreen {...opened} place={place} />} />;
}

function Opened({ id, screenOf }: { readonly id: string; readonly screenOf: ScreenOf }) {
  const opening = useSignal<Opening>({ kind: "opening" });
  useEffect(() => {
    let isLeft = false;
    void openScreen(id, screenOf).then((opened) => isLeft || (opening.value = opened));
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

/** The steps of a game that cannot be analysed. */
const PLAIN: AnalysisUi<unknown> = {
  Steps: ({ steps }) => <>{steps.join(", ")}</>,
  say: (_, steps) => steps.join(", "),
  why: () => undefined,
};

async function openScreen(id: string, screenOf: ScreenOf): Promise<Opening> {
  const known = lastOpened(id);
  const found = await findSaved(id, known);
  if (found.kind !== "found") return found;
  const { saved, game } = found;
  const entry = findGame(saved.card.gameId);
  assert(entry !== undefined, "the game was found");
  const [lazyUi] = await Promise.all([loadLazyUi(entry), game.fetchLazyParts()]);
  const analysisUi = (await lazyUi.loadAnalysisUi?.()) ?? PLAIN;
  const opened = game.withUi(
    <Setup, State, Action>(
      ui: GameUi<Setup, State, Action>,
    ): Result<ComponentType, RecordFault> => {
      const replay = openReplay(ui, saved);
      if (!replay.ok) return err(replay.error);
      const isOver = replay.value.judged.table.turn.kind === "over";
      const screen = screenOf({
        ui,
        // Both belong to the same game.
        analysisUi: analysisUi as AnalysisUi<State>,
        replay: replay.value,
        gameName: entry.name,
        isAnalysed: analysisUi !== PLAIN && (isOver || known?.isWithoutCoach !== true),
      });
      return ok(screen);
    },
  );
  return opened.ok
    ? { kind: "open", Screen: opened.value }
    : { kind: "unreadable", saved: plain(saved), fault: opened.error };
}

const plain = ({ card, record }: SavedGame): SavedGame => ({ card, record });
