import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { sitDown } from "./support/device.ts";
import { afterwards, call, openTable, served } from "./support/served.ts";

async function figures(url: string | undefined): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(url ?? "")).text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

test("a server counts its connections, appends and answers, if its owner asks for that", async () => {
  const server = await served({}, undefined, { metricsPort: 0 });
  const before = await figures(server.metricsUrl);
  expect(before.get("courtly_connections")).toBe(0);
  expect(before.get("courtly_append_seconds_count")).toBe(0);
  const ada = await openTable(server.url, {});
  const device = await sitDown(server.url, ada.table, ada);
  expect(await device.ask({ kind: "choosePace", pace: "brisk" })).toMatchObject({ kind: "done" });
  await call(server.url, "/api/nothing");
  const after = await figures(server.metricsUrl);
  expect(after.get("courtly_connections")).toBe(1);
  expect(after.get('courtly_appends_total{result="stored"}')).toBe(1);
  expect(after.get("courtly_append_seconds_count")).toBe(1);
  expect(after.get('courtly_http_answers_total{status="2xx"}')).toBe(1);
  expect(after.get('courtly_http_answers_total{status="4xx"}')).toBe(1);
  expect(after.get("process_resident_memory_bytes")).toBeGreaterThan(0);
});

test("the figures are at a port of their own, for reading, and end with the server", async () => {
  const server = await served({}, undefined, { metricsPort: 0 });
  const { url, metricsUrl = "" } = server;
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(metricsUrl.replace("/metrics", "/"))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: "POST" })).status).toBe(404);
  expect(new URL(metricsUrl).hostname).toBe("127.0.0.1");
  await server.stop();
  await expect(fetch(metricsUrl)).rejects.toThrow("fetch failed");
});

test("without the option there are none, and a port that is taken is named", async () => {
  expect((await served()).metricsUrl).toBeUndefined();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  afterwards(() => other.close());
  const { port: metricsPort } = other.address() as AddressInfo;
  await expect(served({}, undefined, { metricsPort })).rejects.toThrow(
    `port ${metricsPort} for the figures is taken: choose another one`,
  );
});
