import type { NetworkInterfaceInfo } from "node:os";
import { isHome } from "./network.ts";

/** The address on which a server listens, and the networks of its machine. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly origin: string | undefined;
  readonly networks: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

/** The origins at which other devices can reach a server: none if it listens on the loopback address only. */
export function addressesOf({ host, port, origin, networks }: ServerAddress): readonly string[] {
  if (origin !== undefined) return [origin];
  if (isLoopback(host)) return [];
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return (isEverywhere ? networkAddresses(networks) : [host]).map((name) => originOf(name, port));
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** IPv4 addresses of this machine, without link-local ones (169.254). Those that a phone at home reaches come first. */
function networkAddresses(networks: ServerAddress["networks"]): readonly string[] {
  const all = Object.entries(networks).flatMap(([network, own]) =>
    (own ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .filter(({ address }) => !address.startsWith("169.254."))
      .map(({ address }) => ({ address, isHome: isHome(address) && !isVirtual(network) })),
  );
  const { home = [], elsewhere = [] } = Object.groupBy(all, ({ isHome }) =>
    isHome ? "home" : "elsewhere",
  );
  return [...home, ...elsewhere].map(({ address }) => address);
}

/** Whether a network is virtual or a tunnel: other devices at home are not on it. */
function isVirtual(network: string): boolean {
  return /^(?:docker|br-|veth|vmnet|vboxnet|tun|tap|wg|zt|utun|tailscale|vethernet)/i.test(network);
}

function originOf(host: string, port: number): string {
  return new URL(`http://${host.includes(":") ? `[${host}]` : host}:${port}`).origin;
}
