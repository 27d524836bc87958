import { chmodSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { err, type Result } from "@courtly/engine";
import { realFile } from "../storage/sqlite/dataFile.ts";
import { StorageError } from "../storage/storage.ts";
import { readAdminRequest, type AdminRequest } from "./messages.ts";

/** The socket over which the owner of a server administers it: each line is a request in JSON, and gets a line. */
export interface AdminSocket {
  readonly close: () => Promise<void>;
}

type CarryOut = (request: AdminRequest) => Promise<Result<unknown, string>>;

/** Longer paths of sockets are cut off by the system. */
const PATH_BYTES_MAX = process.platform === "darwin" ? 103 : 107;
const OWNER_ONLY = 0o600;

/** The path of the socket of the server that uses a data file, by whatever name. Throws if it cannot have one. */
export function adminSocketOf(data: string): string {
  const path = `${realFile(data)}.socket`;
  if (Buffer.byteLength(join(`${path}-XXXXXX`, "s")) > PATH_BYTES_MAX)
    throw new StorageError(`the path of '${path}' is too long for a socket: move the data file`);
  return path;
}

/**
 * Opens the socket. Only the owner of the process may use it: it is made in a private folder, and gets its place when its
 * permissions are right. One that a crashed server has left is replaced: the caller has the lock of the data file. Rejects
 * with an error of the system if the place cannot have one.
 */
export async function openAdminSocket(path: string, carryOut: CarryOut): Promise<AdminSocket> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on("close", () => clients.delete(client));
    client.on("error", () => client.destroy());
    void answerLines(client, carryOut);
  });
  if (await isAnswered(path))
    throw new StorageError(
      `'${path}' is the socket of another server: give this one another --data`,
    );
  const folder = mkdtempSync(`${path}-`);
  const first = join(folder, "s");
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(first, resolve);
    });
    chmodSync(first, OWNER_ONLY);
    renameSync(first, path);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    close: () =>
      new Promise((resolve) => {
        rmSync(path, { force: true });
        server.close(() => resolve());
        for (const client of clients) client.destroy();
      }),
  };
}

/** Whether a server listens at a socket. With a data file its lock excludes that; servers at a database have no such lock. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function answerLines(client: Socket, carryOut: CarryOut): Promise<void> {
  try {
    for await (const line of createInterface({ input: client })) {
      const request = readAdminRequest(line);
      const answer = request.ok ? await carryOut(request.value) : request;
      client.write(`${JSON.stringify(answer)}\n`);
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    client.end(`${JSON.stringify(err(`the server made a mistake: ${why}`))}\n`);
  }
}
