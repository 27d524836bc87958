import { request } from "node:http";

/** Asks for a WebSocket and returns the status of the answer: 101 if it is opened. Closes it at once. */
export function statusOfUpgrade(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const upgrading = request(url, {
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": Buffer.alloc(16).toString("base64"),
      ...headers,
    },
  });
  upgrading.on("response", ({ statusCode }) => resolve(statusCode));
  upgrading.on("upgrade", ({ statusCode }, socket) => {
    socket.destroy();
    resolve(statusCode);
  });
  upgrading.end();
  return promise;
}
