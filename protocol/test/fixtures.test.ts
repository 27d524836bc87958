import {
  readAskRematch,
  readCodeFound,
  readContinueTable,
  readCreateTable,
  readHere,
  readJoinTable,
  readPresentedEntry,
  readRefusal,
  readSeatGiven,
  readTableGlance,
  readTableList,
  readTakeOver,
  readToClient,
  readToServer,
  type Reader,
} from "@courtly/protocol";
import { generations, type HttpLine } from "@courtly/testkit/fixtures";
import { describe, expect, test } from "vitest";

/** The parsers of each path: of the request's body and of the answer. */
const PATHS: readonly (readonly [path: RegExp, body: Reader<unknown>, answer: Reader<unknown>])[] =
  [
    [/^POST \/api\/tables$/, readCreateTable, readSeatGiven],
    [/^POST \/api\/tables\/[^/]+\/seats$/, readJoinTable, readSeatGiven],
    [/^POST \/api\/tables\/[^/]+\/devices$/, readTakeOver, readSeatGiven],
    [/^POST \/api\/tables\/[^/]+\/rematch$/, readAskRematch, readSeatGiven],
    [/^POST \/api\/tables\/[^/]+\/continue$/, readWholeLog, readSeatGiven],
    [/^GET \/api\/tables$/, readNothing, readTableList],
    [/^GET \/api\/tables\/[^/]+$/, readNothing, readTableGlance],
    [/^GET \/api\/codes\/[^/]+$/, readNothing, readCodeFound],
    [/^GET \/api\/here$/, readNothing, readHere],
  ];

/** Reads a presented log and all its entries. */
function readWholeLog(from: unknown): ReturnType<Reader<unknown>> {
  const log = readContinueTable(from);
  if (!log.ok) return log;
  return log.value.entries.map(readPresentedEntry).find(({ ok }) => !ok) ?? log;
}

function readNothing(from: unknown): ReturnType<Reader<undefined>> {
  return from === undefined
    ? { ok: true, value: undefined }
    : { ok: false, error: "nothing wanted" };
}

/** The reason for which a recorded request or its answer is no longer understood. */
function faultOf({ method, path, body, status, answer }: HttpLine): string | undefined {
  const [, readBody, readAnswer] = PATHS.find(([each]) => each.test(`${method} ${path}`)) ?? [];
  if (readBody === undefined || readAnswer === undefined) return `${method} ${path}: unknown`;
  const asked = readBody(body);
  const answered = status < 400 ? readAnswer(answer) : readRefusal(answer);
  if (asked.ok && answered.ok) return undefined;
  return `${method} ${path}: ${asked.ok ? "" : asked.error}${answered.ok ? "" : answered.error}`;
}

describe.for(generations())("the messages of $name", ({ manifest, messages }) => {
  const { messageKinds } = manifest;
  const lines = manifest.messages.flatMap(({ file }) => messages(file));

  test("are still understood on the socket, in both directions", () => {
    const said = { toServer: new Set<string>(), toClient: new Set<string>() };
    for (const line of lines) {
      if (line.kind !== "toServer" && line.kind !== "toClient") continue;
      const text = JSON.stringify(line.message);
      const read = line.kind === "toServer" ? readToServer(text) : readToClient(text);
      expect(read, text).toMatchObject({ ok: true, value: { kind: line.message.kind } });
      said[line.kind].add(line.message.kind);
    }
    for (const direction of ["toServer", "toClient"] as const)
      expect([...said[direction]].toSorted()).toEqual(messageKinds[direction].toSorted());
  });

  test("are still understood over HTTP", () => {
    const asked = lines.filter((line) => line.kind === "http");
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
  });
});
