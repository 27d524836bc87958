import { isIPv4, isIPv6 } from "node:net";

/** The longest text that is kept for an address that cannot be read: a proxy may pass on anything. */
const UNREADABLE_CHARS_MAX = 64;

/**
 * The network that limits count by: an IPv4 address, or the first 64 bits of an IPv6 address. A provider gives every
 * home at least these 64 bits, so one machine may use a new address of its network for every request.
 */
export function networkOf(passedOn: string): string {
  const address = withoutPort(passedOn);
  if (isIPv4(address)) return address;
  const [bare = ""] = address.split("%"); // without the zone of a link-local address: fe80::1%eth0
  if (!isIPv6(bare)) return address.slice(0, UNREADABLE_CHARS_MAX);
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (isMapped(groups)) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** An address without the port that some proxies add, a new one for each connection: 7.7.7.7:5678, [2001:db8::1]:5678 */
function withoutPort(address: string): string {
  const [, six, four] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return six ?? four ?? address;
}

/** The eight groups of 16 bits of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [before = [], after] = address.split("::").map((part) => readGroups(part));
  if (after === undefined) return [...before];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function readGroups(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** Whether an IPv6 address stands for an IPv4 address: ::ffff:192.168.1.5 */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

/** Whether a network, as `networkOf` writes it, is this machine itself or a home network: no stranger comes from there. */
export function isHome(network: string): boolean {
  return isIPv4(network)
    ? /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(network)
    : /^(?:0:0:0:0::|fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:)/.test(network);
}
