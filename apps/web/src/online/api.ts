import { openTableApi, type HttpCall } from "@courtly/client";
import { isOffline } from "../ui/isOffline.ts";

const ANSWER_MS = 15_000;

const call: HttpCall = async (path, body) => {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(path, { signal, ...(body === undefined ? {} : post) });
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
};

/** The tables of the server that this page came from. */
export const tableApi = openTableApi(call, () => isOffline.peek());

/** The address of the socket of a table. */
export function socketAddress(table: string): string {
  const url = new URL(`api/tables/${table}/socket`, document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}

/** The address at which other devices find this page. A loopback address would work on this device only. */
export async function sharedOrigin(): Promise<string> {
  const { hostname, origin } = location;
  if (!isLoopback(hostname)) return origin;
  const here = await tableApi.here();
  return (here.ok ? here.value.addresses[0] : undefined) ?? origin;
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
