import { createClient } from "@redis/client";
import {
  answering,
  freePort,
  service,
  serviceFolder,
  serviceUser,
  type Service,
  stopAfterwards,
} from "./service.ts";

/** A real Redis server on the loopback address, without any data on disk. */
export interface RedisServer {
  readonly url: string;
  /** Ends at once: connections break, and nothing of what it had is there after the next start. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly signal: Service["signal"];
}

/** Starts a server that is stopped after the test or the file that starts it, as Debian's user for it. */
export async function redisServer(): Promise<RedisServer> {
  const user = serviceUser("redis");
  const { place, remove } = serviceFolder("redis", user);
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", place, "--save", ""];
  let running: Service | undefined;
  const start = async () => {
    running = service("redis-server", args, user);
    await answering("Redis", () => pinged(url));
  };
  stopAfterwards(async () => {
    await running?.end("SIGKILL");
    remove();
  });
  await start();
  return {
    url,
    start,
    crash: async () => running?.end("SIGKILL"),
    signal: (signal) => running?.signal(signal),
  };
}

async function pinged(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on("error", () => undefined);
  await client.connect();
  client.destroy();
}
