import { signal } from "@preact/signals";
import { BEGINNING, type Place } from "./place.ts";

/** What this device knows of a lesson. */
export interface LessonProgress {
  readonly place: Place;
  /** It was played to its end once. */
  readonly isDone: boolean;
}

const KEY = "courtly.lessons";
const NEW: LessonProgress = { place: BEGINNING, isDone: false };

const lessons = signal<Readonly<Record<string, LessonProgress>>>(readLessons(stored()));

export function keptLesson(gameId: string): LessonProgress {
  return lessons.value[gameId] ?? NEW;
}

export function hasBegun({ place }: LessonProgress): boolean {
  return place.scene > 0 || place.length > 0 || place.read > 0;
}

/** Lessons lie beside the games of people, never among them. */
export function keepLesson(gameId: string, kept: LessonProgress): void {
  lessons.value = { ...lessons.value, [gameId]: kept };
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons.value));
  } catch {
    // Kept for this visit.
  }
}

/** As on a device that knows of none. */
export function forgetLessons(): void {
  lessons.value = {};
}

/** What does not fit begins anew. */
export function readLessons(text: string | null): Readonly<Record<string, LessonProgress>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(parsed(text))).map(([gameId, value]) => [gameId, readKept(value)]),
  );
}

function readKept(value: unknown): LessonProgress {
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
