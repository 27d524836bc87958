import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { isPrivateHost, isPublic } from "../../src/notify/publicAddress.ts";

const PUBLIC = [
  "1.1.1.1",
  "8.8.8.8",
  "100.63.255.255",
  "100.128.0.0",
  "172.15.255.255",
  "172.32.0.1",
  "192.167.1.1",
  "198.17.255.255",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2a00:1450:4001:81b::200a",
];

const NOT_PUBLIC = [
  // this machine, and no address
  "127.0.0.1",
  "127.8.9.10",
  "0.0.0.0",
  "0.1.2.3",
  "::1",
  "::",
  // home networks, providers' networks, link-local (cloud metadata)
  "10.0.0.1",
  "10.255.255.255",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "100.127.255.255",
  "169.254.169.254",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd12:3456:789a::1",
  "fec0::1",
  // examples, benchmarks, multicast, broadcast, reserved
  "192.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "2001:db8::1",
  "3fff::1",
  "ff02::1",
  // IPv6 addresses that stand for IPv4 ones: mapped, compatible, NAT64, 6to4, Teredo
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "2002:7f00:1::1",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  // no addresses at all
  "",
  "localhost",
  "127.1",
  "1.2.3",
];

test.each(PUBLIC)("%s is public", (address) => expect(isPublic(address)).toBe(true));
test.each(NOT_PUBLIC)("%s is not public", (address) => expect(isPublic(address)).toBe(false));

test.each([
  ["2a02:810:1:2::9", false],
  ["2a02:810:1:3::9", true],
  ["93.184.215.200", false],
  ["93.184.216.200", true],
])("at home in two public networks, %s is public: %s", (address, isPublicThere) =>
  expect(isPublic(address, ["2a02:810:1:2::5/64", "93.184.215.14/24", "fe80::1/64"])).toBe(
    isPublicThere,
  ),
);

test("no address of this machine is public", () => {
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  expect(own.filter(({ address }) => isPublic(address))).toEqual([]);
});

/** The same addresses as people could write them to pass a check of the text. */
const WRITTEN_OTHERWISE = [
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0177.0.0.1/",
  "http://127.1/",
  "http://0/",
  "http://[::ffff:127.0.0.1]/",
  "http://[0:0:0:0:0:0:0:1]/",
  "http://①②⑦.⓪.⓪.①/",
  "http://localhost/",
  "http://LOCALHOST./",
  "http://a.localhost/",
  "http://router/",
  "http://printer.local/",
  "http://metadata.google.internal/",
  "http://fritz.lan/",
];

test.each(WRITTEN_OTHERWISE)("%s is private, as URLs write it", (address) =>
  expect(isPrivateHost(new URL(address).hostname)).toBe(true),
);

test.each(["discord.com", "1.1.1.1", "[2606:4700:4700::1111]", "local.example"])(
  "%s is not known to be private",
  (host) => expect(isPrivateHost(host)).toBe(false),
);
