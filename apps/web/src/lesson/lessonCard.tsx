import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { classes } from "../drawings/named.ts";
import { HOME, hrefOf } from "../route.ts";
import { belongsBelow, belongsLeft, Rings, usePointing } from "./pointing.tsx";
import { words } from "./words/index.ts";
import "./lesson.css";

/** What is said for a step. */
export interface StepWords {
  readonly text: string;
  readonly ask: string;
}

interface LessonCardProps {
  readonly gameName: string;
  readonly said: StepWords;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Steps that are only read have a way on of their own. */
  readonly isRead: boolean;
  readonly onSkip: () => void;
  /** What is to be pressed now. */
  readonly find: () => readonly HTMLElement[];
}

/** Beneath the bar of a table. */
const HEAD_PX = 60;

/** One step: why, what to do, and how to go on without. It keeps off what it points at. */
export function LessonCard(props: LessonCardProps) {
  const { gameName, said, number, count, isRead, onSkip, find } = props;
  const card = useRef<HTMLElement>(null);
  const boxes = usePointing(find).value;
  const corner = useSignal({ isBelow: false, isLeft: false });
  useLayoutEffect(() => {
    const height = card.current?.offsetHeight ?? 0;
    // Its own button is no reason to move.
    if (boxes.length === 0 || isRead) return;
    corner.value = {
      isBelow: belongsBelow(boxes, HEAD_PX, height),
      isLeft: belongsLeft(boxes),
    };
  }, [boxes, said]);
  const { isBelow, isLeft } = corner.value;
  const { title, stepOf, setDice, goOn, skip, leave } = words();
  return (
    <>
      {!isRead && <Rings boxes={boxes} />}
      <section
        ref={card}
        class={classes(
          "lesson-card",
          isBelow ? "is-below" : undefined,
          isLeft ? "is-left" : undefined,
        )}
        aria-label={title(gameName)}
      >
        <p class="lesson-where">
          <b>{stepOf(number, count)}</b>
          <span>{setDice}</span>
        </p>
        <div class="lesson-says" role="status" aria-live="polite" aria-atomic="true">
          <p key={said.ask}>
            {said.text} <strong>{said.ask}</strong>
          </p>
        </div>
        <div class="lesson-ways">
          {isRead ? (
            <button type="button" class="button ink" data-lesson-on onClick={onSkip}>
              {goOn}
            </button>
          ) : (
            <button type="button" class="button small" onClick={onSkip}>
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
