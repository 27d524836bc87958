import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LIMITS, readTableId } from "@courtly/protocol";
import { BLOCKED } from "../http/blocklist.ts";
import { networkOf } from "../http/network.ts";
import { sendRefusal } from "../http/refusing.ts";
import type { ServerContext } from "../serverContext.ts";
import { UNKNOWN_TABLE } from "../tables/decision.ts";
import { connect, type Connection } from "./connection.ts";

const SOCKET_PATH = "/api/tables/:id/socket";

/** The codes of frames that break the protocol, and of broken networks: no fault of the server, so no stack trace. */
const PEERS_FAULT = /^(?:WS_ERR_\w+|E[A-Z]+)$/;

/**
 * Whether a request asks for the connection to a table. It is not limited by its rate: to refuse it costs as much as to
 * accept it, and a crowd would keep players of the same network out. `places.ts` limits connections instead.
 */
export function isForSocket({ headers, routeOptions }: FastifyRequest): boolean {
  return headers.upgrade !== undefined && routeOptions.url === SOCKET_PATH;
}

/** Adds the route for connections to tables. `connections` always has those that are open. */
export async function addSocket(
  app: FastifyInstance,
  context: ServerContext,
  connections: Set<Connection>,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIMITS.socketMessageBytes },
    errorHandler: (error, socket, request) => {
      const code = "code" in error ? String(error.code) : "";
      if (PEERS_FAULT.test(code)) request.log.debug({ code }, "a connection broke");
      else request.log.error({ err: error }, "a connection could not be served");
      socket.terminate();
    },
  });
  app.get<{ Params: { id: string } }>(
    SOCKET_PATH,
    {
      websocket: true,
      preHandler: async (request, reply) =>
        readTableId(request.params.id).ok ? undefined : sendRefusal(reply, UNKNOWN_TABLE),
    },
    (socket, request) => {
      const tableId = request.params.id;
      const onError = (error: unknown) =>
        request.log.error({ err: error, table: tableId }, "a connection failed");
      const network = networkOf(request.ip);
      const connection = connect(
        { socket, tcpSocket: request.raw.socket, tableId, network, onError },
        context,
      );
      // A page cannot read why an upgrade is refused, so it is told on the connection.
      const refused = context.blocklist.has(network)
        ? BLOCKED
        : context.password?.refusalOf(request);
      if (refused !== undefined) connection.dismiss(refused);
      connections.add(connection);
      socket.on("close", () => connections.delete(connection));
    },
  );
}
