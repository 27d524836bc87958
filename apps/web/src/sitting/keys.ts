type Keys = readonly (readonly [keys: string, what: string])[];

const EVERYWHERE: Keys = [
  ["U", "Undo, back to the last roll"],
  ["C", "Play the next step of the coach"],
  ["O", "Show or hide what the coach says"],
  ["N", "Chronicle"],
  ["?", "These keys"],
  ["Esc", "Leave what was begun"],
  ["Tab", "From one region to the next"],
  ["← → ↑ ↓", "Inside a region"],
];

/** What single keys do at the tables, by game. */
export const KEYS: Readonly<Record<string, Keys>> = {
  "to-court-the-king": [
    ["Space", "What the gold button says"],
    ["Enter", "Keep all and claim; take the proposed card"],
    ["A S D F G H J K L Q W E", "The dice, from left to right"],
    ["Shift", "With a die's key: all dice of that value"],
    ["P", "Set the marked dice aside without rolling"],
    ["1 2 3 4 5 6 7 8 9 0", "The characters with that number; the values that an ability asks for"],
    ...EVERYWHERE,
  ],
  "rolling-courts": [
    ["Space", "Roll the dice"],
    ["1 2 3", "Choose a die"],
    ["Enter", "What the gold button says"],
    ["E", "End the turn; in the mines: all stay"],
    ["H", "In the mines: home with what was found"],
    ...EVERYWHERE,
  ],
};
