import type { FastifyReply } from "fastify";
import type { RefusalCode, Refused } from "@courtly/protocol";

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  "too-large": 413,
  "too-fast": 429,
  "too-many": 429,
  "wrong-origin": 403,
  "wrong-host": 421,
  "unknown-address": 404,
  "unknown-table": 404,
  "unknown-code": 404,
  "unknown-link": 403,
  "wrong-token": 403,
  "hello-first": 400,
  spectator: 403,
  "not-your-turn": 409,
  "not-now": 409,
  illegal: 409,
  final: 409,
  stale: 409,
  "other-log": 409,
  "key-taken": 409,
  full: 409,
  "name-taken": 409,
  "same-network": 409,
  "impossible-table": 400,
  busy: 503,
  damaged: 503,
  deleted: 410,
  blocked: 403,
  password: 401,
  trouble: 503,
};

export function statusOf({ code }: Refused): number {
  return STATUS[code];
}

/** Sends a refusal. Its body is the same as on the socket. */
export function sendRefusal(reply: FastifyReply, { code, message, rule }: Refused): FastifyReply {
  const { headers, socket } = reply.request.raw;
  // After a refused upgrade nothing owns the socket: it would stay open, also when the server stops.
  if (headers.upgrade !== undefined) {
    reply.header("connection", "close");
    reply.raw.once("finish", () => socket.destroySoon());
  }
  return reply
    .code(STATUS[code])
    .send({ refused: rule === undefined ? { code, message } : { code, message, rule } });
}
