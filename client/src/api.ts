import { err, type Result } from "@courtly/engine";
import {
  readCodeFound,
  readHere,
  readLegalActions,
  readNotificationState,
  readRefusal,
  readSeatGiven,
  readTableGlance,
  readTableList,
  type ChangeNotifications,
  type ContinueTable,
  type CreateTable,
  type Here,
  type JoinTable,
  type LegalActions,
  type NotificationState,
  type Reader,
  type Refused,
  type SeatGiven,
  type TableGlance,
  type TableList,
  type TakeOver,
} from "@courtly/protocol";

/** The reason why there is no answer that can be read. */
export interface NoAnswer {
  readonly code: /** Nothing was sent: the device has no network. */
    | "offline"
    /** Nothing was changed, and no answer came: the network failed, or there is no server at this address. */
    | "silence"
    /** No answer came; the request may have arrived. It is safe to send it again: it happens once. */
    | "unsure"
    /** The answer cannot be read: the server has another version than this client. */
    | "unreadable";
}

export type ApiAnswer<Value> = Promise<Result<Value, Refused | NoAnswer>>;

/** Sends a request, as POST if it has a body; resolves with the JSON of the answer, or `undefined` if none came. */
export type HttpCall = (path: string, body?: object) => Promise<unknown>;

/** The requests to a server that need no connection to a table. */
export interface TableApi {
  readonly openTables: () => ApiAnswer<TableList>;
  readonly glanceAt: (table: string) => ApiAnswer<TableGlance>;
  /** The legal actions of the player who is to decide. */
  readonly legalActions: (table: string) => ApiAnswer<LegalActions>;
  readonly tableOfCode: (code: string) => ApiAnswer<{ readonly table: string }>;
  readonly createTable: (table: CreateTable) => ApiAnswer<SeatGiven>;
  readonly joinTable: (table: string, person: JoinTable) => ApiAnswer<SeatGiven>;
  /** Takes the seat that another device has offered by a link. */
  readonly takeOver: (table: string, body: TakeOver) => ApiAnswer<SeatGiven>;
  readonly askRematch: (table: string, token: string) => ApiAnswer<SeatGiven>;
  /** Presents a longer log than the server has; the game goes on at the table in the answer. */
  readonly continueTable: (table: string, log: ContinueTable) => ApiAnswer<SeatGiven>;
  /** Turns notifications of a seat on or off, or asks for their state. */
  readonly changeNotifications: (
    table: string,
    change: ChangeNotifications,
  ) => ApiAnswer<NotificationState>;
  /** The addresses at which other devices find the server. */
  readonly here: () => ApiAnswer<Here>;
}

export function openTableApi(call: HttpCall, isOffline: () => boolean = () => false): TableApi {
  const ask = async <Value>(path: string, read: Reader<Value>, body?: object): ApiAnswer<Value> => {
    if (isOffline()) return err({ code: "offline" });
    const answer = await call(path, body);
    if (answer === undefined) return err({ code: body === undefined ? "silence" : "unsure" });
    const refusal = readRefusal(answer);
    if (refusal.ok) return err(refusal.value.refused);
    const value = read(answer);
    return value.ok ? value : err({ code: "unreadable" });
  };
  return {
    openTables: () => ask("api/tables", readTableList),
    glanceAt: (table) => ask(`api/tables/${table}`, readTableGlance),
    legalActions: (table) => ask(`api/tables/${table}/legal`, readLegalActions),
    tableOfCode: (code) => ask(`api/codes/${encodeURIComponent(code)}`, readCodeFound),
    createTable: (table) => ask("api/tables", readSeatGiven, table),
    joinTable: (table, person) => ask(`api/tables/${table}/seats`, readSeatGiven, person),
    takeOver: (table, body) => ask(`api/tables/${table}/devices`, readSeatGiven, body),
    askRematch: (table, token) => ask(`api/tables/${table}/rematch`, readSeatGiven, { token }),
    continueTable: (table, log) => ask(`api/tables/${table}/continue`, readSeatGiven, log),
    changeNotifications: (table, change) =>
      ask(`api/tables/${table}/notifications`, readNotificationState, change),
    here: () => ask("api/here", readHere),
  };
}
