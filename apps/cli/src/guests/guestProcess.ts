import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { quotable } from "@courtly/engine";
import { EXIT, isMissing } from "../command.ts";
import { BotFault, cannotStart, messageOf, type GuestFault } from "./botFault.ts";
import type { Guest } from "./guest.ts";

export const ANSWER_MS = 10_000;
/** The longest accepted line. All actions are much shorter. */
const LINE_CHARS_MAX = 500;

type Child = ChildProcessByStdio<Writable, Readable, null>;

interface Start {
  readonly name: string;
  readonly command: readonly string[];
  readonly answerMs?: number;
}

/** Starts a bot as a process: it reads one position per line and writes one action per line. It shares our stderr. */
export async function startGuest({
  name,
  command: [file, ...args],
  answerMs = ANSWER_MS,
}: Start): Promise<Guest> {
  if (file === undefined)
    throw cannotStart(name, "no command follows: write 'exec:python3 my-bot.py'");
  const child = spawn(file, args, { stdio: ["pipe", "pipe", "inherit"], windowsHide: true });
  await new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", (error) =>
      reject(
        cannotStart(
          name,
          isMissing(error)
            ? `there is no program '${file}': check its name and path`
            : `it cannot be started: ${messageOf(error)}`,
        ),
      ),
    );
  });
  const conversation = converse(child, answerMs);
  return {
    name,
    answer: async ({ line }) => {
      const position = line();
      const answer = await conversation.ask(position);
      if (typeof answer === "string") return answer;
      throw new BotFault({ ...answer, exit: EXIT.no, bot: name, position });
    },
    leave: () => {
      child.stdin.end();
      child.kill("SIGKILL"); // it owns nothing of ours, and might ignore a milder signal
    },
  };
}

type Trouble = Pick<GuestFault, "message" | "answer">;

/** Exchanges one line each way. After the first error the conversation is over: later questions get the same error. */
function converse(child: Child, answerMs: number) {
  let heard = "";
  let over: Trouble | undefined;
  let reply: ((answer: string | Trouble) => void) | undefined;
  const settle = (answer: string | Trouble) => {
    if (typeof answer !== "string") over ??= answer;
    const waiting = reply;
    reply = undefined;
    waiting?.(answer);
  };
  const hear = (text: string) => {
    heard += text;
    for (;;) {
      const end = heard.indexOf("\n");
      if (end < 0) break;
      const line = heard.slice(0, end).trimEnd();
      heard = heard.slice(end + 1);
      if (line.length > LINE_CHARS_MAX) return settle(tooLong(line));
      if (reply === undefined)
        return settle({ message: "it said this without being asked", answer: quotable(line) });
      settle(line);
    }
    return heard.length > LINE_CHARS_MAX ? settle(tooLong(heard)) : undefined;
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (over !== undefined) return;
    hear(text);
    if (over !== undefined) child.stdout.destroy(); // later output is not needed
  });
  child.stdin.on("error", () => undefined); // a process that ended is reported by "close"
  child.on("close", (code, signal) =>
    settle({ message: `it ended (${signal ?? `exit code ${code}`}) instead of answering` }),
  );
  const ask = async (line: string): Promise<string | Trouble> => {
    if (over !== undefined) return over;
    const answer = new Promise<string | Trouble>((resolve) => {
      reply = resolve;
    });
    child.stdin.write(`${line}\n`);
    const clock = setTimeout(
      () => settle({ message: `it did not answer within ${answerMs / 1000} s` }),
      answerMs,
    );
    try {
      return await answer;
    } finally {
      clearTimeout(clock);
    }
  };
  return { ask };
}

function tooLong(line: string): Trouble {
  return {
    message: `it answered with a line of more than ${LINE_CHARS_MAX} characters`,
    answer: quotable(line.slice(0, 60)),
  };
}
