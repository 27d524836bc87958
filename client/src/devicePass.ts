import type { LogMark } from "./logs.ts";

/**
 * What a link hands over beside the seat, in the part of the address that no server sees: the secret of the link, and what
 * the first device has seen. The other device compares the log with it, so that a server cannot show it another game.
 */
export interface DevicePass {
  /** Proves to the server that the first device has offered its seat. Valid once, and for ten minutes. */
  readonly secret: string;
  readonly seen: LogMark;
  /** The table whose game goes on at this one, as the first device knows. */
  readonly continues?: string | undefined;
}

const PASS = /^([\w-]{22})\.([1-9]\d{0,5})\.([\da-f]{32})(?:\.([\w-]{22}))?$/;

/** Reads the end of a link; `undefined` if it was cut off or mistyped. */
export function readPass(text: string): DevicePass | undefined {
  const [, secret, length, digest, continues] = PASS.exec(text) ?? [];
  if (secret === undefined || digest === undefined) return undefined;
  return { secret, seen: { length: Number(length), digest }, continues };
}

export function writePass({ secret, seen: { length, digest }, continues }: DevicePass): string {
  const end = continues === undefined ? "" : `.${continues}`;
  return `${secret}.${length}.${digest}${end}`;
}
