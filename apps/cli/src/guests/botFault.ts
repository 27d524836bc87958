import { EXIT } from "../command.ts";
import { oneLine } from "../outlet.ts";

/** A mistake of a guest bot, as plain data that can be sent from a worker to the command. */
export interface GuestFault {
  /** 2: it cannot be started; 1: its answer is missing or not legal. */
  readonly exit: typeof EXIT.no | typeof EXIT.misused;
  readonly bot: string;
  readonly message: string;
  /** The position that it was asked about, as one line. */
  readonly position?: string | undefined;
  readonly answer?: string | undefined;
  readonly rule?: string | undefined;
}

/** Carries a fault out of a running game. */
export class BotFault extends Error {
  readonly fault: GuestFault;

  constructor(fault: GuestFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Turns any error that happened while a bot was asked into a fault. */
export function faultOf(error: unknown, bot: string): GuestFault {
  if (error instanceof BotFault) return error.fault;
  return { exit: EXIT.no, bot, message: messageOf(error) };
}

export function cannotStart(bot: string, message: string): BotFault {
  return new BotFault({ exit: EXIT.misused, bot, message });
}

/** One line with everything that is needed to reproduce a fault. */
export function faultLine({ bot, message, position, answer, rule }: GuestFault): string {
  const said = answer === undefined ? "" : ` answered '${answer}'`;
  const cited = rule === undefined ? "" : ` (${rule})`;
  const asked = position === undefined ? "" : `; it was asked: ${position}`;
  return oneLine(`bot '${bot}'${said}: ${message}${cited}${asked}`);
}

/** The message of an error that may come from foreign code. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
