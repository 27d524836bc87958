import { quotable } from "@courtly/engine";
import type { AdminAnswers, AdminRequest, AdminTable } from "@courtly/server";

type Answer = AdminAnswers[AdminRequest["kind"]];
type LinesOf = { readonly [Kind in AdminRequest["kind"]]: (answer: AdminAnswers[Kind]) => Lines };
type Lines = readonly string[];

/** The answer of a server, in lines for people. */
export function linesFor(kind: AdminRequest["kind"], answer: Answer): Lines {
  return (LINES[kind] as (answer: Answer) => Lines)(answer);
}

const LINES: LinesOf = {
  health: ({ isReady, why, upSeconds, connections, tables, blocked, memoryBytes }) => [
    isReady ? "The server stores moves." : `The server cannot store moves: ${why}`,
    `up            ${duration(upSeconds)}`,
    `connections   ${connections}`,
    `tables        ${tables.playing} playing, ${tables.drawing} drawing, ${tables.lobby} in the lobby`,
    `blocked       ${blocked}`,
    `memory        ${Math.round(memoryBytes / 1e6)} MB`,
  ],
  list: (tables) => (tables.length === 0 ? ["There are no such tables."] : tables.map(tableLine)),
  close: ({ table }) => [`The table ${table} is closed, and its players are told.`],
  export: ({ record, table, log }) => [
    record?.trimEnd() ??
      `# The game at ${table} has not begun: --json prints its log, ${log.length} entries.`,
  ],
  delete: ({ table }) => [
    `The table ${table} is deleted. Backups and copies of the data file still have it.`,
  ],
  block: ({ network, isChanged }) => [
    isChanged ? `${network} is blocked.` : `${network} was blocked already.`,
  ],
  unblock: ({ network, isChanged }) => [
    isChanged ? `${network} is not blocked any more.` : `${network} was not blocked.`,
  ],
  blocked: (networks) =>
    networks.length === 0
      ? ["Nobody is blocked."]
      : networks.map(({ network, atMs }) => `${network}  since ${timeOf(atMs)}`),
  backUp: () => [],
};

function tableLine({ table, stage, game, players, code, length, createdAtMs }: AdminTable): string {
  const open = code === undefined ? "" : `  code ${code}`;
  const names = players.map((name) => quotable(name)).join(", ");
  return `${table}  ${stage.padEnd(7)}  ${timeOf(createdAtMs)}  ${game}  ${length} entries  ${names}${open}`;
}

function timeOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 16).replace("T", " ");
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

function duration(seconds: number): string {
  if (seconds < MINUTE_S) return `${seconds} s`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min`;
  if (seconds < DAY_S) return `${Math.floor(seconds / HOUR_S)} h`;
  return `${Math.floor(seconds / DAY_S)} days`;
}
