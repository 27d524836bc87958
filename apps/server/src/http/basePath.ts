import type { FastifyInstance } from "fastify";

/** No route: requests outside the base path are answered as unknown addresses. */
const OUTSIDE = "/api/outside";
/** Asked by machines at the server itself, not by people behind a proxy, so they are at the root too. */
const PROBES: ReadonlySet<string> = new Set(["/livez", "/readyz", "/healthz"]);

export function isProbe(url: string | undefined): boolean {
  return url !== undefined && PROBES.has(url);
}

/** The address of a request as the routes know it: without the base path. */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === "" || isProbe(url)) return url;
  return url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : OUTSIDE;
}

/** Leads people who leave out the last slash of the base path, or the whole path, to the page. */
export function leadToBasePath(app: FastifyInstance, basePath: string): void {
  if (basePath === "") return;
  app.addHook("onRequest", async ({ method, originalUrl }, reply) => {
    const [path] = originalUrl.split("?", 1);
    const isBeside = path === basePath || path === "/";
    return method === "GET" && isBeside ? reply.redirect(`${basePath}/`, 308) : undefined;
  });
}
