import type { NetworkInterfaceInfo } from "node:os";

/** How a server listens, and on which networks its machine is. */
export interface Whereabouts {
  readonly host: string;
  readonly port: number;
  readonly origin: string | undefined;
  readonly networks: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

/** The origins under which others may reach a server: none if it listens to its own machine alone. */
export function addressesOf({ host, port, origin, networks }: Whereabouts): readonly string[] {
  if (origin !== undefined) return [origin];
  if (isLoopback(host)) return [];
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return (isEverywhere ? networkAddresses(networks) : [host]).map((name) => originOf(name, port));
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** As people type them: IPv4, and none that only one cable knows (169.254). Those that a phone at home can reach come first. */
function networkAddresses(networks: Whereabouts["networks"]): readonly string[] {
  const all = Object.entries(networks).flatMap(([network, own]) =>
    (own ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .filter(({ address }) => !address.startsWith("169.254."))
      .map(({ address }) => ({ address, isHome: isPrivate(address) && !isVirtual(network) })),
  );
  const { home = [], elsewhere = [] } = Object.groupBy(all, ({ isHome }) =>
    isHome ? "home" : "elsewhere",
  );
  return [...home, ...elsewhere].map(({ address }) => address);
}

/** What routers give to the devices of a home: 192.168/16, 10/8 and 172.16/12. */
function isPrivate(address: string): boolean {
  return /^(?:192\.168|10|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);
}

/** Networks between programs of this machine, or through a tunnel: no other device at home is on them. */
function isVirtual(network: string): boolean {
  return /^(?:docker|br-|veth|vmnet|vboxnet|tun|tap|wg|zt|utun|tailscale|vethernet)/i.test(network);
}

function originOf(host: string, port: number): string {
  return new URL(`http://${host.includes(":") ? `[${host}]` : host}:${port}`).origin;
}
