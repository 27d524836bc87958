import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "./metrics.ts";

/** Only this machine may read the figures: a collector on another one goes through a proxy or a tunnel of the operator. */
const HOST = "127.0.0.1";

export interface MetricsServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The port for the figures cannot be used. */
export class MetricsPortError extends Error {}

/** Serves `/metrics` at a port of its own, so that no proxy publishes it by mistake. */
export async function serveMetrics(
  { text, contentType }: Pick<Metrics, "text" | "contentType">,
  port: number,
): Promise<MetricsServer> {
  const server = createServer((request, answer) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      answer.writeHead(404).end();
      return;
    }
    text().then(
      (figures) => answer.writeHead(200, { "content-type": contentType }).end(figures),
      () => answer.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = () =>
      reject(new MetricsPortError(`port ${port} for the figures is taken: choose another one`));
    server.once("error", refuse);
    server.listen(port, HOST, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${bound}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
