import type { FastifyReply, FastifyRequest } from "fastify";

/** Whether a person looks at the answer, and no program. */
export function isBrowsing({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.accept?.includes("text/html") === true;
}

/** For people: the page has a screen for what is not there, in their language. */
export function sendNowhere(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { hasPage }: { readonly hasPage: boolean },
): FastifyReply {
  reply.code(404).header("cache-control", "no-store");
  if (!hasPage)
    return reply
      .type("text/plain; charset=utf-8")
      .send("There is nothing at this address: this server has tables only, and no page.\n");
  const nowhere = `${upFrom(url)}#/nowhere`;
  return reply.type("text/html; charset=utf-8").send(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${nowhere}">
<title>Courtly</title>
<p><a href="${nowhere}">There is nothing at this address.</a></p>
</html>
`,
  );
}

/** The way to the page, which need not be at the root of its host: made of dots alone. */
function upFrom(url: string): string {
  const [path = ""] = url.split("?");
  return "../".repeat(Math.max(0, path.split("/").length - 2)) || "./";
}
