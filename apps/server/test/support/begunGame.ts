import { sitDown, type Device } from "./device.ts";
import { playOn, tableStateOf } from "./player.ts";
import { openTable, takeSeat, type Seat } from "./served.ts";

/** A table for two whose game has begun. */
export interface BegunGame {
  readonly table: string;
  /** The device of the player who is to act. */
  readonly mover: Device;
  readonly other: Device;
  readonly moverSeat: Seat;
  readonly otherSeat: Seat;
  /** The length of the log, which both devices have. */
  readonly length: number;
}

/** Opens a table for two and begins its game. */
export async function begunGame(url: string): Promise<BegunGame> {
  const ada = await openTable(url);
  const seats = [ada, await takeSeat(url, ada.table)] as const;
  const devices = await Promise.all([
    sitDown(url, ada.table, seats[0]),
    sitDown(url, ada.table, seats[1]),
  ]);
  const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;
  await Promise.all(devices.map((device, at) => playOn(device, seats[at] ?? ada, isBegun)));
  const [first, second] = devices;
  await second.until(() => second.log.length === first.log.length);
  const turn = tableStateOf(first, ada.table).game?.turn;
  const isFirst = turn?.kind !== "decide" || turn.seat === 0;
  return {
    table: ada.table,
    mover: isFirst ? first : second,
    other: isFirst ? second : first,
    moverSeat: isFirst ? seats[0] : seats[1],
    otherSeat: isFirst ? seats[1] : seats[0],
    length: first.log.length,
  };
}
