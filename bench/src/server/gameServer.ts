// The server to measure: the real one, in its own process, without rate limits.
import { startServer } from "@courtly/server";
import { answerParent } from "./child.ts";

const EVERYTHING = { burst: 1e9, perSecond: 1e9 };

const [data = "", database = "", fanout = ""] = process.argv.slice(2);

const server = await startServer(
  {
    port: 0,
    host: "127.0.0.1",
    data,
    database: database === "" ? undefined : database,
    fanout: fanout === "" ? undefined : fanout,
    origin: undefined,
    basePath: "",
    password: undefined,
    logLevel: "error",
    trustProxy: false,
    page: undefined,
    tablesByAddress: 1e9,
    spectatorsPerTable: 1e9,
    hostNames: [],
    metricsPort: undefined,
    keepFinishedDays: undefined,
    notifyPrivateNetworks: false,
  },
  {
    allowances: {
      perConnection: EVERYTHING,
      perAddress: EVERYTHING,
      perSeat: EVERYTHING,
      tables: EVERYTHING,
      waitingPerAddress: 1e9,
      waiting: 1e9,
      spectatorsPerTable: 1e9,
      spectatorsPerAddress: 1e9,
    },
  },
);
answerParent(server.url);
