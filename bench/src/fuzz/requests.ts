import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, type Random } from "@courtly/engine";
import { readConfig, startServer } from "@courtly/server";
import { BODIES } from "./corpus.ts";
import { mutatedObject, mutatedText, pick } from "./mutations.ts";
import type { FuzzTarget } from "./targets.ts";

/** Paths of requests without and with a body, at this table. */
const pathsAt = (table: string) => ({
  GET: [
    "/livez",
    "/healthz",
    "/api/here",
    "/api/tables",
    "/api/codes/ABCDEF",
    `/api/tables/${table}`,
    `/api/tables/${table}/record`,
    `/api/tables/${table}/legal`,
    `/api/tables/${table}/socket`,
    `/api/tables/${"A".repeat(22)}`,
    "/api/tables/%00/../..//%2e%2e/%ff",
    `/${"x".repeat(3000)}?${"y=&".repeat(500)}`,
  ],
  POST: [
    "/api/tables",
    `/api/tables/${table}/seats`,
    `/api/tables/${table}/devices`,
    `/api/tables/${table}/rematch`,
    `/api/tables/${table}/notifications`,
  ],
});
type Paths = ReturnType<typeof pathsAt>;

const METHODS = [
  "GET",
  "POST",
  "HEAD",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "get",
  "QUERY",
];
const JSON_TYPE = "Content-Type: application/json";
const HEADERS = [
  JSON_TYPE,
  "Content-Type: text/plain; charset=utf-9",
  "Content-Type: multipart/form-data",
  "Accept: text/html",
  "Accept-Encoding: br, gzip;q=0, *",
  "Origin: https://evil.example",
  "Origin: null",
  "Host: evil.example",
  "Host: [::1",
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
  "Upgrade: h2c",
  "Transfer-Encoding: chunked",
  "Expect: 100-continue",
  "Range: bytes=0-,-1",
  "If-None-Match: *",
  "X-Forwarded-For: 1.1.1.1, ::1, x",
  `Cookie: ${"z".repeat(2000)}`,
];
/** No request takes so long, also on a busy machine. */
const PATIENCE_MS = 20_000;

/** A server, and requests to it as texts. Every request is answered without a fault of the server, or refused by hanging up. */
export interface FuzzedServer {
  readonly target: FuzzTarget;
  readonly stop: () => Promise<void>;
}

export async function fuzzedServer(): Promise<FuzzedServer> {
  const place = mkdtempSync(join(tmpdir(), "courtly-fuzz-"));
  const config = readConfig(
    { data: join(place, "tables.db"), port: "0", "log-level": "silent" },
    {},
  );
  assert(config.ok, "the settings are right");
  const generous = { burst: 1e9, perSecond: 1e9 };
  const allowances = { perAddress: generous, tables: generous };
  // No name leads anywhere: nothing is sent to the addresses in the inputs.
  const resolve = async () => [];
  const server = await startServer(config.value, { allowances, resolve });
  const { port, host } = new URL(server.url);
  const paths = pathsAt(await openedTable(server.url));
  return {
    target: {
      name: "requests over HTTP",
      weight: 1,
      inputOf: (random) => requestText(host, paths, random),
      check: async (input) => {
        const answer = await answerTo(Number(port), input);
        assert(answer !== "no end", "a request is answered, or its connection is closed");
        assert(/^(?:HTTP|$)/.test(answer), `an answer begins with its status: ${answer}`);
        assert(!/^HTTP\/1\.1 5/m.test(answer), `a fault of the server: ${answer.slice(0, 300)}`);
      },
    },
    stop: async () => {
      await server.stop();
      rmSync(place, { recursive: true });
    },
  };
}

async function openedTable(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(BODIES[0]),
  });
  const { table } = (await answer.json()) as { table?: string };
  assert(table !== undefined, "the first body opens a table");
  return table;
}

/** A request whose method, path, headers and body are mixed; sometimes its text is changed once more. */
function requestText(host: string, paths: Paths, random: Random): string {
  const method = pick(random() < 0.7 ? METHODS.slice(0, 2) : METHODS, random);
  const changed = random() < 0.5 ? mutatedObject(pick(BODIES, random), BODIES, random) : undefined;
  const json = JSON.stringify(changed ?? pick(BODIES, random));
  const body = method !== "POST" ? "" : random() < 0.8 ? json : mutatedText(json, [json], random);
  const lengthOf = () =>
    random() < 0.97 ? Buffer.byteLength(body) : Math.floor(random() * 100_000);
  const path = pick(random() < 0.9 && method === "POST" ? paths.POST : paths.GET, random);
  const lines = [
    `${method} ${random() < 0.8 ? path : mutatedText(path, paths.GET, random)} HTTP/1.1`,
    `Host: ${host}`,
    ...(body === ""
      ? []
      : [random() < 0.9 ? JSON_TYPE : pick(HEADERS, random), `Content-Length: ${lengthOf()}`]),
    ...(random() < 0.5 ? [] : [pick(HEADERS, random)]),
  ];
  const head = lines.join("\r\n");
  return `${random() < 0.7 ? head : mutatedText(head, HEADERS, random)}\r\n\r\n${body}`;
}

/** A client hangs up if nothing has come for so long: the server waits for the rest of an unfinished request. */
const UNFINISHED_MS = 100;

/** Sends a text, and hangs up after the answer. Returns the answer, "" if there is none, "no end" if the server keeps the connection. */
function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const givingUp = setTimeout(() => socket.end(), UNFINISHED_MS);
    const finish = (result: string) => {
      clearTimeout(timer);
      clearTimeout(givingUp);
      socket.destroy();
      resolve(result);
    };
    const timer = setTimeout(() => finish("no end"), PATIENCE_MS);
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      answer += part;
      if (!answer.startsWith("HTTP/1.1 100")) socket.end();
    });
    socket.on("error", () => finish(answer));
    socket.on("close", () => finish(answer));
    socket.write(text);
  });
}
