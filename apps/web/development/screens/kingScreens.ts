import {
  KING,
  KING_CLAIM,
  KING_CROWN,
  KING_FINAL,
  KING_FULL,
  KING_OVER,
  KING_START,
} from "./positions.ts";
import { press, pressIfShown, see, type Screen } from "./screen.ts";
import { atTable, withMira, withoutName } from "./tables.ts";

const at = (record: string) => ({
  group: "To Court the King" as const,
  ...atTable(withMira(record)),
});
const die = (number: number) => press(`.king-die-place:nth-child(${number}) .king-die`);
const card = (id: string) => press(`[data-card=${id}]`);
const call = (id: string) => press(`[data-tile=${id}]`);

/** A called card of a full hand, with the further steps of its ability. */
const half = (id: string, ...then: readonly ReturnType<typeof press>[]) => ({
  ...at(KING_FULL),
  steps: [call(id), ...then],
  shows: ".king-cloth.is-calling",
});

export const KING_SCREENS: readonly Screen[] = [
  {
    name: "king-start",
    title: "Before the first roll",
    ...at(KING_START),
    shows: ".king-waiting-die",
  },
  {
    name: "king",
    title: "A turn, a die chosen",
    ...at(KING),
    steps: [die(2)],
    shows: ".king-die[aria-pressed=true]",
  },
  {
    name: "king-you",
    title: "A turn of somebody without a name",
    ...at(withoutName(KING)),
    steps: [die(1)],
    shows: ".king-die[aria-pressed=true]",
  },
  { name: "king-claim", title: "The claim", ...at(KING_CLAIM), shows: ".king-result" },
  {
    name: "king-crown",
    title: "The King is asked about",
    ...at(KING_CROWN),
    steps: [card("king"), pressIfShown(".king-sheet-take")],
    shows: "dialog.question",
  },
  {
    name: "king-moment",
    title: "The King is claimed",
    ...at(KING_CROWN),
    steps: [card("king"), pressIfShown(".king-sheet-take"), press("dialog.question .ink")],
    shows: ".king-moment",
  },
  {
    name: "king-choose",
    title: "The gold button has led to the court",
    ...at(KING_CLAIM),
    steps: [press("[data-gold]")],
    shows: ".king-card.is-take:focus",
  },
  {
    name: "king-sheet",
    title: "A card that can be taken, by touch",
    ...at(KING_CLAIM),
    steps: [card("bishop")],
    shows: ".king-sheet-take, .king-last-turn",
  },
  { name: "king-full", title: "As full as it gets", ...at(KING_FULL), shows: ".king-die" },
  {
    name: "king-card",
    title: "A card's text",
    ...at(KING),
    steps: [card("alchemist")],
    shows: ".king-sheet",
  },
  {
    name: "king-plan",
    title: "The plan for a card",
    ...at(KING),
    settings: { coach: "odds" },
    steps: [card("general")],
    shows: ".coach-plan-step",
  },
  {
    name: "king-aim",
    title: "A card is the aim",
    ...at(KING),
    settings: { coach: "odds" },
    steps: [card("general"), see(".coach-plan-step"), press(".king-sheet .coach-plan .button")],
    shows: ".is-hinted",
  },
  {
    name: "king-called",
    title: "A card that was called",
    ...at(KING),
    steps: [call("astronomer")],
    shows: ".king-cloth.is-calling",
  },
  {
    name: "king-ability",
    title: "Magician, half used: a die chosen",
    ...half("magician", die(3)),
  },
  { name: "king-merchant", title: "Merchant, half used", ...half("merchant", die(2), die(4)) },
  {
    name: "king-philosopher",
    title: "Philosopher, half used",
    ...half("philosopher", die(3), die(6)),
  },
  { name: "king-servant", title: "Serving Maid, called", ...half("servingMaid") },
  { name: "king-alchemist", title: "Alchemist, called", ...half("alchemist") },
  { name: "king-noblewoman", title: "Noblewoman, called", ...half("noblewoman") },
  { name: "king-nobleman", title: "Nobleman, called", ...half("nobleman") },
  {
    name: "king-refusal",
    title: "A refusal with its rule",
    ...at(KING),
    steps: [call("laborer")],
    shows: ".toast",
  },
  {
    name: "king-rival",
    title: "A rival's turn",
    ...at(KING.replace("to-act 0", "to-act 1").replace("used laborer hunter\n", "")),
    faults: ["silentWorkers"],
    shows: ".king-cloth.is-watching",
  },
  { name: "king-final", title: "The final round", ...at(KING_FINAL), shows: ".king-ladder" },
  {
    name: "king-over",
    title: "The finale",
    ...at(withoutName(KING_OVER)),
    steps: [press("[data-gold]")],
    shows: "dialog.finale",
  },
  {
    name: "king-look",
    title: "The table after the end",
    ...at(withoutName(KING_OVER)),
    steps: [press("[data-gold]"), press("dialog.finale .button:first-child")],
    shows: ".king-table",
  },
];
