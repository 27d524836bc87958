import {
  at,
  CAVE,
  CAVES,
  COUNCIL,
  COURT,
  COURTS,
  DEEP,
  GAINED,
  GOLD,
  HAND,
  IN_COURTS,
  LENGTHS,
  MARKERS,
  MINES,
  PLACES,
  ROUND,
  START,
  TO_ACT,
  VILLAGES,
  type GameConstants,
  type PackedPosition,
} from "../model/position.ts";
import { pointsAtStart } from "../model/step.ts";

/** The features that the evaluation uses, by colour, before a roll. All are scaled to about 1. */
export const FEATURES = [
  // points of the own members in courts if each of them rises by that many seats, as far as there is room
  "points",
  "pointsRisen1",
  "pointsRisen2",
  "pointsRisen3",
  "pointsRisen4",
  "inCourts",
  // gold in units of the mean price of a move to court: the first unit, the second, the next two, the rest
  "goldFirst",
  "goldSecond",
  "goldNext",
  "goldRest",
  "goldWhileLong",
  "hand",
  "handEmpty",
  // the gold that the own miners would bring home after that many digs
  "mined0",
  "mined1",
  "mined2",
  "mined3",
  "mined4",
  "mined5",
  "minedWhileLong",
  "miners",
  "villagers",
  "villagersFirst",
  "villagersSecond",
  "villagersThird",
  "villagersLast",
  "savings",
  "wayOpen",
  "wayOpenIfRich",
  "shortage",
  "payable",
  "stuck",
  "atRisk",
  "carried",
  "actionPoints",
  "treasures",
  "treasureDice",
  "turnsToWait",
  "actsBeforeDig",
  "sister",
  // features with the same value for all colours
  "seatsToFill",
  "courtsFull",
  "courtsTaken",
  "idle",
  "players2",
  "players3",
  "players4",
  "players5",
] as const;

export type Feature = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

const INDEX = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Readonly<
  Record<Feature, number>
>;

export const featureIndex = (feature: Feature) => INDEX[feature];

const POINTS_SCALE = 10;

/** An empty table of features: one row for each seat. */
export function newFeatureTable(): Float64Array {
  return new Float64Array(FEATURE_COUNT * 5);
}

/** Fills the table for a position before a roll. */
export function readFeatures(
  constants: GameConstants,
  position: PackedPosition,
  table: Float64Array,
): void {
  table.fill(0);
  const toFill = seatsToFill(constants, position) / 15;
  readCourts(constants, position, table);
  readCaves(constants, position, table);
  readVillages(constants, position, table);
  for (let seat = 0; seat < constants.seats; seat += 1) {
    readPurse(constants, position, { table, seat, toFill });
    readWays(constants, position, { table, seat });
    readTreasures(constants, position, { table, seat });
    readContext(constants, position, { table, seat, toFill });
  }
  if (constants.players === 2)
    for (let seat = 0; seat < 4; seat += 1)
      table[seat * FEATURE_COUNT + INDEX.sister] = table[
        ((seat + 2) % 4) * FEATURE_COUNT + INDEX.pointsRisen2
      ] as number;
}

function raise(table: Float64Array, index: number, amount: number): void {
  table[index] = (table[index] as number) + amount;
}

/** The fewest members that must still go to court before the game ends (R20). */
function seatsToFill(constants: GameConstants, position: PackedPosition): number {
  let left = constants.courtsToEnd;
  let seats = 0;
  for (let free = 0; free <= COURT && left > 0; free += 1)
    for (let court = 0; court < PLACES && left > 0; court += 1)
      if (position[LENGTHS + court] === COURT - free) {
        seats += free;
        left -= 1;
      }
  return seats;
}

