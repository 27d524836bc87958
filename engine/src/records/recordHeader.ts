import type { GameFacts } from "../game.ts";
import {
  readOnlyWhole,
  SHARED_KEYS,
  twice,
  type HeaderFault,
  type HeaderLine,
  type Problem,
  type SharedKey,
} from "./header.ts";
import { quotable } from "./quote.ts";
import { fault, type RecordFault, type SourceLine } from "./recordFault.ts";
import { err, ok, type Result } from "../result.ts";
import type { GameBox, Head, Table } from "../table.ts";

const NAME_CHARS_MAX = 24;

function isShared(key: string): key is SharedKey {
  return (SHARED_KEYS as readonly string[]).includes(key);
}

/** Opens the table of a header. A fault that has no line of its own is reported at the last line, `end`. */
export function openHeader<Opened extends Table>(
  lines: readonly HeaderLine[],
  end: SourceLine,
  games: readonly GameBox<Opened>[],
): Result<Opened, RecordFault> {
  const shared = new Map<SharedKey, HeaderLine>();
  const own: HeaderLine[] = [];
  for (const line of lines) {
    const { key } = line;
    if (!isShared(key)) own.push(line);
    else if (shared.has(key)) return fault(line, twice(key));
    else shared.set(key, line);
  }
  const box = chooseGame(shared.get("game"), games);
  if (!box.ok) return atLine(box.error, end);
  const head = readHead(shared, box.value);
  if (!head.ok) return atLine(head.error, end);
  const table = box.value.open(head.value, own);
  return table.ok ? table : atLine(table.error, end);
}

function atLine({ at, message, rule }: HeaderFault, end: SourceLine): Result<never, RecordFault> {
  return fault(at ?? end, message, rule);
}

function chooseGame<Opened extends Table>(
  line: HeaderLine | undefined,
  games: readonly GameBox<Opened>[],
): Result<GameBox<Opened>, HeaderFault> {
  const known = games.map(({ id }) => id).join(" or ");
  if (line === undefined)
    return err({ message: `the header names no game: 'game ${known}' wanted` });
  const box = games.find(({ id }) => id === line.words.join(" "));
  return box === undefined ? err({ at: line, message: `no such game: ${known} wanted` }) : ok(box);
}

function readHead(
  shared: ReadonlyMap<SharedKey, HeaderLine>,
  box: GameBox,
): Result<Head, HeaderFault> {
  const version = checkVersion(shared.get("rules-version"), box);
  if (!version.ok) return version;
  const dice = shared.get("dice");
  if (dice !== undefined && dice.words.length === 0)
    return err({ at: dice, message: "'dice' says how the dice were made: 'dice sealed-1 …'" });
  const players = shared.get("players");
  if (players === undefined)
    return err({ message: "the header names no players: 'players Ada, Ben' wanted" });
  const names = readNames(players.text.slice("players".length), box);
  if (!names.ok) return err({ at: players, ...names.error });
  return ok({ names: names.value, dice: dice?.words.join(" ") });
}

function checkVersion(
  line: HeaderLine | undefined,
  { id, rulesVersion }: GameBox,
): Result<undefined, HeaderFault> {
  if (line === undefined) return ok(undefined);
  const version = readOnlyWhole(line, { min: 1, max: Infinity, what: "a version" });
  if (!version.ok) return version;
  if (version.value === rulesVersion) return ok(undefined);
  return err({
    at: line,
    message: `this record follows version ${version.value} of the rules of ${id}, this Courtly knows version ${rulesVersion}`,
  });
}

/** Reads the players' names of a record or a command line, separated by commas. */
export function readNames(
  text: string,
  { players, cites }: GameFacts,
): Result<readonly string[], Problem> {
  const names = text.split(",").map((name) => name.trim());
  for (const name of names) {
    const length = [...name].length;
    if (length < 1 || length > NAME_CHARS_MAX || /[#\p{Cc}]/u.test(name))
      return err({
        message: `'${quotable(name)}' is no name: 1 to ${NAME_CHARS_MAX} characters wanted, without comma, # or control characters`,
      });
  }
  if (names.length < players.min || names.length > players.max)
    return err({
      rule: cites.players,
      message: `${players.min} to ${players.max} players wanted, ${names.length} found`,
    });
  return ok(names);
}
