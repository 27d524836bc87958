import { COURTS, KING } from "./positions.ts";
import { COURTS_WHOLE, KING_WHOLE } from "./wholeGames.ts";
import { press, pressIfShown, type Screen } from "./screen.ts";
import { atTable, MENU, withMira } from "./tables.ts";

const around = { group: "Around the table" } as const;
const king = { ...around, ...atTable(withMira(KING)) };
const courts = { ...around, ...atTable(withMira(COURTS)) };
/** Presses an item of the menu; the first is 1. */
const item = (number: number) => press(`.menu-item:nth-child(${number})`);
const coached = { group: "Coach" } as const;

/** A whole game, shown again. */
const replayOf = (record: string, headline: string) => ({
  address: "/replay/whole",
  games: [{ ...withMira(record, "whole"), ending: { headline, winners: [0] } }],
});
/** Some turns and events into a game. */
const FORWARD = [
  ...Array.from({ length: 9 }, () => press(".replay-play ~ button + button")),
  press(".replay-play + button"),
  press(".replay-play + button"),
];

/** The first puzzle of a game, before and after the answer. */
function puzzlesOf(game: "king" | "courts", record: string): readonly Screen[] {
  const title = game === "king" ? "Puzzle" : "Puzzle, Rolling Courts";
  const puzzle = {
    ...around,
    ...replayOf(record, "Mira won"),
    address: "/puzzles/whole",
  };
  const answer = ".puzzle-answers li:first-child .puzzle-answer";
  return [
    { ...puzzle, name: `puzzle-${game}`, title, shows: answer },
    {
      ...puzzle,
      name: `puzzle-${game}-answered`,
      title: `${title}, answered`,
      steps: [press(answer), press(".puzzle-buttons .gold")],
      shows: ".puzzle-assessment",
    },
  ];
}

export const TABLE_SCREENS: readonly Screen[] = [
  {
    name: "hand-over",
    title: "Hand-over to the next person",
    ...around,
    ...atTable({ id: "table", record: KING, bots: ["Ines"] }),
    settings: { curtain: true },
    shows: ".hand-over",
  },
  {
    name: "replay",
    title: "Replay, To Court the King",
    ...around,
    ...replayOf(KING_WHOLE, "Mira won"),
    steps: FORWARD,
    shows: ".king-replay .king-card",
  },
  {
    name: "replay-numbers",
    title: "Numbers of a replayed game",
    ...around,
    ...replayOf(KING_WHOLE, "Mira won"),
    steps: [
      pressIfShown(".replay-side .segments label:last-child"),
      pressIfShown(".happened-open"),
      press(".numbers-button"),
    ],
    shows: ".dice-counts",
  },
  {
    name: "replay-courts",
    title: "Replay, Rolling Courts",
    ...around,
    ...replayOf(COURTS_WHOLE, "Mira won"),
    steps: FORWARD,
    shows: ".courts-replay",
  },
  ...puzzlesOf("king", KING_WHOLE),
  ...puzzlesOf("courts", COURTS_WHOLE),
  { name: "menu", title: "Menu", ...king, steps: [press(MENU)], shows: ".menu-list" },
  {
    name: "menu-courts",
    title: "Menu, Rolling Courts",
    ...courts,
    steps: [press(MENU)],
    shows: ".menu-list",
  },
  {
    name: "chronicle",
    title: "Chronicle",
    ...around,
    ...atTable(withMira(`${KING}0 aside 3\n0 roll\n* 2 4\n`)),
    steps: [press(MENU), item(1)],
    shows: "dialog .chronicle li",
  },
  {
    name: "record",
    title: "Record of the game",
    ...king,
    steps: [press(MENU), item(2)],
    shows: "dialog .record-text",
  },
  {
    name: "rules-dialog",
    title: "Rules over the table",
    ...king,
    steps: [press(MENU), item(4)],
    shows: ".rules-dialog .rule",
  },
  {
    name: "places",
    title: "Places and their rules",
    ...courts,
    steps: [press(MENU), item(5)],
    shows: ".places li",
  },
  {
    name: "keys-king",
    title: "Keys of To Court the King",
    ...king,
    steps: [press(MENU), item(5)],
    shows: "dialog .keys",
  },
  {
    name: "keys-courts",
    title: "Keys of Rolling Courts",
    ...courts,
    steps: [press(MENU), item(6)],
    shows: "dialog .keys",
  },
  {
    name: "settings",
    title: "Settings at the table",
    ...courts,
    steps: [press(MENU), item(8)],
    shows: "dialog .settings-form",
  },
];

export const COACH_SCREENS: readonly Screen[] = [
  {
    name: "coach-odds",
    title: "Odds, To Court the King",
    ...coached,
    ...atTable(withMira(KING)),
    settings: { coach: "odds" },
    shows: ".coach-panel .is-exact, .coach-line",
  },
  {
    name: "coach-odds-sheet",
    title: "Odds, the sheet on a phone",
    ...coached,
    ...atTable(withMira(KING)),
    settings: { coach: "odds" },
    // In wide windows the panel is visible beside the table, and there is no sheet to open.
    steps: [press(".coach-line, .coach-panel .is-exact")],
    shows: ".is-exact",
  },
  {
    name: "coach-best",
    title: "Best move, To Court the King",
    ...coached,
    ...atTable(withMira(KING)),
    settings: { coach: "best" },
    shows: ".coach-panel .coach-why, .coach-line",
    varies: "[data-region=coach]",
  },
  {
    name: "coach-best-courts",
    title: "Best move, Rolling Courts",
    ...coached,
    ...atTable(withMira(COURTS)),
    settings: { coach: "best" },
    shows: ".coach-panel .coach-reason, .coach-line",
    varies: "[data-region=coach]",
  },
  {
    name: "coach-thinking",
    title: "The coach is thinking",
    ...coached,
    ...atTable(withMira(KING)),
    settings: { coach: "best" },
    faults: ["silentWorkers"],
    shows: ".coach-panel .coach-quiet, .coach-line",
  },
  {
    name: "coach-silent",
    title: "The coach cannot think",
    ...coached,
    ...atTable(withMira(KING)),
    settings: { coach: "odds" },
    faults: ["noWorkers"],
    shows: ".coach-panel .coach-quiet, .coach-line",
  },
];
