import { stageOf, type Standing } from "@courtly/protocol";
import { drawSecret, seal, stageOf as stageOfDrawing, writeSecret } from "@courtly/dice";
import { assert, seededRandom } from "@courtly/engine";
import { squiresMove } from "./squire.ts";
import { foldAll } from "../src/tables/standing.ts";
import type { Device } from "./device.ts";
import type { Seat } from "./served.ts";

/** What a device makes of the log it was sent: the same fold as the server's. */
export function standingOf({ log }: Pick<Device, "log">, table: string): Standing {
  const standing = foldAll(table, undefined, log);
  assert(standing !== undefined, "the log has come");
  return standing;
}

/** A person who plays well enough: draws a share, and acts whenever it is their turn. */
export async function playOn(
  device: Device,
  { table, player }: Seat,
  isEnough: (standing: Standing) => boolean = () => false,
): Promise<Standing> {
  const shares = new Map<number, Uint8Array>();
  const random = seededRandom(`${table}/${player}`);
  let standing = standingOf(device, table);
  for (;;) {
    if (stageOf(standing) === "over" || isEnough(standing)) return standing;
    const { length } = standing;
    const asked = await nextStep(device, { standing, player, shares, random });
    await device.until(() => device.log.length > (asked ? length : standing.length));
    standing = foldAll(table, standing, device.log.slice(standing.length)) ?? standing;
  }
}

interface Moment {
  readonly standing: Standing;
  readonly player: number;
  readonly shares: Map<number, Uint8Array>;
  readonly random: () => number;
}

async function nextStep(device: Device, moment: Moment): Promise<boolean> {
  const { standing, player, random } = moment;
  const { game, drawing } = standing;
  if (game === undefined) return drawing === undefined ? false : draw(device, moment);
  const { turn } = game;
  if (turn.kind !== "decide" || game.playerOf(turn.seat) !== player) return false;
  const text = squiresMove(game, random);
  const answer = await device.ask({ kind: "act", length: standing.length, text });
  assert(answer.kind === "done", `the move was refused: ${JSON.stringify(answer)}`);
  return true;
}

async function draw(device: Device, { standing, player, shares }: Moment): Promise<boolean> {
  const { drawing } = standing;
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
