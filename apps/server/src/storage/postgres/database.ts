import {
  Kysely,
  PostgresDialect,
  type Generated,
  type PostgresPool,
  type PostgresPoolClient,
} from "kysely";
import pg from "pg";
import type { KeyRow } from "../keys.ts";
import type { AppendRow, TableRow } from "../rows.ts";
import type { OutboxRow, SubscriptionRow } from "../subscriptions.ts";

/** The tables of the database that this version uses, by their names. */
export interface Schema {
  readonly layout: { readonly version: number; readonly oldest: number };
  readonly tables: TableRow & {
    readonly taken_by: string | null;
    readonly taken_until: Date | null;
  };
  readonly appends: AppendRow & { readonly table_id: string };
  readonly subscriptions: SubscriptionRow;
  readonly outbox: Omit<OutboxRow, "notice"> & {
    readonly id: Generated<number>;
    readonly subscription_id: string;
    readonly table_id: string;
    readonly site: string;
    readonly due_ms: number;
    readonly taken_by: string | null;
    readonly taken_until: Date | null;
  };
  readonly signing: KeyTable;
  readonly push_keys: Pick<KeyTable, "key" | "checksum">;
  readonly links: {
    readonly table_id: string;
    readonly player: number;
    readonly link: string;
    readonly token_hash: string;
    readonly ends_at: Date;
  };
  readonly blocked: { readonly network: string; readonly at_ms: number };
  readonly deleted: { readonly table_id: string; readonly at_ms: number };
  readonly checks: { readonly id: number };
}

interface KeyTable extends KeyRow {
  /** 1 is the current key. */
  readonly position: number;
}

/** Our tables have a schema of their own, so that a database may be shared with other programs. */
export const SCHEMA = "courtly";

/** A connected PostgreSQL database. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Executes a statement that has its own transaction; returns its rows. */
  readonly run: <Row extends object>(
    text: string,
    values: readonly unknown[],
  ) => Promise<readonly Row[]>;
  /** The address without user and password, for messages. */
  readonly shown: string;
  readonly close: () => Promise<void>;
}

/** Connections of one server. PostgreSQL flushes the commits of all connections that wait at the same moment together. */
const CONNECTIONS_MAX = 10;
/** The time to connect. */
const CONNECT_MS = 5000;
/** The time for a statement: longer means that the database stands still, and the connection is given up. */
const STATEMENT_MS = 15_000;

const INT8 = 20;

/** Numbers with 64 bits are times in milliseconds and ids here, which JavaScript's numbers hold exactly. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

/** Prepares to connect to a database; the first statement connects. With `isPatient`, statements may take any time. */
export function databaseAt(url: string, { isPatient = false } = {}): Database {
  const pool = new pg.Pool({
    connectionString: withDurableCommits(url),
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS,
    ...(!isPatient && {
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + CONNECT_MS,
    }),
    keepAlive: true,
    application_name: isPatient ? "courtly upkeep" : "courtly",
    types: TYPES,
  });
  pool.on("connect", (client) => void client.on("error", () => undefined));
  // Connections break at any time. Statements in progress fail; the next one opens another connection.
  pool.on("error", () => undefined);
  const statements = new Map<string, string>();
  /** Statements are parsed and planned once for each connection. There are few of them, because values are parameters. */
  const prepared = (text: string, values: readonly unknown[] = []) => {
    const name = statements.get(text) ?? `s${statements.size}`;
    statements.set(text, name);
    return { name, text, values: [...values] };
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    let isBroken = false;
    const query = async (text: string, values?: readonly unknown[]) => {
      try {
        return await client.query(prepared(text, values));
      } catch (error) {
        isBroken ||= !(error instanceof pg.DatabaseError);
        throw error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient["query"], // cursors are not used
      release: () => client.release(isBroken),
    };
  };
  const preparing: PostgresPool = { connect, end: () => pool.end(), options: pool.options };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing }) });
  return {
    db: db.withSchema(SCHEMA),
    run: async <Row extends object>(text: string, values: readonly unknown[]) =>
      (await pool.query<Row>(prepared(text, values))).rows,
    shown: shownAddress(url),
    close: () => pool.end(),
  };
}

/** An acknowledged move must survive a power cut, whatever the default of the database is. */
function withDurableCommits(url: string): string {
  const parsed = new URL(url);
  const options = parsed.searchParams.get("options") ?? "";
  parsed.searchParams.set("options", `${options} -c synchronous_commit=on`.trim());
  return parsed.href;
}

/** The address of a service without user, password and options: it may be logged. */
function shownAddress(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? "the database" : `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}
