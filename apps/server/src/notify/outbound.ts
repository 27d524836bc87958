import { Resolver } from "node:dns/promises";
import { request as httpRequest } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP, isIPv4 } from "node:net";
import type { Clock } from "../clock.ts";
import { isPublic } from "./publicAddress.ts";

/** A POST request to a stranger's address. */
export interface OutboundPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type OutboundAnswer =
  | { readonly kind: "answered"; readonly status: number }
  /** No answer came: the name, the network or the other end failed, or was too slow. */
  | { readonly kind: "silence" }
  /** The address is in a private network, or not encrypted, and this server sends nothing there. */
  | { readonly kind: "forbidden" };

/** Sends requests to addresses that strangers have chosen. */
export type Outbound = (post: OutboundPost, stopping: AbortSignal) => Promise<OutboundAnswer>;

/** Finds the addresses of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

interface OutboundOptions {
  readonly clock: Pick<Clock, "after">;
  /** Whether addresses in private networks are allowed, and plain http with them. */
  readonly allowsPrivate: boolean;
  readonly resolve?: Resolve | undefined;
}

/** The time for a whole request: name, connection and answer. */
export const ANSWER_MS = 10_000;
/** The most bytes of an answer's headers. Its body is not read. */
const HEADER_BYTES_MAX = 8192;

/** Sends to the address that was checked, so that a name cannot lead elsewhere a moment later. Redirects are not followed. */
export function outboundWith({
  clock,
  allowsPrivate,
  resolve = resolveByDns,
}: OutboundOptions): Outbound {
  return async (post, stopping) => {
    const url = new URL(post.url);
    if (url.protocol !== "https:" && !allowsPrivate) return { kind: "forbidden" };
    const tooLate = new AbortController();
    const cancel = clock.after(ANSWER_MS, () => tooLate.abort());
    const signal = AbortSignal.any([tooLate.signal, stopping]);
    try {
      const addresses = await unless(signal, addressesOf(url, resolve));
      if (addresses.length === 0) return { kind: "silence" };
      // One private address among public ones is enough: nobody knows which of them the next connection would use.
      if (!allowsPrivate && !addresses.every((address) => isPublic(address)))
        return { kind: "forbidden" };
      return { kind: "answered", status: await statusOf(post, { url, addresses, signal }) };
    } catch {
      return { kind: "silence" };
    } finally {
      cancel();
    }
  };
}

async function addressesOf({ hostname }: URL, resolve: Resolve): Promise<readonly string[]> {
  const bare = hostname.replaceAll(/[[\]]/g, "");
  return isIP(bare) === 0 ? resolve(bare) : [bare];
}

/**
 * Asks the name servers of this machine. Not by `lookup`, which uses the few threads that also read files: names with slow
 * servers would hold up everybody.
 */
async function resolveByDns(name: string): Promise<readonly string[]> {
  if (/^(?:.+\.)?localhost$/.test(name)) return ["127.0.0.1"];
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return [four, six].flatMap((found) => (found.status === "fulfilled" ? found.value : []));
}

/** Waits for a promise, and rejects when the signal comes first. */
function unless<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error("too late"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject);
  });
}

interface Destination {
  readonly url: URL;
  /** The addresses of the host, all of them checked. */
  readonly addresses: readonly string[];
  readonly signal: AbortSignal;
}

/** Sends the request to one of the addresses, and returns the status of the answer as soon as it has come. */
function statusOf(
  { headers, body }: OutboundPost,
  { url, addresses, signal }: Destination,
): Promise<number> {
  const checked = addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
  const options: RequestOptions = {
    method: "POST",
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: url.port === "" ? undefined : url.port,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, "content-length": body.length },
    // Node asks for the addresses of the name again: it gets those that were checked, and tries one after the other.
    lookup: (_name, { all }, found) => {
      const [first] = checked;
      if (all === true) found(null, checked);
      else found(null, first?.address ?? "", first?.family);
    },
    agent: false,
    maxHeaderSize: HEADER_BYTES_MAX,
    signal,
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = send(options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // Information like 103 may come again and again, without an answer: the time for the request ends it.
    request.on("error", reject);
    request.end(body);
  });
}
