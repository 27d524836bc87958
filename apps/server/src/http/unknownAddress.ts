import { quotable } from "@courtly/engine";
import type { FastifyReply, FastifyRequest } from "fastify";
import { BLOCKED } from "./blocklist.ts";
import { sendRefusal } from "./refusing.ts";
import { unknownWords } from "./unknownWords.ts";

/** Whether a person, and not a program, will see the answer: a GET request that accepts HTML. */
export function isBrowsing({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.accept?.includes("text/html") === true;
}

/** Answers a person who asked for an unknown address: the page has a screen for this, in the person's language. */
export function sendUnknownAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  { hasPage, basePath }: { readonly hasPage: boolean; readonly basePath: string },
): FastifyReply {
  const { language, words } = unknownWords(request);
  reply.code(404).header("cache-control", "no-store");
  if (!hasPage) return reply.type("text/plain; charset=utf-8").send(`${words.noPage}\n`);
  const home = basePath === "" ? upFrom(request.url) : `${basePath}/`;
  const nowhere = `${home}#/nowhere`;
  return reply.type("text/html; charset=utf-8").send(
    `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${nowhere}">
<title>Courtly</title>
<p><a href="${nowhere}">${words.nothingHere}</a></p>
</html>
`,
  );
}

/** Refuses a request for a host name that is not ours: a person gets a sentence, a program the same as a refusal. */
export function sendUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const name = quotable(request.headers.host?.replace(/:\d+$/, "") ?? "");
  const message = `this server is not known as '${name}': use its address, or start it with --host-names ${name}`;
  if (!isBrowsing(request)) return sendRefusal(reply, { code: "wrong-host", message });
  const { words } = unknownWords(request);
  return reply
    .code(421)
    .type("text/plain; charset=utf-8")
    .send(`${words.unknownHost(name)}\n`);
}

/** Refuses a visitor from a blocked network: a person gets a sentence, a program the same as a refusal. */
export function sendBlocked(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isBrowsing(request)) return sendRefusal(reply, BLOCKED);
  const { words } = unknownWords(request);
  return reply.code(403).type("text/plain; charset=utf-8").send(`${words.blocked}\n`);
}

/** A relative path to the root of the page, made of dots only, because a proxy may serve it below a path that this server does not know. */
export function upFrom(url: string): string {
  const [path = ""] = url.split("?");
  return "../".repeat(Math.max(0, path.split("/").length - 2)) || "./";
}
