import { signal } from "@preact/signals";
import { BEGINNING, type LessonPlace } from "./lessonPlace.ts";

/** The progress of a lesson on this device. */
export interface LessonProgress {
  readonly place: LessonPlace;
  /** Whether it was played to its end once. */
  readonly isDone: boolean;
}

const KEY = "courtly.lessons";
const NEW: LessonProgress = { place: BEGINNING, isDone: false };

const lessons = signal<Readonly<Record<string, LessonProgress>>>(readLessons(stored()));

/** The id of a lesson's progress: the game for its first lesson, "rolling-courts/2" for the second. */
export function lessonId(gameId: string, part: number): string {
  return part === 1 ? gameId : `${gameId}/${part}`;
}

export function progressOf(id: string): LessonProgress {
  return lessons.value[id] ?? NEW;
}

export function hasBegun({ place }: LessonProgress): boolean {
  return place.scene > 0 || place.length > 0 || place.read > 0;
}

/** Stores the progress of a lesson, apart from the saved games. */
export function saveProgress(id: string, progress: LessonProgress): void {
  lessons.value = { ...lessons.value, [id]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons.value));
  } catch {
    // Without storage the progress is kept for this visit.
  }
}

/** Resets the progress of all lessons. */
export function forgetLessons(): void {
  lessons.value = {};
}

/** Reads stored progress. Anything invalid becomes a lesson at its beginning. */
export function readLessons(text: string | null): Readonly<Record<string, LessonProgress>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(parsed(text))).map(([gameId, value]) => [gameId, readProgress(value)]),
  );
}

function readProgress(value: unknown): LessonProgress {
  const { place, isDone } = fieldsOf(value);
  const { scene, length, read } = fieldsOf(place);
  const isPlace = isCount(scene) && isCount(length) && isCount(read);
  return { place: isPlace ? { scene, length, read } : BEGINNING, isDone: isDone === true };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
