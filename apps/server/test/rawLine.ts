import { connect, type Socket } from "node:net";
import { afterwards } from "./served.ts";

/** A line that does only what it is told: it answers no ping, and need not read. */
export interface RawLine {
  readonly socket: Socket;
  /** Sends a text as a client's frame. */
  readonly say: (text: string) => void;
  readonly closed: Promise<void>;
}

/** Connects to a table's socket by hand. */
export async function rawLine(url: string, table: string): Promise<RawLine> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  afterwards(() => socket.destroy());
  socket.on("error", () => undefined); // a line that is cut is what we are here for
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(
    [
      `GET /api/tables/${table}/socket HTTP/1.1`,
      `Host: ${host}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
      "\r\n",
    ].join("\r\n"),
  );
  await new Promise((resolve) => socket.once("data", resolve));
  return { socket, closed, say: (text) => void socket.write(frame(text)) };
}

/** Masked with zeros, which changes nothing; texts up to 125 bytes. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.of(0x81, 0x80 | payload.length, 0, 0, 0, 0), payload]);
}
