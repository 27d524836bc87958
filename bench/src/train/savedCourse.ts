import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Learner } from "@courtly/bots/learners";
import { newCourse, type Course } from "./course.ts";

/** A course as stored on disk between two runs. */
export interface SavedCourse {
  readonly course: Course;
  /** The minutes of training, times the number of threads. */
  readonly coreMinutes: number;
}

/** Reads the saved course, or starts a new one if the file does not exist. */
export function readSaved(path: string, learner: Learner): SavedCourse {
  const fresh = newCourse(learner);
  if (!existsSync(path)) return { course: fresh, coreMinutes: 0 };
  const saved = deserialize(zstdDecompressSync(readFileSync(path))) as SavedCourse; // only this program writes it
  if (saved.course.training.weights.length !== fresh.training.weights.length)
    throw new Error(
      `${path} does not fit: the shape of its game's net has changed since it was saved; move or delete it`,
    );
  return saved;
}

export function writeSaved(path: string, saved: SavedCourse): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, zstdCompressSync(serialize(saved)));
  renameSync(`${path}.new`, path); // atomic: never leaves half a file
}
