import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { findGame, GAME_IDS } from "../games/index.ts";
import { readVariant, VARIANT_OPTIONS } from "../play/opening.ts";
import type { Request } from "../options.ts";
import { LANGUAGE_OPTIONS, readSpeech } from "../speech.ts";

export const rulesCommand: Command = {
  name: "rules",
  usage: "GAME [--rules SET] [--board FILE] [--lang L]",
  summary: "The facts of a game: its cards or board, costs, abilities and rule sets.",
  options: { ...VARIANT_OPTIONS, ...LANGUAGE_OPTIONS },
  more: [`Games: ${GAME_IDS}.`],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const [id, ...more] = request.words;
  if (id === undefined) return misused(streams, `rules: say which game: ${GAME_IDS}`);
  if (more.length > 0)
    return misused(streams, `rules: one game at a time, '${more[0]}' is one too many`);
  const game = findGame(id);
  if (!game.ok) return misused(streams, `rules: ${game.error}`);
  const speech = await readSpeech(request);
  if (!speech.ok) return misused(streams, `rules: ${speech.error}`);
  const variant = await readVariant(request, game.value);
  if (!variant.ok) return misused(streams, `rules: ${variant.error}`);
  const sheet = game.value.sheet(variant.value);
  if (!sheet.ok) return misused(streams, `rules: ${sheet.error}`);
  if (request.json) writeJson(streams, sheet.value.data);
  else streams.out.write(`${sheet.value.lines(streams.out.width(), speech.value).join("\n")}\n`);
  return EXIT.yes;
}
