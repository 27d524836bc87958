import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "@courtly/server";
import type { Rate } from "../src/limiter.ts";
import { ALLOWANCES } from "../src/serverContext.ts";
import { fanoutInProcess } from "../src/fanout/fanout.ts";
import { addressesOf } from "../src/http/addresses.ts";
import { isOwnOrigin } from "../src/http/origin.ts";

test("flags come before the environment, and the environment before the defaults", () => {
  expect(readConfig({}, {})).toMatchObject({
    ok: true,
    value: { port: 4774, host: "127.0.0.1", data: "courtly.db", logLevel: "info" },
  });
  const environment = { COURTLY_PORT: "1", COURTLY_HOST: "::1", COURTLY_TRUST_PROXY: "yes" };
  expect(readConfig({ page: "" }, { COURTLY_PAGE: "dist" })).toMatchObject({
    ok: true,
    value: {
      page: undefined,
      tablesByAddress: ALLOWANCES.tables.burst,
      spectatorsPerTable: ALLOWANCES.spectatorsPerTable,
      hostNames: [],
      notifyPrivateNetworks: false,
    },
  });
  expect(readConfig({ port: "2" }, environment)).toMatchObject({
    ok: true,
    value: { port: 2, host: "::1", trustProxy: true },
  });
  expect(
    readConfig({ "host-names": "a.example, mypc" }, { COURTLY_SPECTATORS_PER_TABLE: "3" }),
  ).toMatchObject({
    ok: true,
    value: { hostNames: ["a.example", "mypc"], spectatorsPerTable: 3 },
  });
});

test.for([
  { port: "65536" },
  { port: "a" },
  { host: "two words" },
  { data: "" },
  { origin: "play.example" },
  { "log-level": "loud" },
  { "trust-proxy": "perhaps" },
  { "tables-by-address": "0" },
  { "spectators-per-table": "-1" },
  { "host-names": "play.example:80" },
])("an invalid setting is reported by its name: %o", (flags) => {
  const [name] = Object.keys(flags);
  expect(readConfig(flags, {})).toMatchObject({
    ok: false,
    error: expect.stringContaining(`--${name} (or COURTLY_`),
  });
});

test("only pages of this server or of the configured origin are accepted", () => {
  const at = { host: "192.168.1.5:4774", allowed: "https://play.example" };
  expect(isOwnOrigin(undefined, at)).toBe(true);
  expect(isOwnOrigin("http://192.168.1.5:4774", at)).toBe(true);
  expect(isOwnOrigin("https://play.example", at)).toBe(true);
  for (const other of ["http://192.168.1.5", "https://evil.example", "null", "", "file://"])
    expect(isOwnOrigin(other, at)).toBe(false);
});

const at = (address: string, more = {}) => ({
  address,
  netmask: "",
  mac: "",
  cidr: null,
  internal: false,
  family: "IPv4" as const,
  ...more,
});

test("the addresses of a server are those of its networks, or the configured one", () => {
  const networks = {
    lo: [at("127.0.0.1", { internal: true })],
    eth0: [at("192.168.1.5"), at("fe80::1", { family: "IPv6" })],
    eth1: [at("169.254.7.7"), at("10.0.0.2")],
  };
  const addresses = (host: string, origin?: string) =>
    addressesOf({ host, port: 4774, origin, networks });
  for (const host of ["127.0.0.1", "localhost", "::1"]) expect(addresses(host)).toEqual([]);
  for (const host of ["0.0.0.0", "::"])
    expect(addresses(host)).toEqual(["http://192.168.1.5:4774", "http://10.0.0.2:4774"]);
  expect(addresses("10.0.0.2")).toEqual(["http://10.0.0.2:4774"]);
  expect(addresses("fd00::2")).toEqual(["http://[fd00::2]:4774"]);
  expect(addresses("127.0.0.1", "https://play.example")).toEqual(["https://play.example"]);
});

const VIRTUAL =
  "docker0 br-5f3a veth12ab vmnet8 vboxnet0 tun0 tap0 wg0 ztabc utun3 tailscale0 vEthernet".split(
    " ",
  );

test("the address of the home network comes before those of containers, tunnels and the internet", () => {
  const first = (networks: Parameters<typeof addressesOf>[0]["networks"]) =>
    addressesOf({ host: "0.0.0.0", port: 4700, origin: undefined, networks }).map(
      (origin) => new URL(origin).hostname,
    );
  for (const home of ["192.168.178.20", "10.1.2.3", "172.16.0.9", "172.31.255.1"]) {
    for (const elsewhere of [
      "203.0.113.7",
      "172.15.0.1",
      "172.32.0.1",
      "100.64.0.1",
      "192.169.0.1",
    ])
      expect(first({ eth0: [at(elsewhere)], wlan0: [at(home)] })).toEqual([home, elsewhere]);
    for (const network of VIRTUAL)
      expect(first({ [network]: [at("192.168.0.1")], en0: [at(home)] })).toEqual([
        home,
        "192.168.0.1",
      ]);
  }
  // Equally near addresses stay in the order of the machine. `br0` is a real bridge, not one of a container.
  const equal = { br0: [at("10.0.0.2")], eth0: [at("192.168.1.5")], wifi: [at("10.0.0.3")] };
  expect(first(equal)).toEqual(["10.0.0.2", "192.168.1.5", "10.0.0.3"]);
  expect(first({ docker0: [at("172.17.0.1")] })).toEqual(["172.17.0.1"]);
});

test("watchers are called until they stop watching", () => {
  const fanout = fanoutInProcess();
  const heard: string[] = [];
  const stop = fanout.watch("a", () => heard.push("a"));
  fanout.watch("b", () => heard.push("b"));
  const stopAll = fanout.watchAll((id) => heard.push(`all ${id}`));
  fanout.tell("a");
  stop();
  stopAll();
  fanout.tell("a");
  expect(heard).toEqual(["a", "all a"]);
});

test("docs/protocol.md has the limits of the server", () => {
  const page = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
  const words = page.replaceAll(/\s+/g, " ");
  const { perConnection, perSeat, perAddress, tables, files } = ALLOWANCES;
  const { spectatorsPerTable, spectatorsPerAddress, socketsPerSeat } = ALLOWANCES;
  const { waitingPerAddress, waiting } = ALLOWANCES;
  const rate = ({ perSecond, burst }: Rate) => `${perSecond} a second (${burst} at once)`;
  for (const said of [
    `| a connection | ${rate(perConnection)} |`,
    `| a seat | ${rate(perSeat)} |`,
    `| the spectators of an address | ${rate(perAddress)} |`,
    `| requests over HTTP of an address | ${rate(perAddress)} |`,
    `| files of the page for an address | ${rate(files)} |`,
    `| tables of an address | ${tables.burst}, and one more every half minute |`,
    `| connections of a seat | ${socketsPerSeat} |`,
    `| spectators of a table | ${spectatorsPerTable} |`,
    `| spectators of an address | ${spectatorsPerAddress} |`,
    `| connections of an address without a hello | ${waitingPerAddress} |`,
    `| all connections without a hello | ${waiting} |`,
  ])
    expect(words).toContain(said);
});
