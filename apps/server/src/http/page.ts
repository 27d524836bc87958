import { join, sep } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CONTENT_SECURITY_POLICY } from "./contentSecurityPolicy.ts";

const YEAR_S = 31_536_000;

/** Whether a request is for the page and not for the API. The router decides, because `/%61pi` is `/api` too. */
export function isForPage({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === "/*" && !/^\/api(?:[/?]|$)/.test(url);
}

export function pageHeaders(
  request: Pick<FastifyRequest, "protocol" | "hostname">,
): Readonly<Record<string, string>> {
  return {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(isTrustworthy(request) ? { "cross-origin-opener-policy": "same-origin" } : {}),
  };
}

/** Whether browsers accept the opener policy. On plain http in a home network they ignore it and log a warning. */
function isTrustworthy({
  protocol,
  hostname,
}: Pick<FastifyRequest, "protocol" | "hostname">): boolean {
  return protocol === "https" || /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname);
}

/** Serves the built page, compressed if such a file exists. Hashed names are cached for a year, others revalidated. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, "assets") + sep;
  await app.register(files, {
    root: folder,
    dotfiles: "ignore",
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    allowedPath: (_path, _root, request) => isForPage(request),
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(assets);
      reply.header("cache-control", isHashed ? `max-age=${YEAR_S}, immutable` : "no-cache");
    },
  });
}
