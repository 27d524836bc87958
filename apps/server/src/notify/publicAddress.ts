import { BlockList, isIPv4, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";

/** The IPv4 networks that are no part of the public internet (IANA's registry of special addresses). */
const SPECIAL_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** The only public IPv6 addresses, and the special networks among them. Those that stand for IPv4 ones are never needed. */
const PUBLIC_IPV6 = [["2000::", 3]] as const;
const SPECIAL_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const;

const specialIpv4 = networks(SPECIAL_IPV4, "ipv4");
const publicIpv6 = networks(PUBLIC_IPV6, "ipv6");
const specialIpv6 = networks(SPECIAL_IPV6, "ipv6");

function networks(list: readonly (readonly [string, number])[], family: "ipv4" | "ipv6") {
  const all = new BlockList();
  for (const [network, bits] of list) all.addSubnet(network, bits, family);
  return all;
}

/** The networks that this machine is in, like `2001:4860:1::5/64`. */
function ownNetworks(): readonly string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((found) => found?.cidr ?? []);
}

/**
 * Whether an address belongs to the public internet. Everything else may be a machine that only this server can reach. So may
 * a neighbour in one of its own networks: with IPv6, the machines of a home have public addresses, behind a firewall.
 */
export function isPublic(address: string, own = ownNetworks()): boolean {
  if (isNeighbour(address, own)) return false;
  if (isIPv4(address)) return !specialIpv4.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return publicIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

function isNeighbour(address: string, own: readonly string[]): boolean {
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  const neighbours = new BlockList();
  for (const each of own) {
    const [network = "", bits = ""] = each.split("/");
    if (isIPv4(network) === isIPv4(address)) neighbours.addSubnet(network, Number(bits), family);
  }
  return neighbours.check(address, family);
}

/**
 * Whether the host of an address is certainly private: an address that is not public, or a name that only a private network
 * knows. A name is not resolved here: the answer would tell which names the network of this server has.
 */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replaceAll(/[[\]]/g, "");
  if (isIPv4(bare) || isIPv6(bare)) return !isPublic(bare);
  const name = bare.replace(/\.$/, "");
  return (
    !name.includes(".") || /\.(?:localhost|local|internal|home\.arpa|lan|home|corp)$/i.test(name)
  );
}
