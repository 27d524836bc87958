import { randomUUID } from "node:crypto";
import {
  PROTOCOL,
  readToClient,
  type Logged,
  type ToClient,
  type ToServer,
} from "@courtly/protocol";
import { afterwards, unwrap } from "./served.ts";

type Done = Extract<ToClient, { kind: "done" }>;
type RefusedMessage = Extract<ToClient, { kind: "refused" }>;
type Answer = Done | RefusedMessage;
type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, "key"> : never;

/** A device at a table: it speaks the protocol, as a page or a bot does. */
export interface Device {
  readonly messages: ToClient[];
  readonly log: Logged[];
  readonly raw: (text: string | Uint8Array<ArrayBuffer>) => void;
  readonly say: (message: ToServer) => void;
  /** Asks with a key and waits for its answer. */
  readonly ask: (message: WithoutKey<ToServer>, key?: string) => Promise<Answer>;
  /** Waits until the condition holds; checks it after every message. */
  readonly until: (isSo: () => boolean) => Promise<void>;
  readonly closed: Promise<number>;
  readonly close: () => void;
}

/** Thrown when the connection is closed or cannot be made, which a test may expect. Other errors are bugs. */
export class CutOff extends Error {}

/** Long, because a busy disk makes the server slow. */
const PATIENCE_MS = 60_000;

export interface Hello {
  readonly token?: string | undefined;
  readonly from?: number;
  readonly protocol?: number;
}

/** Connects, and sends nothing. */
export async function dial(url: string, table: string): Promise<Device> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`);
  const messages: ToClient[] = [];
  const log: Logged[] = [];
  const waiting = new Set<() => void>();
  const { promise: closed, resolve: hungUp } = Promise.withResolvers<number>();
  socket.addEventListener("message", ({ data }) => {
    const message = unwrap(readToClient(String(data)));
    messages.push(message);
    if (message.kind === "events") log.push(...message.entries);
    for (const look of waiting) look();
  });
  socket.addEventListener("close", ({ code }) => hungUp(code));
  afterwards(() => socket.close());
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new CutOff("the server did not answer")));
  });
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      if (isSo()) {
        resolve();
        return;
      }
      const finish = (end: () => void) => {
        clearTimeout(timer);
        waiting.delete(look);
        end();
      };
      const look = () => {
        if (isSo()) finish(resolve);
      };
      const last = () => `last: ${JSON.stringify(messages.at(-1))}`;
      const timer = setTimeout(
        () => finish(() => reject(new Error(`waited in vain; ${last()}`))),
        PATIENCE_MS,
      );
      waiting.add(look);
      void closed.then((code) =>
        finish(() => reject(new CutOff(`the connection closed (${code}); ${last()}`))),
      );
    });
  const say = (message: ToServer) => socket.send(JSON.stringify(message));
  return {
    messages,
    log,
    closed,
    until,
    say,
    raw: (text) => socket.send(text),
    close: () => socket.close(),
    ask: async (message, key = randomUUID()) => {
      const from = messages.length;
      const answer = () =>
        messages
          .slice(from)
          .find(
            (heard): heard is Answer =>
              (heard.kind === "done" || heard.kind === "refused") && heard.key === key,
          );
      say({ ...message, key });
      await until(() => answer() !== undefined);
      return answer() as Answer;
    },
  };
}

/** Connects, says hello and waits for the log so far. */
export async function sitDown(
  url: string,
  table: string,
  { token, from = 1, protocol = PROTOCOL }: Hello = {},
): Promise<Device> {
  const device = await dial(url, table);
  device.say({ kind: "hello", protocol, from, ...(token === undefined ? {} : { token }) });
  await device.until(() => {
    const [welcome] = device.messages;
    return welcome?.kind === "welcome" && (device.log.at(-1)?.n ?? from - 1) >= welcome.length;
  });
  return device;
}