function readCourts(constants: GameConstants, position: PackedPosition, table: Float64Array): void {
  for (let court = 0; court < PLACES; court += 1) {
    const length = at(position, LENGTHS + court);
    const free = COURT - length;
    for (let seat = 0; seat < length; seat += 1) {
      const row = (at(position, COURTS + court * COURT + seat) - 1) * FEATURE_COUNT;
      for (let risen = 0; risen < COURT; risen += 1)
        raise(
          table,
          row + INDEX.points + risen,
          (constants.points[seat + Math.min(risen, free)] as number) / POINTS_SCALE,
        );
    }
  }
}

function readCaves(constants: GameConstants, position: PackedPosition, table: Float64Array): void {
  for (let cave = 0; cave < PLACES; cave += 1)
    for (let space = 0; space < CAVE; space += 1) {
      const member = at(position, CAVES + cave * CAVE + space);
      if (member === 0) continue;
      const row = (member - 1) * FEATURE_COUNT;
      raise(table, row + INDEX.miners, 0.2);
      for (let digs = 0; digs < CAVE; digs += 1) {
        const value = constants.values[cave * CAVE + Math.min(space + digs, CAVE - 1)] as number;
        raise(table, row + INDEX.mined0 + digs, value / constants.meanPrice);
      }
    }
}

function readVillages(
  constants: GameConstants,
  position: PackedPosition,
  table: Float64Array,
): void {
  for (let village = 0; village < PLACES; village += 1) {
    const first = VILLAGES + village * COUNCIL;
    let unbroken = 0;
    while (unbroken < COUNCIL && position[first + unbroken] !== 0) unbroken += 1;
    const hasRoom = roomNear(constants, position, village);
    for (let seat = 0; seat < COUNCIL; seat += 1) {
      const member = at(position, first + seat);
      if (member === 0) continue;
      const row = (member - 1) * FEATURE_COUNT;
      raise(table, row + INDEX.villagers, 0.25);
      raise(table, row + INDEX.villagersFirst + seat, 0.5);
      const price = constants.prices[first + seat] as number;
      raise(table, row + INDEX.savings, 1 - price / constants.meanPrice);
      if (!hasRoom) raise(table, row + INDEX.stuck, 0.5);
      if (seat >= unbroken) continue;
      const isAtRisk = unbroken === COUNCIL && seat === COUNCIL - 1;
      raise(table, row + (isAtRisk ? INDEX.atRisk : INDEX.carried), isAtRisk ? 0.5 : 0.3);
    }
  }
}

function roomNear(constants: GameConstants, position: PackedPosition, village: number): boolean {
  for (const court of constants.neighbours[village] as readonly number[])
    if (at(position, LENGTHS + court) < COURT) return true;
  return false;
}

interface OfSeat {
  readonly table: Float64Array;
  readonly seat: number;
}

function readPurse(
  constants: GameConstants,
  position: PackedPosition,
  { table, seat, toFill }: OfSeat & { readonly toFill: number },
): void {
  const row = seat * FEATURE_COUNT;
  const gold = at(position, GOLD + seat) / constants.meanPrice;
  table[row + INDEX.goldFirst] = Math.min(gold, 1);
  table[row + INDEX.goldSecond] = Math.min(Math.max(gold - 1, 0), 1);
  table[row + INDEX.goldNext] = Math.min(Math.max(gold - 2, 0), 2) / 2;
  table[row + INDEX.goldRest] = Math.min(Math.max(gold - 4, 0), 20) / 4;
  table[row + INDEX.goldWhileLong] = Math.min(gold, 6) * toFill;
  table[row + INDEX.minedWhileLong] = (table[row + INDEX.mined4] as number) * toFill;
  const hand = at(position, HAND + seat);
  table[row + INDEX.hand] = hand / 10;
  table[row + INDEX.handEmpty] = hand === 0 ? 1 : 0;
  table[row + INDEX.inCourts] = at(position, IN_COURTS + seat) / 6;
}

/** By number of wanted faces: the chance that at least one of three dice shows one of them. */
const HIT = Array.from({ length: PLACES + 1 }, (_, faces) => 1 - ((PLACES - faces) / PLACES) ** 3);

