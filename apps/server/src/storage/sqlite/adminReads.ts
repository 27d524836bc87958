import type { Database } from "better-sqlite3";
import { assertNever } from "@courtly/engine";
import type { BlockedNetwork } from "../admin.ts";
import type { WaitingStage } from "../storage.ts";
import type { ReaderAnswer, ReaderQuestion } from "./messages.ts";

type AdminQuestion = Extract<ReaderQuestion, { kind: "inUse" | "isDeleted" | "blocked" }>;

/** Reads blocked networks, deleted tables and the number of tables. */
export function adminReadsOn(db: Database) {
  const counts = db.prepare<[], { readonly stage: string; readonly tables: number }>(
    "SELECT stage, count(*) AS tables FROM tables WHERE stage <> 'over' GROUP BY stage",
  );
  const deleted = db.prepare<[string]>("SELECT 1 FROM deleted WHERE table_id = ?");
  const blocked = db.prepare<[], BlockedNetwork>(
    "SELECT network, at_ms AS atMs FROM blocked ORDER BY at_ms, network",
  );
  return (question: AdminQuestion): ReaderAnswer => {
    switch (question.kind) {
      case "inUse": {
        const found = new Map(counts.all().map(({ stage, tables }) => [stage, tables]));
        const count = (stage: WaitingStage) => found.get(stage) ?? 0;
        const [lobby, drawing, playing] = [count("lobby"), count("drawing"), count("playing")];
        return { kind: "counted", inUse: { lobby, drawing, playing } };
      }
      case "isDeleted":
        return { kind: "known", isKnown: deleted.get(question.id) !== undefined };
      case "blocked":
        return { kind: "blocked", networks: blocked.all() };
      default:
        return assertNever(question);
    }
  };
}
