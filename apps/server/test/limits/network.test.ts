import fc from "fast-check";
import { expect, test } from "vitest";
import { hostCheckOf } from "../../src/http/hostNames.ts";
import { isHome, networkOf } from "../../src/http/network.ts";

/** Eight groups as an IPv6 address, with or without leading zeros. */
const written = (groups: readonly number[], digits: number) =>
  groups.map((group) => group.toString(16).padStart(digits, "0")).join(":");
const group = fc.integer({ min: 1, max: 0xffff });
const half = fc.tuple(group, group, group, group);

test("addresses of one IPv6 network are counted as one, and those of two networks apart", () => {
  fc.assert(
    fc.property(half, half, half, half, (net, other, one, two) => {
      const network = networkOf(written([...net, ...one], 1));
      expect(networkOf(written([...net, ...two], 4).toUpperCase())).toBe(network);
      expect(networkOf(`${written([...net], 1)}::`)).toBe(network);
      if (written(net, 1) !== written(other, 1))
        expect(networkOf(written([...other, ...one], 1))).not.toBe(network);
      // A network stays the same if it is taken for an address by mistake.
      expect(networkOf(network)).toBe(network);
    }),
  );
});

test.for([
  { address: "192.0.2.7", network: "192.0.2.7" },
  { address: "::ffff:192.0.2.7", network: "192.0.2.7" },
  { address: "::FFFF:c000:0207", network: "192.0.2.7" },
  { address: "2001:db8:1:2:3:4:5:6", network: "2001:db8:1:2::/64" },
  { address: "2001:0db8::1", network: "2001:db8:0:0::/64" },
  { address: "::1", network: "0:0:0:0::/64" },
  { address: "fe80::1%eth0", network: "fe80:0:0:0::/64" },
  // Some proxies add the port of the connection.
  { address: "192.0.2.7:5678", network: "192.0.2.7" },
  { address: "[2001:db8::1]:5678", network: "2001:db8:0:0::/64" },
  { address: "[2001:db8::1]", network: "2001:db8:0:0::/64" },
  { address: "unknown", network: "unknown" },
])("$address is counted as $network", ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});

test("an address that cannot be read is cut off, however long it is", () => {
  expect(networkOf("x".repeat(10_000)).length).toBeLessThan(100);
});

test.for([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.0.1",
  "192.168.1.5",
  "169.254.7.7",
  "::1",
  "fe80::1",
  "fd00::1",
  "::ffff:192.168.1.5",
])("%s is at home", (address) => {
  expect(isHome(networkOf(address))).toBe(true);
});

test.for(["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.64.0.1", "2001:db8::1", "fec0::1", "x"])(
  "%s is not at home",
  (address) => {
    expect(isHome(networkOf(address))).toBe(false);
  },
);

const PLAIN = { host: "0.0.0.0", origin: undefined, hostNames: [] };

test("an address, localhost, the machine's name and its name in the home network are known", () => {
  const isOurs = hostCheckOf(PLAIN, "MyPc.lan");
  for (const host of [
    "192.168.1.5:4774",
    "8.8.8.8",
    "[::1]:4774",
    "[2001:db8::1]",
    "localhost",
    "LOCALHOST:80",
    "localhost.",
    "mypc:4774",
    "mypc.local",
    "MyPc.lan:4774",
    undefined,
  ])
    expect([host, isOurs(host)]).toEqual([host, true]);
});

test("any other name is unknown: its owner may let it lead to this server", () => {
  const isOurs = hostCheckOf(PLAIN, "mypc");
  for (const host of [
    "evil.example",
    "evil.example:4774",
    "mypc.evil.example",
    "notmypc.local",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil@localhost",
    "localhost/evil",
    "[localhost]",
    "a b",
    "",
    ":80",
  ])
    expect([host, isOurs(host)]).toEqual([host, false]);
});

test("the configured origin, names and listening name are known", () => {
  const isOurs = hostCheckOf(
    { host: "table.lan", origin: "https://play.example:8443", hostNames: ["Other.Example"] },
    "mypc",
  );
  for (const host of ["play.example", "play.example:8443", "other.example", "table.lan:4774"])
    expect([host, isOurs(host)]).toEqual([host, true]);
});
