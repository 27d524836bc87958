import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

/** Calls `work` and returns its value, with every route that a server adds meanwhile, as METHOD PATH. */
export async function withRoutes<Value>(work: () => Promise<Value>) {
  const routes: string[] = [];
  const watch = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", ({ method, url }) => {
      for (const each of [method].flat()) routes.push(`${each} ${url}`);
    });
  subscribe("fastify.initialization", watch);
  try {
    return { value: await work(), routes };
  } finally {
    unsubscribe("fastify.initialization", watch);
  }
}
