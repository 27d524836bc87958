import type { BODY_SCHEMAS } from "@courtly/protocol/schemas";

export type BodyName = keyof typeof BODY_SCHEMAS;

/** One request over HTTP: what it is for, its body and its answer. */
export interface Operation {
  readonly method: "get" | "post";
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly body?: BodyName;
  readonly answer: {
    readonly status: 101 | 200 | 201;
    readonly description: string;
    /** The schema of a JSON answer. */
    readonly schema?: BodyName;
    /** The type of another answer. */
    readonly type?: "text/plain" | "application/json";
  };
}

const YOUR_SEAT = { status: 201, description: "Your seat", schema: "seatGiven" } as const;

/** Every request that the server answers, except for the files of the page. A test compares them with its routes. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/livez",
    id: "isAlive",
    summary: "Tells whether the server runs, whatever its store does",
    answer: { status: 200, description: "It runs", type: "application/json" },
  },
  {
    method: "get",
    path: "/readyz",
    id: "isReady",
    summary: "Tells whether the store can write, so that people can play",
    answer: { status: 200, description: "It can", type: "application/json" },
  },
  {
    method: "get",
    path: "/healthz",
    id: "isHealthy",
    summary: "Tells whether the store can write",
    answer: { status: 200, description: "It can", type: "application/json" },
  },
  {
    method: "get",
    path: "/api/openapi.json",
    id: "describeRequests",
    summary: "This description",
    answer: { status: 200, description: "OpenAPI 3.1", type: "application/json" },
  },
  {
    method: "get",
    path: "/api/messages.json",
    id: "describeMessages",
    summary: "Describes the messages on the socket, and the entries of a log",
    answer: { status: 200, description: "JSON Schema 2020-12", type: "application/json" },
  },
  {
    method: "get",
    path: "/api/here",
    id: "here",
    summary: "The version of the protocol, and the addresses of the server",
    answer: { status: 200, description: "The server", schema: "here" },
  },
  {
    method: "get",
    path: "/api/tables",
    id: "openTables",
    summary: "Listed tables, the newest first",
    answer: { status: 200, description: "The tables", schema: "tableList" },
  },
  {
    method: "post",
    path: "/api/tables",
    id: "createTable",
    summary: "Opens a table, and takes a seat there",
    body: "createTable",
    answer: YOUR_SEAT,
  },
  {
    method: "get",
    path: "/api/codes/{code}",
    id: "tableOfCode",
    summary: "Finds the table with a join code, while it has an open seat",
    answer: { status: 200, description: "The table", schema: "codeFound" },
  },
  {
    method: "get",
    path: "/api/tables/{id}",
    id: "glanceAt",
    summary: "A summary of a table",
    answer: { status: 200, description: "The summary", schema: "tableGlance" },
  },
  {
    method: "get",
    path: "/api/tables/{id}/record",
    id: "recordOf",
    summary: "The record of a game",
    answer: { status: 200, description: "The record, as text", type: "text/plain" },
  },
  {
    method: "get",
    path: "/api/tables/{id}/legal",
    id: "legalActions",
    summary: "The legal actions of the player who is to decide",
    answer: { status: 200, description: "The actions", schema: "legalActions" },
  },
  {
    method: "post",
    path: "/api/tables/{id}/seats",
    id: "joinTable",
    summary: "Takes an open seat",
    body: "joinTable",
    answer: YOUR_SEAT,
  },
  {
    method: "post",
    path: "/api/tables/{id}/devices",
    id: "takeOver",
    summary: "Takes a seat that another device of the player has offered by a link",
    body: "takeOver",
    answer: YOUR_SEAT,
  },
  {
    method: "post",
    path: "/api/tables/{id}/rematch",
    id: "askRematch",
    summary: "Opens or finds the rematch of a finished game",
    body: "askRematch",
    answer: YOUR_SEAT,
  },
  {
    method: "post",
    path: "/api/tables/{id}/continue",
    id: "continueTable",
    summary: "Presents a longer log than the server has",
    body: "continueTable",
    answer: YOUR_SEAT,
  },
  {
    method: "post",
    path: "/api/tables/{id}/notifications",
    id: "changeNotifications",
    summary: "Turns notifications of a seat on or off, or asks for their state",
    body: "changeNotifications",
    answer: { status: 200, description: "Their state", schema: "notificationState" },
  },
  {
    method: "get",
    path: "/api/tables/{id}/socket",
    id: "connect",
    summary: "Opens the WebSocket of a table. Its messages are described at /api/messages.json",
    answer: { status: 101, description: "The connection is a WebSocket now" },
  },
];
