import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { assert } from "@courtly/engine";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import type { GameEntry } from "../../games/gameEntry.ts";
import { findGame } from "../../games/index.ts";
import { loadLazyUi } from "../../games/lazyUi.ts";
import { rosterOf, soloParty } from "../../home/setup/party.ts";
import { Nowhere } from "../../home/nowhere.tsx";
import { LazyScreen } from "../../ui/loading/lazyScreen.tsx";
import { refuse } from "../../ui/toast.tsx";
import { goTo } from "../../routes.ts";
import { settings } from "../../settings/settings.ts";
import { startGame, startProblem } from "../../local/savedGames.ts";
import type { LoadedGame } from "../../table/loadedGame.tsx";
import type { Chair } from "../../table/roster.ts";
import { Item } from "../../table/dialogs/tableMenu.tsx";
import { lessonId, saveProgress, progressOf } from "./lessonProgress.ts";
import type { Lesson, StepWords } from "./lesson.ts";
import { LessonCard } from "./lessonCard.tsx";
import { openScene, type OpenScene } from "./lessonSession.tsx";
import { BEGINNING, type LessonPlace } from "./lessonPlace.ts";
import { doingAt, endOf, linesOf, stepAt, wantedAt, type Scene } from "./script.ts";
import { words } from "./words/index.ts";

const PAGE: Chair = { kind: "bot", level: "page" };

interface LessonPageProps {
  readonly gameId: string;
  /** The number of the lesson, from 1. */
  readonly part: number;
}

/** A lesson, played at a real table. */
export function LessonPage({ gameId, part }: LessonPageProps) {
  const game = findGame(gameId);
  if (game === undefined || part > game.lessons) return <Nowhere />;
  const load = async () => {
    const [table, { lessons }] = await Promise.all([game.load(), loadLazyUi(game)]);
    const lesson = lessons[part - 1];
    assert(lesson !== undefined, "a game has as many lessons as its entry counts");
    await table.fetchLazyParts(); // a lesson may be resumed in its last scene
    const id = lessonId(gameId, part);
    return () => <LessonTable entry={game} table={table} lesson={lesson} id={id} />;
  };
  return <LazyScreen load={load}>{(Table) => <Table />}</LazyScreen>;
}

interface LessonTableProps {
  readonly entry: GameEntry;
  readonly table: LoadedGame;
  readonly lesson: Lesson;
  /** The id of its progress. */
  readonly id: string;
}

function LessonTable(props: LessonTableProps) {
  const { lesson, id } = props;
  const opened = useSignal({ at: keptPlace(id, lesson), tries: 0 });
  const openAt = (at: LessonPlace) => {
    saveProgress(id, { ...progressOf(id), place: at });
    opened.value = { at, tries: opened.value.tries + 1 };
  };
  const { at, tries } = opened.value;
  return <SceneTable key={tries} {...props} at={at} onGoTo={openAt} />;
}

/** The place where the person left the lesson; the beginning if this lesson does not have that place. */
function keptPlace(id: string, { scenes }: Lesson): LessonPlace {
  const { place } = progressOf(id);
  const scene = scenes[place.scene];
  return scene !== undefined && place.length < linesOf(scene).length + 1 ? place : BEGINNING;
}

interface SceneTableProps extends LessonTableProps {
  readonly at: LessonPlace;
  readonly onGoTo: (place: LessonPlace) => void;
}

function SceneTable(props: SceneTableProps) {
  const { entry, lesson, at, onGoTo } = props;
  const scene = lesson.scenes[at.scene] as Scene;
  const { live, step, doing, place, onWay } = useScene(props);
  const find = useCallback(
    () => (doing === "read" ? waysOn() : targetsAt(lesson, scene, live.length.peek())),
    [doing],
  );
  return (
    <div class="lesson-room">
      <live.Screen
        gameName={entry.name}
        onReopen={() => onGoTo(place())}
        onRematch={() => void playAPage(entry, lesson)}
        rematchWords={words().playAPage}
        menuItems={(close) => (
          <Item
            onClick={() => {
              close();
              onGoTo(BEGINNING);
            }}
            icon={<LineIcon name="reroll" size={22} />}
          >
            {words().restart}
          </Item>
        )}
      />
      {!live.isOver.value && step < scene.steps.length && (
        <LessonCard
          gameName={entry.name}
          said={wordsOf(lesson, scene, step)}
          number={stepsBefore(lesson, at.scene) + step + 1}
          count={stepsBefore(lesson, lesson.scenes.length)}
          doing={doing}
          onWay={onWay}
          find={find}
        />
      )}
    </div>
  );
}

/** Runs a scene: tells where the person is in it, and what follows. */
function useScene({ entry: { id: gameId }, table, lesson, id, at, onGoTo }: SceneTableProps) {
  const scene = lesson.scenes[at.scene] as Scene;
  const isLast = at.scene === lesson.scenes.length - 1;
  const read = useSignal(at.read);
  const live = useMemo((): OpenScene => {
    const roster = rosterOf(soloParty(settings.peek(), lesson.rivals, PAGE), lesson.rivals + 1);
    const onKeep = (length: number) => {
      const isEnd = isLast && length === linesOf(scene).length;
      const place = isEnd ? BEGINNING : { scene: at.scene, length, read: read.peek() };
      saveProgress(id, { place, isDone: isEnd || progressOf(id).isDone });
    };
    const decline = () => ({ message: words().notNow(wordsOf(lesson, scene, stepNow()).ask) });
    const { length } = at;
    const onHurry = () => readOn();
    return openScene(table, { gameId, roster, scene, length, read, onHurry, onKeep, decline });
  }, []);
  const place = (): LessonPlace => ({
    scene: at.scene,
    length: live.length.value,
    read: read.value,
  });
  const stepNow = () => stepAt(scene, place());
  const step = stepNow();
  const doing = doingAt(scene, place());
  const isThrough = step === scene.steps.length && !isLast;
  useEffect(() => live.close, []);
  useEffect(() => {
    if (isThrough) onGoTo({ ...BEGINNING, scene: at.scene + 1 });
  }, [isThrough]);
  const readOn = () => {
    if (doingAt(scene, place()) !== "read") return;
    read.value = stepNow() + 1;
    saveProgress(id, { ...progressOf(id), place: place() });
  };
  const onWay = () => (doing === "read" ? readOn() : void live.playTo(endOf(scene, step)));
  return { live, step, doing, place, onWay };
}

function stepsBefore({ scenes }: Lesson, scene: number): number {
  return scenes.slice(0, scene).reduce((sum, { steps }) => sum + steps.length, 0);
}

/** The text of a step, in the current language. */
function wordsOf({ words: said }: Lesson, scene: Scene, step: number): StepWords {
  return said()[scene.steps[step]?.id ?? ""] ?? { text: "", ask: "" };
}

function targetsAt({ targets }: Lesson, scene: Scene, length: number): readonly HTMLElement[] {
  const [action] = wantedAt(scene, length);
  return action === undefined ? [] : targets(action);
}

function waysOn(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-lesson-on]")];
}

/** Starts a real game, with real dice, after the lesson. */
async function playAPage(entry: GameEntry, { rivals }: Lesson): Promise<void> {
  const party = soloParty(settings.value, rivals, PAGE);
  const roster = rosterOf(party, entry.facts.seats(party.length));
  const started = await startGame(entry, roster, { start: "drawn" });
  if (started.ok) goTo({ screen: "table", id: started.value.id });
  else refuse(startProblem(started.error));
}