/** Reads the chance that the next dice lead a villager to court, and for how many villagers the gold is enough. */
function readWays(
  constants: GameConstants,
  position: PackedPosition,
  { table, seat }: OfSeat,
): void {
  const row = seat * FEATURE_COUNT;
  const gold = at(position, GOLD + seat);
  let open = 0;
  let openIfRich = 0;
  let cheapest = Infinity;
  let prices = 0;
  let count = 0;
  for (let spot = VILLAGES; spot < CAVES; spot += 1) {
    if (position[spot] !== seat + 1) continue;
    const price = constants.prices[spot] as number;
    cheapest = Math.min(cheapest, price);
    prices += price;
    count += 1;
    const village = Math.floor(spot / COUNCIL);
    for (const court of constants.neighbours[village] as readonly number[]) {
      if (at(position, LENGTHS + court) === COURT) continue;
      const face = 1 << (constants.courtDieIsCourt ? court : village);
      openIfRich |= face;
      if (price <= gold) open |= face;
    }
  }
  table[row + INDEX.wayOpen] = HIT[bits(open)] as number;
  table[row + INDEX.wayOpenIfRich] = HIT[bits(openIfRich)] as number;
  if (count === 0) return;
  table[row + INDEX.shortage] = Math.max(0, cheapest - gold) / constants.meanPrice;
  table[row + INDEX.payable] = Math.min(count, (gold * count) / Math.max(1, prices)) / 3;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Reads the treasures that the own miners can reach, and the faces that lead there. */
function readTreasures(
  constants: GameConstants,
  position: PackedPosition,
  { table, seat }: OfSeat,
): void {
  let caves = 0;
  for (let space = 0; space < PLACES * CAVE; space += 1)
    if (position[CAVES + space] === seat + 1) caves |= 1 << Math.floor(space / CAVE);
  if (caves === 0) return;
  let treasures = 0;
  let faces = 0;
  for (let mine = 0; mine < MINES; mine += 1) {
    const steps = at(position, MARKERS + mine);
    const fromLower = caves & (1 << mine);
    const fromUpper = caves & (1 << (mine + 1));
    if (steps === DEEP || (fromLower | fromUpper) === 0) continue;
    treasures += constants.treasures[mine * DEEP + steps] as number;
    if (fromLower !== 0) faces |= 1 << (mine + 1);
    if (fromUpper !== 0) faces |= 1 << mine;
  }
  const row = seat * FEATURE_COUNT;
  table[row + INDEX.treasures] = treasures / constants.meanPrice / 2;
  table[row + INDEX.treasureDice] = HIT[bits(faces)] as number;
}

function readContext(
  constants: GameConstants,
  position: PackedPosition,
  { table, seat, toFill }: OfSeat & { readonly toFill: number },
): void {
  const row = seat * FEATURE_COUNT;
  const { seats } = constants;
  const wait = (seat - at(position, TO_ACT) + seats) % seats;
  const played = (at(position, TO_ACT) - at(position, START) + seats) % seats;
  table[row + INDEX.actionPoints] = pointsAtStart(constants, position, seat) / 3;
  table[row + INDEX.turnsToWait] = wait / 4;
  table[row + INDEX.actsBeforeDig] = wait + played < seats ? 1 : 0;
  table[row + INDEX.seatsToFill] = toFill;
  let full = 0;
  let taken = 0;
  for (let court = 0; court < PLACES; court += 1) {
    const length = at(position, LENGTHS + court);
    taken += length;
    if (length === COURT) full += 1;
  }
  table[row + INDEX.courtsFull] = full / constants.courtsToEnd;
  table[row + INDEX.courtsTaken] = taken / 15;
  table[row + INDEX.idle] = (at(position, ROUND) - at(position, GAINED)) / 20;
  table[row + INDEX.players2 + constants.players - 2] = 1;
}
