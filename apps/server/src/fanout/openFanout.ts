import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Storage } from "../storage/storage.ts";
import type { OperatorNotice } from "../storage/writeState.ts";
import { fanoutInProcess, type Fanout } from "./fanout.ts";

interface OpeningContext {
  readonly storage: Pick<Storage, "shared">;
  readonly clock: Clock;
  readonly onNotice: OperatorNotice;
  readonly onError: (error: unknown) => void;
}

/** Opens the fan-out that the operator has chosen. The package for Redis is loaded only if it is that. */
export async function openFanout(
  { fanout }: Pick<Config, "fanout">,
  { storage: { shared }, clock, onNotice, onError }: OpeningContext,
): Promise<Fanout> {
  if (fanout === undefined || shared === undefined) return fanoutInProcess();
  const { redisFanout } = await import("./redis/redisFanout.ts");
  return redisFanout(fanout, { clock, lengths: shared.lengths, onNotice, onError });
}
