import { workerData } from "node:worker_threads";
import { threadplace } from "@courtly/threads";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { openForReading } from "./dataFile.ts";
import type { ReaderAnswer, ReaderQuestion, ReaderStart } from "./messages.ts";
import { readsOn, type Reads } from "./reads.ts";
import { failureOf } from "./storageErrors.ts";

// The thread that reads the data file, over its own connection: a long read does not delay commits.

const { file } = workerData as ReaderStart;

let opened: { readonly reads: Reads; readonly close: () => void } | undefined;

function open() {
  if (opened !== undefined) return opened;
  const db = openForReading(file);
  opened = { reads: readsOn(db), close: () => void db.close() };
  return opened;
}

function answer(question: ReaderQuestion): ReaderAnswer {
  if (question.kind !== "close") return open().reads(question);
  opened?.close();
  opened = undefined;
  return { kind: "closed" };
}

serveWorkerRpc(threadplace<ReaderQuestion, ReaderAnswer, never>(), async (question) => {
  try {
    return answer(question);
  } catch (error) {
    return failureOf(file, error);
  }
});
