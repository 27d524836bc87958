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

/** As people type them: IPv4, and none that only one cable knows (169.254). */
function networkAddresses(networks: Whereabouts["networks"]): readonly string[] {
  return Object.values(networks)
    .flatMap((network) => network ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith("169.254."));
}

function originOf(host: string, port: number): string {
  return new URL(`http://${host.includes(":") ? `[${host}]` : host}:${port}`).origin;
}
