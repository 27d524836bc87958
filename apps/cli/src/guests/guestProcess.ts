import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { quotable } from "@courtly/engine";
import { EXIT, isMissing } from "../command.ts";
import { BotFault, cannotStart, messageOf, type Fault } from "./botFault.ts";
import type { Guest } from "./guest.ts";

export const ANSWER_MS = 10_000;
/** No action comes near it. */
const LINE_CHARS_MAX = 500;

type Child = ChildProcessByStdio<Writable, Readable, null>;

interface Start {
  readonly name: string;
  readonly command: readonly string[];
  readonly answerMs?: number;
}

/** A bot in any language: it reads a position a line and writes an action a line. Its errors go where ours go. */
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
      child.kill("SIGKILL"); // it holds nothing of ours, and may not listen
    },
  };
}

type Trouble = Pick<Fault, "message" | "answer">;

/** One line each way. Whatever breaks that ends the conversation: every later question gets the same trouble. */
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
    if (over !== undefined) child.stdout.destroy(); // what else it says is nobody's concern
  });
  child.stdin.on("error", () => undefined); // that it went away is told by its exit
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
