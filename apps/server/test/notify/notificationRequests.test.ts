import { describe, expect, test } from "vitest";
import { sitDown } from "../support/device.ts";
import { fakeClock } from "../support/fakeClock.ts";
import {
  MINUTE_MS,
  PAGE,
  webhook,
  serverOf,
  changed,
  refusalOf,
  begunGame,
  pass,
} from "../support/notifiedGame.ts";
import { pushDevice, receiver } from "../support/pushService.ts";
import { dataFile, openTable, served, takeSeat } from "../support/served.ts";

describe("the seat", () => {
  test("alone knows and changes its notifications, and is told only the host of its webhook", async () => {
    const { server, mover, other } = await begunGame();
    const { url } = server;
    const service = await receiver();
    const endpoint = `${service.url}/secret`;
    const push = { kind: "push", language: "en", page: PAGE, endpoint, ...pushDevice().keys };
    await changed(url, mover, push);
    await changed(url, mover, webhook(`${service.url}/secret-path?token=1`));
    expect(await changed(url, other, { kind: "ask", endpoint })).toEqual({
      key: expect.any(String),
      push: false,
    });
    await changed(url, other, { kind: "pushOff", endpoint });
    await changed(url, other, { kind: "webhookOff" });
    const state = await changed(url, mover, { kind: "ask", endpoint });
    expect(state).toEqual({
      key: expect.any(String),
      push: true,
      webhook: new URL(service.url).host,
    });
    expect(
      await refusalOf(url, { ...mover, token: "A".repeat(43) }, { kind: "ask" }),
    ).toMatchObject({
      code: "wrong-token",
    });
  });

  test("has notifications at four devices and one webhook at most", async () => {
    const { server, mover } = await begunGame();
    const { url } = server;
    const at = (device: number) => ({
      kind: "push",
      language: "en",
      page: PAGE,
      endpoint: `https://push.example/${device}`,
      ...pushDevice().keys,
    });
    for (const device of [1, 2, 3, 4, 4])
      expect((await changed(url, mover, at(device))).push).toBe(true);
    expect(await refusalOf(url, mover, at(5))).toMatchObject({ code: "too-many" });
    await changed(url, mover, { kind: "pushOff", endpoint: "https://push.example/1" });
    expect((await changed(url, mover, at(5))).push).toBe(true);
    await changed(url, mover, webhook("https://one.example/"));
    expect((await changed(url, mover, webhook("https://two.example/"))).webhook).toBe(
      "two.example",
    );
  });

  test("changes its notifications ten times at once, then one time in ten seconds", async () => {
    const { server, clock, mover, other } = await begunGame();
    const change = { kind: "webhookOff" };
    for (let time = 0; time < 10; time += 1) await changed(server.url, mover, change);
    expect(await refusalOf(server.url, mover, change)).toMatchObject({ code: "too-fast" });
    await changed(server.url, mover, { kind: "ask" });
    await changed(server.url, other, change);
    clock.pass(10_000);
    await changed(server.url, mover, change);
  });

  test("that is given up gets nothing more", async () => {
    const [clock, data] = [fakeClock(), dataFile()];
    const { url } = await serverOf(clock, data);
    const at = await receiver();
    const ada = await openTable(url, {
      seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    });
    const ben = await takeSeat(url, ada.table);
    await changed(url, ben, webhook(at.url));
    await (await sitDown(url, ada.table, ben)).ask({ kind: "leave" });
    await takeSeat(url, ada.table, { name: "Cleo" });
    await takeSeat(url, ada.table, { name: "Dora" });
    await pass(clock, 2 * MINUTE_MS);
    expect(at.received).toEqual([]);
  });
});

describe("private networks", () => {
  const PRIVATE = [
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://router/",
    "https://169.254.169.254/latest",
  ];

  test.each(PRIVATE)("%s is refused", async (address) => {
    const { url } = await served();
    const ada = await openTable(url);
    const push = { kind: "push", language: "en", page: PAGE, endpoint: address };
    for (const change of [webhook(address), { ...push, ...pushDevice().keys }])
      expect(await refusalOf(url, ada, change)).toMatchObject({
        code: "not-now",
        message: expect.stringContaining("private network"),
      });
  });

  test("plain http and addresses with a password are refused", async () => {
    const { url } = await served();
    const ada = await openTable(url);
    expect(await refusalOf(url, ada, webhook("http://hook.example/"))).toMatchObject({
      message: "notifications go to https addresses only",
    });
    for (const address of ["https://a:b@hook.example/", "ftp://hook.example/", "hook.example"])
      expect(await refusalOf(url, ada, webhook(address))).toMatchObject({ code: "malformed" });
  });

  test("a name is accepted wherever it leads, and dropped when it leads into a private network", async () => {
    const [clock, data] = [fakeClock(), dataFile()];
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return ["93.184.215.14", "10.0.0.7"];
    };
    const { url } = await served({ clock, resolve }, data);
    const ada = await openTable(url);
    await changed(url, ada, webhook("https://rebind.example/hook"));
    expect(asked).toEqual([]);
    await takeSeat(url, ada.table);
    await pass(clock, MINUTE_MS, () => asked.length > 0);
    const state = async () => (await changed(url, ada, { kind: "ask" })).webhook;
    await expect.poll(state).toBeUndefined();
    expect(asked).toEqual(["rebind.example"]);
  });
});
