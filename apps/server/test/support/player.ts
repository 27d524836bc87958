import { stageOf, type TableState } from "@courtly/protocol";
import { drawSecret, seal, stageOf as stageOfDrawing, writeSecret } from "@courtly/dice";
import { assert, seededRandom } from "@courtly/engine";
import { squiresMove } from "./squire.ts";
import { foldAll } from "../../src/tables/fold.ts";
import type { Device } from "./device.ts";
import type { Seat } from "./served.ts";

/** The table state that a device computes from the log it was sent, with the same fold as the server. */
export function tableStateOf({ log }: Pick<Device, "log">, table: string): TableState {
  const tableState = foldAll(table, undefined, log);
  assert(tableState !== undefined, "the log has come");
  return tableState;
}

/** Plays for a seat until the game is over: draws a share, and acts like a squire in its turns. */
export async function playOn(
  device: Device,
  { table, player }: Seat,
  isEnough: (tableState: TableState) => boolean = () => false,
): Promise<TableState> {
  const shares = new Map<number, Uint8Array>();
  const random = seededRandom(`${table}/${player}`);
  let tableState = tableStateOf(device, table);
  for (;;) {
    if (stageOf(tableState) === "over" || isEnough(tableState)) return tableState;
    const { length } = tableState;
    const hasAsked = await nextStep(device, { tableState, player, shares, random });
    await device.until(() => device.log.length > (hasAsked ? length : tableState.length));
    tableState = foldAll(table, tableState, device.log.slice(tableState.length)) ?? tableState;
  }
}

interface PlayerAt {
  readonly tableState: TableState;
  readonly player: number;
  readonly shares: Map<number, Uint8Array>;
  readonly random: () => number;
}

async function nextStep(device: Device, at: PlayerAt): Promise<boolean> {
  const { tableState, player, random } = at;
  const { game, drawing } = tableState;
  if (game === undefined) return drawing === undefined ? false : draw(device, at);
  const { turn } = game;
  if (turn.kind !== "decide" || game.playerOf(turn.seat) !== player) return false;
  const text = squiresMove(game, random);
  const answer = await device.ask({ kind: "act", length: tableState.length, text });
  assert(answer.kind === "done", `the move was refused: ${JSON.stringify(answer)}`);
  return true;
}

async function draw(device: Device, { tableState, player, shares }: PlayerAt): Promise<boolean> {
  const { drawing } = tableState;
  if (drawing === undefined) return false;
  const { again } = drawing;
  const share = shares.get(again) ?? drawSecret();
  shares.set(again, share);
  const kind = drawing.parts[player]?.kind;
  if (kind === "awaited") await device.ask({ kind: "seal", again, seal: seal(share) });
  else if (kind === "sealed" && stageOfDrawing(drawing) === "revealing")
    await device.ask({ kind: "reveal", again, share: writeSecret(share) });
  else return false;
  return true;
}
