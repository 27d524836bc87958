import { workerData } from "node:worker_threads";
import { threadplace } from "@courtly/threads";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { backUpFile } from "./backUp.ts";
import type { BackUpAnswer, BackUpQuestion, ReaderStart } from "./messages.ts";
import { failureOf } from "./storageErrors.ts";

// The thread that copies and checks the data file: a large one takes long, and nobody waits for it but its owner.

const { file } = workerData as ReaderStart;

serveWorkerRpc(
  threadplace<BackUpQuestion, BackUpAnswer, never>(),
  async ({ into }): Promise<BackUpAnswer> => {
    try {
      const { tables, damaged, faults } = await backUpFile(file, into);
      return { kind: "backedUp", backUp: { tables, damaged, faults } };
    } catch (error) {
      return failureOf(into, error);
    }
  },
);
