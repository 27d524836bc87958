// A WebSocket server that only echoes messages: the upper limit for comparison.
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { answerParent } from "./child.ts";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
server.on("connection", (socket) =>
  socket.on("message", (data: Buffer) => socket.send(data.toString())),
);
server.on("listening", () => {
  const { port } = server.address() as AddressInfo;
  answerParent(`http://127.0.0.1:${port}`);
});
