import { resolve } from "node:path";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import type { Request } from "../options.ts";
import { damageLines, tableCount } from "../serve/check.ts";
import { DATA_OPTION, dataFileOf } from "./dataFile.ts";

export const backupCommand: Command = {
  name: "backup",
  usage: "FILE [--data FILE]",
  summary:
    "Copies everything that a running server has stored into a new file, and checks the copy.",
  options: DATA_OPTION,
  more: [
    "Games go on meanwhile; the copy is of one moment. The server writes it, readable for its owner only, and never over a file that is there.",
    "Exit code 0: the copy is there and sound. Exit code 1: it is there, but has damaged tables, as the server has. Exit code 2: there is none.",
    "'courtly restore FILE' puts it back while the server is stopped.",
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { words, json } = request;
  const [file, extra] = words;
  if (file === undefined)
    return misused(streams, "backup: name the file of the copy: courtly backup FILE");
  if (extra !== undefined) return misused(streams, `backup: '${extra}' is one too many`);
  const { askServer, isSound } = await import("@courtly/server");
  const answer = await askServer(dataFileOf(request), { kind: "backUp", file: resolve(file) });
  if (!answer.ok) return misused(streams, `backup: ${answer.error.message}`);
  const { tables } = answer.value;
  const sound = isSound(answer.value);
  if (json) writeJson(streams, { file: resolve(file), sound, ...answer.value });
  else {
    const said = [
      ...damageLines(answer.value),
      sound
        ? `'${file}' has ${tableCount(tables)}, and is sound.`
        : `'${file}' has ${tableCount(tables)}, but is damaged, as the data of the server is: keep your earlier backups.`,
    ];
    streams.out.write(`${said.join("\n")}\n`);
  }
  return sound ? EXIT.yes : EXIT.no;
}
