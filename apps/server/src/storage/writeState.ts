/** Receives a message for the operator. */
export type OperatorNotice = (level: "error" | "warn" | "info", message: string) => void;

/** Knows whether the store can write, and reports each change once: a full disk, a lost file, and the end of either. */
export interface WriteState {
  readonly failed: (reason: string) => void;
  readonly succeeded: () => void;
}

export function writeStateOf(store: string, onNotice: OperatorNotice): WriteState {
  let reason: string | undefined;
  return {
    failed: (now) => {
      if (now === reason) return;
      reason = now;
      onNotice("error", now);
    },
    succeeded: () => {
      if (reason === undefined) return;
      reason = undefined;
      onNotice("info", `'${store}' can be written again`);
    },
  };
}
