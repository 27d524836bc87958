import { err, ok, readWhole, type Result } from "@courtly/engine";

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of a server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The SQLite file with all tables. With a database, there is only the socket for administration beside this name. */
  readonly data: string;
  /** The PostgreSQL database with all tables. May contain a password: never shown or logged. */
  readonly database: string | undefined;
  /** The Redis server that carries what servers tell each other, if several share the database. May contain a password. */
  readonly fanout: string | undefined;
  /** The origin of the page, if it is not this server's own address. */
  readonly origin: string | undefined;
  /** The password of a private server. Without it everybody may come in. */
  readonly password: string | undefined;
  /** The path below which everything is: `/courtly`, or an empty text. */
  readonly basePath: string;
  readonly logLevel: LogLevel;
  /** Whether client addresses are taken from a proxy's headers. Only safe behind a proxy. */
  readonly trustProxy: boolean;
  /** The folder of the built page. Without it, the server has no page, only tables. */
  readonly page: string | undefined;
  /** The number of tables that one address may open at once. */
  readonly tablesByAddress: number;
  /** The number of people who may watch one table without a seat. */
  readonly spectatorsPerTable: number;
  /** Names at which people find this server, besides those it knows itself. */
  readonly hostNames: readonly string[];
  /** The port on this machine at which collectors read the figures of the server. Without it there are none. */
  readonly metricsPort: number | undefined;
  /** The days after which finished games are deleted. Without it they are kept for ever. */
  readonly keepFinishedDays: number | undefined;
  /** Whether notifications may go to addresses in private networks, and by plain http. */
  readonly notifyPrivateNetworks: boolean;
}

/** The environment variable for each flag. */
const VARIABLES = {
  port: "COURTLY_PORT",
  host: "COURTLY_HOST",
  data: "COURTLY_DATA",
  database: "COURTLY_DATABASE",
  fanout: "COURTLY_FANOUT",
  origin: "COURTLY_ORIGIN",
  "base-path": "COURTLY_BASE_PATH",
  "log-level": "COURTLY_LOG_LEVEL",
  "trust-proxy": "COURTLY_TRUST_PROXY",
  page: "COURTLY_PAGE",
  "tables-by-address": "COURTLY_TABLES_BY_ADDRESS",
  "spectators-per-table": "COURTLY_SPECTATORS_PER_TABLE",
  "host-names": "COURTLY_HOST_NAMES",
  "metrics-port": "COURTLY_METRICS_PORT",
  "keep-finished": "COURTLY_KEEP_FINISHED",
  "notify-private-networks": "COURTLY_NOTIFY_PRIVATE_NETWORKS",
} as const;
type Setting = keyof typeof VARIABLES;

const PORTS = [0, 65_535] as const;

type Texts = Readonly<Record<string, string | undefined>>;

/** Reads the settings: flags first, then the environment, then the default. Errors are found before anything starts. */
export function readConfig(flags: Texts, environment: Texts): Result<Config, string> {
  const given = (setting: Setting, usual: string) =>
    flags[setting] ?? environment[VARIABLES[setting]] ?? usual;
  const wrong = (setting: Setting, why: string) =>
    err(`--${setting} (or ${VARIABLES[setting]}): ${why}`);
  /** A whole number; `undefined` if it is not given. */
  const whole = (setting: Setting, what: string, [min, max]: readonly [number, number]) => {
    const text = given(setting, "");
    const read = text === "" ? ok(undefined) : readWhole(text, { min, max, what });
    return read.ok ? read : wrong(setting, read.error);
  };
  const port = whole("port", "a port", PORTS);
  if (!port.ok) return port;
  const host = given("host", "127.0.0.1");
  if (!/^[\w.:-]+$/.test(host)) return wrong("host", "an address or a name wanted");
  const store = readStore({ given, wrong });
  if (!store.ok) return store;
  const origin = given("origin", "");
  if (origin !== "" && URL.parse(origin)?.origin !== origin)
    return wrong("origin", "an origin wanted, without a path: https://play.example");
  const basePath = given("base-path", "").replace(/\/$/, "");
  if (!/^(?:\/[\w~-][\w.~-]*)*$/.test(basePath))
    return wrong("base-path", "a path wanted that begins with a slash: /courtly");
  // Only from the environment: lists of processes show the options of a command.
  const password = environment["COURTLY_PASSWORD"] ?? "";
  if (password !== "" && !/^[!-~]{8,200}$/.test(password))
    return err(
      "COURTLY_PASSWORD: 8 to 200 letters, digits and signs wanted, without spaces and accents",
    );
  const level = given("log-level", "info");
  const logLevel = LOG_LEVELS.find((known) => known === level);
  if (logLevel === undefined) return wrong("log-level", `${LOG_LEVELS.join(", ")} are known`);
  const trust = given("trust-proxy", "no");
  if (trust !== "yes" && trust !== "no") return wrong("trust-proxy", "yes or no wanted");
  const tables = whole("tables-by-address", "a number of tables", [1, 1_000_000]);
  if (!tables.ok) return tables;
  const spectators = whole("spectators-per-table", "a number of spectators", [0, 1_000_000]);
  if (!spectators.ok) return spectators;
  const hostNames = given("host-names", "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (!hostNames.every((name) => /^[\w.-]+$/.test(name)))
    return wrong("host-names", "names wanted, without a port: play.example,mypc.fritz.box");
  const metricsPort = whole("metrics-port", "a port", PORTS);
  if (!metricsPort.ok) return metricsPort;
  const keepFinished = whole("keep-finished", "a number of days", [1, 100_000]);
  if (!keepFinished.ok) return keepFinished;
  const notify = given("notify-private-networks", "no");
  if (notify !== "yes" && notify !== "no")
    return wrong("notify-private-networks", "yes or no wanted");
  const page = given("page", "");
  return ok({
    port: port.value ?? 4774,
    host,
    ...store.value,
    password: password === "" ? undefined : password,
    basePath,
    origin: origin === "" ? undefined : origin,
    logLevel,
    trustProxy: trust === "yes",
    page: page === "" ? undefined : page,
    tablesByAddress: tables.value ?? 30,
    spectatorsPerTable: spectators.value ?? 50,
    hostNames,
    metricsPort: metricsPort.value,
    keepFinishedDays: keepFinished.value,
    notifyPrivateNetworks: notify === "yes",
  });
}

interface Reading {
  readonly given: (setting: Setting, usual: string) => string;
  readonly wrong: (setting: Setting, why: string) => Result<never, string>;
}

/** Reads where the tables are. */
function readStore({
  given,
  wrong,
}: Reading): Result<Pick<Config, "data" | "database" | "fanout">, string> {
  const data = given("data", "courtly.db");
  if (data === "" || data === ":memory:") return wrong("data", "a file wanted");
  const database = given("database", "");
  if (database !== "" && !isAddress(database, ["postgres:", "postgresql:"]))
    return wrong("database", "an address wanted: postgres://user@host/name");
  const fanout = given("fanout", "");
  if (fanout !== "" && !isAddress(fanout, ["redis:", "rediss:"]))
    return wrong("fanout", "an address wanted: redis://host");
  if (fanout !== "" && database === "")
    return wrong(
      "fanout",
      "it is for several servers with one database: name that with --database",
    );
  return ok({
    data,
    database: database === "" ? undefined : database,
    fanout: fanout === "" ? undefined : fanout,
  });
}

/** Whether a text is the address of a service. What it is instead is not told: it may contain a password. */
function isAddress(text: string, protocols: readonly string[]): boolean {
  return protocols.includes(URL.parse(text)?.protocol ?? "");
}
