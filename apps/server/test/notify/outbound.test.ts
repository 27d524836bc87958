import { expect, test } from "vitest";
import { ANSWER_MS, outboundWith } from "../../src/notify/outbound.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { receiver } from "../support/pushService.ts";

const NEVER = new AbortController().signal;
const post = (url: string) => ({ url, headers: {}, body: Buffer.from("{}") });

test("a name is looked up once, and the connection goes to the address that was checked", async () => {
  const at = await receiver();
  const { port } = new URL(at.url);
  const answers = [["127.0.0.1"], ["10.255.255.1"]];
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return answers.shift() ?? [];
  };
  const outbound = outboundWith({ clock: fakeClock(), allowsPrivate: true, resolve });
  const url = `http://hook.example:${port}/a/b?c=d#e`;
  expect(await outbound(post(url), NEVER)).toEqual({ kind: "answered", status: 201 });
  expect(asked).toEqual(["hook.example"]);
  const [request] = at.received;
  expect(request?.path).toBe("/a/b?c=d");
  expect(request?.headers.host).toBe(`hook.example:${port}`);
});

test("an address without a way to it is followed by the next one that was checked", async () => {
  const at = await receiver();
  const { port } = new URL(at.url);
  const resolve = async () => ["127.9.9.9", "127.0.0.1"];
  const outbound = outboundWith({ clock: fakeClock(), allowsPrivate: true, resolve });
  const answer = await outbound(post(`http://hook.example:${port}/`), NEVER);
  expect(answer).toEqual({ kind: "answered", status: 201 });
});

test.each([
  ["a private address", ["192.168.1.1"]],
  ["one private address among public ones", ["93.184.215.14", "::1"]],
  ["an address that stands for a private one", ["::ffff:10.0.0.1"]],
])("nothing is sent to a name with %s", async (_, addresses) => {
  const outbound = outboundWith({
    clock: fakeClock(),
    allowsPrivate: false,
    resolve: async () => addresses,
  });
  expect(await outbound(post("https://hook.example/"), NEVER)).toEqual({ kind: "forbidden" });
});

test("nothing is sent to a private address, or by plain http, without permission", async () => {
  const at = await receiver();
  const outbound = outboundWith({ clock: fakeClock(), allowsPrivate: false });
  for (const url of [at.url, at.url.replace("http:", "https:"), "https://[::1]/"])
    expect(await outbound(post(url), NEVER)).toEqual({ kind: "forbidden" });
  expect(at.received).toEqual([]);
});

test("https to a server without a certificate for the name fails", async () => {
  const at = await receiver();
  const { port } = new URL(at.url);
  const resolve = async () => ["127.0.0.1"];
  const outbound = outboundWith({ clock: fakeClock(), allowsPrivate: true, resolve });
  expect(await outbound(post(`https://hook.example:${port}/`), NEVER)).toEqual({ kind: "silence" });
  expect(at.received).toEqual([]);
});

test("a name that is not known is silence", async () => {
  const outbound = outboundWith({
    clock: fakeClock(),
    allowsPrivate: false,
    resolve: async () => [],
  });
  expect(await outbound(post("https://hook.example/"), NEVER)).toEqual({ kind: "silence" });
});

test("a name server that does not answer is left when the time is over", async () => {
  const clock = fakeClock();
  const resolve = () => new Promise<readonly string[]>(() => undefined);
  const outbound = outboundWith({ clock, allowsPrivate: false, resolve });
  const answer = outbound(post("https://hook.example/"), NEVER);
  clock.pass(ANSWER_MS);
  expect(await answer).toEqual({ kind: "silence" });
});

test("a receiver that does not answer is left when the time is over, or when the server stops", async () => {
  const clock = fakeClock();
  let left = 0;
  const at = await receiver((_, response) => void response.on("close", () => (left += 1)));
  const outbound = outboundWith({ clock, allowsPrivate: true });
  const late = outbound(post(at.url), NEVER);
  await at.until(1);
  clock.pass(ANSWER_MS);
  expect(await late).toEqual({ kind: "silence" });
  const stopping = new AbortController();
  const stopped = outbound(post(at.url), stopping.signal);
  await at.until(2);
  stopping.abort();
  expect(await stopped).toEqual({ kind: "silence" });
  await expect.poll(() => left).toBe(2);
  expect(clock.waiting()).toBe(0);
});
