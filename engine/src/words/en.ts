import type { Seat } from "../seats.ts";
import { listed } from "../sentences.ts";

/** The engine's own texts in English; the `message` of a problem comes from here too. */
export const ENGLISH = {
  /** The name of the player at this device, where it is shown alone. */
  you: "You",
  /** "Ada, Ben and Cleo". */
  list: listed,
  problems: {
    gameOver: () => "the game is over",
    diceInTheAir: ({ dice }: { dice: number }) =>
      dice === 1
        ? "a die is in the air: first say what it shows, as '* FACE'"
        : `${dice} dice are in the air: first say what they show, as '* FACES'`,
    notTheirTurn: ({ seat, toAct }: { seat: Seat; toAct: Seat }) =>
      `it is the turn of seat ${toAct}, not of seat ${seat}`,
    noDiceInTheAir: ({ toAct }: { toAct: Seat }) => `no dice are in the air: seat ${toAct} decides`,
    wrongDice: ({ wanted, found }: { wanted: number; found: number }) =>
      `${wanted} ${wanted === 1 ? "die" : "dice"} in the air, ${found} found`,
    noSuchFace: ({ faces }: { faces: string }) => `dice show 1 to 6, not ${faces}`,
    noSuchSeat: ({ seat, seats }: { seat: Seat; seats: number }) =>
      `there is no seat ${seat}, only 0 to ${seats - 1}`,
    onlyTwoResign: () => "resigning ends only a game of two players",
    nothingToTakeBack: () => "there is nothing to take back yet",
    rollStands: () => "a roll cannot be taken back",
    resignationStands: () => "a resignation cannot be taken back",
    anotherActed: () =>
      "another player has acted since: only your own last action can be taken back",
  },
};

export type EngineWords = typeof ENGLISH;
