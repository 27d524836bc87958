import type { ReaderAnswer, ReaderQuestion } from "../../src/storage/sqlite/messages.ts";
import { StorageError } from "../../src/storage/storage.ts";
import { appendAt, APPENDS, codeOf, tableId } from "./damagedFiles.ts";

export type Question = Exclude<ReaderQuestion, { kind: "close" }>;

/** Everything that can be read about a table, in the order in which a server does. */
export function questionsAbout(t: number): readonly Question[] {
  const id = tableId(t);
  return [
    { kind: "read", tableId: id, from: 1, max: Infinity },
    { kind: "read", tableId: id, from: 10, max: 5 },
    { kind: "find", tableId: id },
    ...[0, 5, APPENDS - 1].map((i): Question => ({
      kind: "findRequest",
      tableId: id,
      request: appendAt(id, i),
    })),
    { kind: "findCode", code: codeOf(t) },
  ];
}

/** The answers about a table as texts, up to the first refusal: after that a store answers nothing about it. */
export function answersAbout(
  reads: (question: Question) => ReaderAnswer,
  t: number,
): readonly string[] {
  const answers: string[] = [];
  for (const question of questionsAbout(t)) {
    const answer = refusedOr(() => reads(question));
    if (answer === undefined || (answer.kind === "tables" && answer.damaged.length > 0)) break;
    answers.push(JSON.stringify(answer));
  }
  return answers;
}

/** The value, or `undefined` if the store refuses because of damage. Other errors are bugs. */
export function refusedOr<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    const isRefusal = error instanceof StorageError || isOfSqlite(error);
    if (!isRefusal) throw error;
    return undefined;
  }
}

function isOfSqlite(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_");
}
