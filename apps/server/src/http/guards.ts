import { refusalOf, type Refused } from "@courtly/protocol";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { TOO_FAST } from "../limiter.ts";
import type { ServerContext } from "../serverContext.ts";
import { DamagedTable, StorageError } from "../storage/storage.ts";
import { DAMAGED } from "../tables/decision.ts";
import { isForSocket } from "../socket/socketRoute.ts";
import { hostCheckOf } from "./hostNames.ts";
import { isProbe } from "./basePath.ts";
import { sendPasswordRefusal } from "./passwordPage.ts";
import { networkOf } from "./network.ts";
import { isOwnOrigin } from "./origin.ts";
import { isBrowsing, sendBlocked, sendUnknownAddress, sendUnknownHost } from "./unknownAddress.ts";
import { isForPage, pageHeaders } from "./page.ts";
import { sendRefusal } from "./refusing.ts";

const TABLES_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

const UNKNOWN_ADDRESS: Refused = {
  code: "unknown-address",
  message: "there is nothing at this address",
};

/** Adds the checks that come before every request (host, rate, origin), and the answers for errors and unknown addresses. */
export function guardRequests(app: FastifyInstance, context: ServerContext, config: Config): void {
  const { origin: allowed, page, basePath } = config;
  const isOurHost = hostCheckOf(config);
  app.addHook("onRequest", async (request, reply) => {
    if (!isOurHost(request.headers.host)) {
      reply.headers(TABLES_HEADERS);
      return sendUnknownHost(request, reply);
    }
    if (context.blocklist.has(networkOf(request.ip)) && !isForSocket(request)) {
      reply.headers(TABLES_HEADERS);
      return sendBlocked(request, reply);
    }
    if (request.headers.upgrade !== undefined && !isForSocket(request)) {
      reply.headers(TABLES_HEADERS);
      return sendRefusal(reply, UNKNOWN_ADDRESS);
    }
    const refused =
      page !== undefined && isForPage(request)
        ? guardPage(context, request, reply)
        : guardTables(context, { request, reply, allowed });
    if (refused !== undefined || isOpen(request)) return refused;
    const wanted = context.password?.refusalOf(request);
    return wanted && sendPasswordRefusal(request, reply, wanted);
  });
  app.setNotFoundHandler((request, reply) =>
    isBrowsing(request)
      ? sendUnknownAddress(request, reply, { hasPage: page !== undefined, basePath })
      : sendRefusal(reply, UNKNOWN_ADDRESS),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 413)
      return sendRefusal(reply, { code: "too-large", message: "this is too long" });
    if (error.statusCode !== undefined && error.statusCode < 500)
      return sendRefusal(reply, { code: "malformed", message: "this cannot be read" });
    if (error instanceof DamagedTable) return sendRefusal(reply, DAMAGED); // the store has logged it, once
    request.log.error({ err: error }, "a request failed");
    const detail = error instanceof StorageError ? "writing" : "mistake";
    return sendRefusal(reply, refusalOf("trouble", detail));
  });
}

/**
 * Whether everybody may ask for this, also without the password of a private server: whether the server is ready, the form
 * for the password, and a connection, which is told that it is missing.
 */
function isOpen(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  const { url } = routeOptions;
  const isForm = url === "/password" || (method === "POST" && url === "/");
  return isForm || isProbe(url) || isForSocket(request);
}

/** Checks a request for a file of the page. Files have their own limit: they do not use up the limit of the API. */
function guardPage(
  { filesByAddress }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  reply.headers(pageHeaders(request));
  return filesByAddress.allows(networkOf(request.ip)) ? undefined : sendRefusal(reply, TOO_FAST);
}

/** The bytes of a body that cost as much to read as one request. */
const BYTES_PER_COST = 4096;

/**
 * The cost of a request, before its body is read. A body without a length counts as the longest that is allowed. So does a
 * longer one, which is not read: nobody must use up the allowance of a network by claiming a length.
 */
function costOf({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit } = routeOptions;
  const isChunked = headers["transfer-encoding"] !== undefined;
  const bytes = isChunked ? bodyLimit : Number(headers["content-length"] ?? 0);
  return 1 + Math.min(bytes, bodyLimit) / BYTES_PER_COST;
}

interface GuardedRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly allowed: string | undefined;
}

function guardTables(
  { byAddress }: ServerContext,
  { request, reply, allowed }: GuardedRequest,
): FastifyReply | undefined {
  reply.headers(TABLES_HEADERS);
  if (!isForSocket(request) && !byAddress.allows(networkOf(request.ip), costOf(request)))
    return sendRefusal(reply, TOO_FAST);
  const { origin, host } = request.headers;
  if (isOwnOrigin(origin, { host, allowed })) return undefined;
  return sendRefusal(reply, {
    code: "wrong-origin",
    message: "this page belongs to another server: open the table's own link",
  });
}
