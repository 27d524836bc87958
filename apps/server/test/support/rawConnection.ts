import { connect, type Socket } from "node:net";
import { afterwards } from "./served.ts";

/** A WebSocket connection made by hand: it answers no ping, and reads only if the test wants it to. */
export interface RawConnection {
  readonly socket: Socket;
  /** Sends a text as a client's frame. */
  readonly say: (text: string) => void;
  readonly closed: Promise<void>;
}

/** Opens such a connection to a table. */
export async function rawConnection(url: string, table: string): Promise<RawConnection> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  afterwards(() => socket.destroy());
  socket.on("error", () => undefined); // the server may disconnect at any time
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

/** A WebSocket frame for a text of up to 125 bytes. Its mask is all zeros, so the text is unchanged. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.of(0x81, 0x80 | payload.length, 0, 0, 0, 0), payload]);
}
