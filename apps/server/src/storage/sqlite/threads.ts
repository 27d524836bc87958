import { assert } from "@courtly/engine";
import { spawnThread } from "@courtly/threads";
import { openWorkerRpc, type WorkerRpc } from "@courtly/worker-rpc";
import { StorageError } from "../storage.ts";
import type { FileIdentity } from "./fileWatch.ts";
import type { BackUp } from "../admin.ts";
import type {
  BackUpAnswer,
  BackUpQuestion,
  Failure,
  OpenedFile,
  ReaderAnswer,
  ReaderQuestion,
  ReaderStart,
  Write,
  WriterAnswer,
  WriterQuestion,
  WriterStart,
  Written,
} from "./messages.ts";

const WRITER = new URL("./writerThread.ts", import.meta.url);
const READER = new URL("./readerThread.ts", import.meta.url);
const BACK_UP = new URL("./backUpThread.ts", import.meta.url);

/** The thread that writes. */
export interface Writer {
  readonly open: () => Promise<OpenedFile>;
  readonly commit: (writes: readonly Write[]) => Promise<readonly (Written | Failure)[]>;
  readonly close: () => Promise<void>;
}

/** Starts the thread that writes. If it breaks down, the next question starts another one on the same file. */
export function writerThread(file: string, pagesMax: number | undefined): Writer {
  let identity: FileIdentity | undefined;
  const rpc = openWorkerRpc<WriterQuestion, WriterAnswer>({
    spawn: () => {
      const start: WriterStart = { file, pagesMax, identity };
      return spawnThread(WRITER, start);
    },
    failureText: `'${file}' cannot be written now, and whether the last writes were stored is not known`,
  });
  const ask = asked(rpc);
  return {
    open: async () => {
      const answer = await ask({ kind: "open" });
      if (answer.kind === "failed") rpc.close();
      if (answer.kind === "failed") throw new StorageError(answer.message);
      assert(answer.kind === "opened", "the file was opened");
      ({ identity } = answer.opened);
      return answer.opened;
    },
    commit: async (writes) => {
      const answer = await ask({ kind: "commit", writes });
      if (answer.kind === "failed") return writes.map(() => answer);
      assert(answer.kind === "committed", "the writes were committed");
      return answer.results;
    },
    close: () => closed(ask, rpc),
  };
}

/** The thread that reads. */
export interface Reader {
  readonly ask: (question: ReaderQuestion) => Promise<ReaderAnswer>;
  readonly close: () => Promise<void>;
}

/** Starts the thread that reads. If it breaks down, the next question starts another one. */
export function readerThread(file: string): Reader {
  const start: ReaderStart = { file };
  const rpc = openWorkerRpc<ReaderQuestion, ReaderAnswer>({
    spawn: () => spawnThread(READER, start),
    failureText: `'${file}' cannot be read now`,
  });
  const ask = asked(rpc);
  return { ask, close: () => closed(ask, rpc) };
}

/** Copies a data file in a thread of its own, which ends with the copy. */
export async function backUpBy(file: string, into: string): Promise<BackUp> {
  const start: ReaderStart = { file };
  const rpc = openWorkerRpc<BackUpQuestion, BackUpAnswer>({
    spawn: () => spawnThread(BACK_UP, start),
    failureText: `'${file}' cannot be copied now`,
  });
  try {
    const answer = await asked(rpc)({ into });
    if (answer.kind === "failed") throw new StorageError(answer.message);
    return answer.backUp;
  } finally {
    rpc.close();
  }
}

/** Asks a thread. If it breaks down, the error is one of the store. */
function asked<Question, Answer>(rpc: WorkerRpc<Question, Answer>) {
  return async (question: Question): Promise<Answer> => {
    try {
      return await rpc.ask(question);
    } catch (error) {
      throw new StorageError(error instanceof Error ? error.message : String(error), {
        cause: error,
      });
    }
  };
}

async function closed(
  ask: (question: { readonly kind: "close" }) => Promise<unknown>,
  rpc: Pick<WorkerRpc<never, never>, "close">,
): Promise<void> {
  try {
    await ask({ kind: "close" });
  } finally {
    rpc.close();
  }
}
