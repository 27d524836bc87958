import { assert, ok, parseRecordText, readFaces, scriptedCup, type Problem } from "@courtly/engine";
import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Archive } from "../../local/archive.ts";
import type { SavedGame } from "../../local/savedGame.ts";
import { settings } from "../../settings/settings.ts";
import type { Roster } from "../../table/roster.ts";
import type { GameUi } from "../../table/gameUi.ts";
import type { LoadedGame } from "../../table/loadedGame.tsx";
import { wait } from "../../table/pace.ts";
import { openLocalSession, type Ports } from "../../local/localSession.ts";
import type { GameSession } from "../../table/session.ts";
import { TableScreen, type TableSurroundings } from "../../table/tableScreen.tsx";
import { doingAt, isWanted, linesOf, recordAt, rivalLine, wantedAt, type Scene } from "./script.ts";

/** A scene at a real table. Its dice and rivals follow the script, everything else is as usual. */
export interface OpenScene {
  readonly Screen: ComponentType<TableSurroundings>;
  /** The number of events of its steps that have happened. */
  readonly length: ReadonlySignal<number>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Plays the actions that the lesson asks for, up to this number of events. */
  readonly playTo: (length: number) => Promise<void>;
  readonly close: () => void;
}

export interface SceneAt {
  readonly gameId: string;
  readonly roster: Roster;
  readonly scene: Scene;
  /** The number of events with which it is opened. */
  readonly length: number;
  /** The number of steps that were read: rivals wait for it. */
  readonly read: ReadonlySignal<number>;
  /** Called when the person hurries the rivals, which counts as having read. */
  readonly onHurry: () => void;
  /** Stores the progress before it is shown, like everything that is played. */
  readonly onKeep: (length: number) => void;
  /** The reason that is shown when the person does something else. */
  readonly decline: () => Problem;
}

export function openScene(game: LoadedGame, at: SceneAt): OpenScene {
  const saved = savedAt(game, at);
  return game.withUi((ui) => sceneOf(ui, saved, at));
}

function sceneOf<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  saved: SavedGame,
  at: SceneAt,
): OpenScene {
  const { write } = ui.game.notation.action;
  const opened = openLocalSession(ui, saved, portsOf(at));
  assert(opened.ok, "a lesson's record can be read");
  const live = opened.value;
  const length = computed(() => live.view.value.table.length - at.scene.before.length);
  const session: GameSession<State, Action> = {
    ...live,
    voice: "lesson",
    lessonAction: computed(() => {
      const [text = ""] = wantedAt(at.scene, length.value);
      const action = ui.game.notation.action.read(text);
      return action.ok ? action.value : undefined;
    }),
    act: async (...actions) => {
      const isTheirs = live.view.value.waiting.kind === "person";
      const isRight = isWanted(at.scene, length.value, actions.map(write));
      return isTheirs && !isRight ? at.decline() : live.act(...actions);
    },
    hurry: () => {
      at.onHurry();
      live.hurry();
    },
  };
  return {
    Screen: (props) => <TableScreen ui={ui} session={session} {...props} />,
    length,
    isOver: computed(() => live.view.value.table.turn.kind === "over"),
    playTo: (end) => playTo({ ui, live, scene: at.scene }, end),
    close: live.close,
  };
}

interface Played<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly live: GameSession<State, Action>;
  readonly scene: Scene;
}

async function playTo<Setup, State, Action>(
  { ui, live, scene }: Played<Setup, State, Action>,
  end: number,
): Promise<void> {
  const length = live.view.value.table.length - scene.before.length;
  const wanted = wantedAt(scene, length).slice(0, Math.max(0, end - length));
  if (wanted.length === 0) return;
  const actions = wanted.map((text) => {
    const action = ui.game.notation.action.read(text);
    assert(action.ok, "a lesson's actions can be read");
    return action.value;
  });
  const problem = await live.act(...actions);
  if (problem === undefined) await playTo({ ui, live, scene }, end);
}

function savedAt(game: LoadedGame, { gameId, roster, scene, length }: SceneAt): SavedGame {
  const record = recordAt(gameId, roster.names, scene, length);
  const summary = game.summarise(record, roster);
  assert(summary.ok, "a lesson's record can be read");
  const now = Date.now();
  return {
    card: {
      id: `lesson-${gameId}`,
      gameId,
      roster,
      summary: summary.value,
      startedAt: now,
      playedAt: now,
      revision: 1,
    },
    record,
  };
}

function portsOf(at: SceneAt): Ports {
  const { scene, length } = at;
  const lines = linesOf(scene);
  const throws = lines.slice(length).filter((line) => line.startsWith("* "));
  return {
    archive: beside(at),
    cup: scriptedCup(
      throws.map((line) => {
        const faces = readFaces(line.slice(2).split(" "));
        assert(faces.ok, "a lesson's dice can be read");
        return faces.value;
      }),
    ),
    think: async ({ seed, seat }) => {
      const happened = Number(seed.split("/").at(-1)) - scene.before.length;
      const text = rivalLine(scene, happened, seat);
      // After its last line a scene stands still.
      if (text === undefined) return new Promise(() => undefined);
      await until(() => doingAt(scene, { length: happened, read: at.read.value }) !== "read");
      return { text };
    },
    botSeed: "lesson",
    wait,
    pace: () => settings.value.pace,
    hasCurtain: () => false,
    now: () => Date.now(),
  };
}

function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!isTrue()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** An archive for the game of the lesson alone, which stores only the progress. */
function beside({ onKeep, scene }: SceneAt): Archive {
  return {
    cards: async () => ok([]),
    load: async () => ok(undefined),
    save: async ({ card, record }) => {
      onKeep(parseRecordText(record).body.length - scene.before.length);
      return ok({ ...card, revision: card.revision + 1 });
    },
    remove: async () => ok(undefined),
  };
}
