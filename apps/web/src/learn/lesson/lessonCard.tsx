import { useRef } from "preact/hooks";
import { HOME, hrefOf } from "../../routes.ts";
import type { StepWords } from "./lesson.ts";
import { useCardPosition, type Box } from "./cardPosition.ts";
import { Rings, usePointing } from "./pointing.tsx";
import type { Doing } from "./script.ts";
import { words } from "./words/index.ts";
import "./lesson.css";

interface LessonCardProps {
  readonly gameName: string;
  readonly said: StepWords;
  /** The number of the step, from 1. */
  readonly number: number;
  readonly count: number;
  readonly doing: Doing;
  /** Goes on after reading, or skips the task. */
  readonly onWay: () => void;
  /** Finds the controls to press now. */
  readonly find: () => readonly HTMLElement[];
}

const NOTHING: readonly Box[] = [];

/** The card of one step: the reason, the task, and a way to skip it. It avoids hiding what it points at. */
export function LessonCard(props: LessonCardProps) {
  const { gameName, said, number, count, doing, onWay, find } = props;
  const card = useRef<HTMLElement>(null);
  const boxes = usePointing(find).value;
  const pointed = doing === "read" ? NOTHING : boxes; // the card need not move away from its own button
  useCardPosition(card, pointed, `${number} ${doing}`);
  const { title, stepOf, setDice, goOn, skip, leave } = words();
  return (
    <>
      <Rings boxes={pointed} />
      <section ref={card} class="lesson-card" aria-label={title(gameName)}>
        <p class="lesson-where">
          <b>{stepOf(number, count)}</b>
          <span>{setDice}</span>
        </p>
        <div class="lesson-says" role="status" aria-live="polite" aria-atomic="true">
          <p key={said.ask}>
            {said.text} {doing !== "watch" && <strong>{said.ask}</strong>}
          </p>
        </div>
        <div class="lesson-ways">
          {doing === "read" && (
            <button type="button" class="button ink" data-lesson-on onClick={onWay}>
              {goOn}
            </button>
          )}
          {doing === "play" && (
            <button type="button" class="button small" onClick={onWay}>
              {skip}
            </button>
          )}
          <a class="lesson-leave" href={hrefOf(HOME)}>
            {leave}
          </a>
        </div>
      </section>
    </>
  );
}
