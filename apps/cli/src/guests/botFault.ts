import { EXIT } from "../command.ts";
import { oneLine } from "../outlet.ts";

/** What a bot from outside did wrong, as data: it crosses from a job's thread to the command. */
export interface Fault {
  /** 2: it cannot be started; 1: it was asked, and what came is no answer. */
  readonly exit: typeof EXIT.no | typeof EXIT.misused;
  readonly bot: string;
  readonly message: string;
  /** The line it was asked with. */
  readonly position?: string | undefined;
  readonly answer?: string | undefined;
  readonly rule?: string | undefined;
}

/** The way of a fault out of the middle of a game. */
export class BotFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Whatever went wrong while a bot was asked. */
export function faultOf(error: unknown, bot: string): Fault {
  if (error instanceof BotFault) return error.fault;
  return { exit: EXIT.no, bot, message: messageOf(error) };
}

export function cannotStart(bot: string, message: string): BotFault {
  return new BotFault({ exit: EXIT.misused, bot, message });
}

/** Everything somebody needs to meet it again, in one line. */
export function faultLine({ bot, message, position, answer, rule }: Fault): string {
  const said = answer === undefined ? "" : ` answered '${answer}'`;
  const cited = rule === undefined ? "" : ` (${rule})`;
  const asked = position === undefined ? "" : `; it was asked: ${position}`;
  return oneLine(`bot '${bot}'${said}: ${message}${cited}${asked}`);
}

/** What to tell of an error that is not ours. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
