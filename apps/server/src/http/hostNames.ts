import { hostname } from "node:os";
import { isIP } from "node:net";
import type { Config } from "../config.ts";

/**
 * Whether a request's `Host` header names this server: an address, localhost, the machine's name, NAME.local or a
 * configured name. Any other name may belong to a stranger's page that lets its own name lead to this server (DNS
 * rebinding): to the browser, that page and this server would be one origin.
 */
export type IsOurHost = (host: string | undefined) => boolean;

export function hostCheckOf(
  { host, origin, hostNames }: Pick<Config, "host" | "origin" | "hostNames">,
  machine: string = hostname(),
): IsOurHost {
  const [name = machine] = machine.split(".");
  const known = new Set(
    ["localhost", machine, name, `${name}.local`, host, nameOf(URL.parse(origin ?? "")?.host)]
      .concat(hostNames)
      .map((each) => each.toLowerCase()),
  );
  return (header) => {
    // Only programs leave the header out, and only with HTTP/1.0. A browser always sends it.
    if (header === undefined) return true;
    const asked = nameOf(header);
    return isIP(asked.replaceAll(/[[\]]/g, "")) !== 0 || (asked !== "" && known.has(asked));
  };
}

/** The name or address in a `Host` header, without its port; empty if the header cannot be read. */
function nameOf(header = ""): string {
  if (!/^[\w.:[\]-]+$/.test(header)) return "";
  return URL.parse(`http://${header}`)?.hostname.replace(/\.$/, "") ?? "";
}
