import { workerData } from "node:worker_threads";
import { assertNever } from "@courtly/engine";
import { threadplace } from "@courtly/threads";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { commitOn, type Commit } from "./commits.ts";
import { openDataFile, type DataFile } from "./dataFile.ts";
import type { WriterAnswer, WriterQuestion, WriterStart } from "./messages.ts";
import { failureOf } from "./storageErrors.ts";

// The thread that writes to the data file. A commit blocks it until the disk has flushed, and nobody else.

const { file, pagesMax, identity } = workerData as WriterStart;

let opened: { readonly dataFile: DataFile; readonly commit: Commit } | undefined;

/** Opens the file with the first question, and again with each question until it succeeds. */
function open() {
  if (opened !== undefined) return opened;
  const dataFile = openDataFile(file, { pagesMax, identity });
  opened = { dataFile, commit: commitOn(dataFile) };
  return opened;
}

function answer(question: WriterQuestion): WriterAnswer {
  switch (question.kind) {
    case "open": {
      const { path, identity, signingKeys, pushKeys, remarks } = open().dataFile;
      return { kind: "opened", opened: { path, identity, signingKeys, pushKeys, remarks } };
    }
    case "commit":
      return { kind: "committed", results: open().commit(question.writes) };
    case "close":
      opened?.dataFile.close();
      opened = undefined;
      return { kind: "closed" };
    default:
      return assertNever(question);
  }
}

serveWorkerRpc(threadplace<WriterQuestion, WriterAnswer, never>(), async (question) => {
  try {
    return answer(question);
  } catch (error) {
    return failureOf(file, error);
  }
});
