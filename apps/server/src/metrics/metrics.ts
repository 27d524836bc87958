import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Storage } from "../storage/storage.ts";

/** The figures of a running server, in the text format of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  readonly text: () => Promise<string>;
  /** The same store, whose appends are counted and timed. */
  readonly measured: (storage: Storage, clock: Clock) => Storage;
  /** Counts an answer over HTTP. */
  readonly answered: (status: number) => void;
  /** Shows the number of open connections. */
  readonly watch: (connections: ReadonlySet<unknown>) => void;
}

const SECOND_MS = 1000;
/** The upper ends of the times of an append, in seconds. */
const APPEND_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const appends = new Counter({
    name: "courtly_appends_total",
    help: "Appends to the logs of tables, by their result: only 'stored' has written something new",
    labelNames: ["result"],
    registers,
  });
  const appendTime = new Histogram({
    name: "courtly_append_seconds",
    help: "The time until an append is on disk",
    buckets: APPEND_SECONDS,
    registers,
  });
  const answers = new Counter({
    name: "courtly_http_answers_total",
    help: "Answers over HTTP, by the first digit of their status",
    labelNames: ["status"],
    registers,
  });
  let connections: ReadonlySet<unknown> = new Set();
  const open: Gauge = new Gauge({
    name: "courtly_connections",
    help: "Open connections to tables: players and spectators",
    registers,
    collect: () => {
      open.set(connections.size);
    },
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    measured: (storage, clock) => ({
      ...storage,
      append: async (append) => {
        const begunMs = clock.monotonicMs();
        try {
          const appended = await storage.append(append);
          appends.inc({ result: appended.kind });
          return appended;
        } catch (error) {
          appends.inc({ result: "failed" });
          throw error;
        } finally {
          appendTime.observe((clock.monotonicMs() - begunMs) / SECOND_MS);
        }
      },
    }),
    answered: (status) => answers.inc({ status: `${Math.floor(status / 100)}xx` }),
    watch: (watched) => (connections = watched),
  };
}
