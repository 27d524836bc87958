export const EN = {
  settings: {
    language: "Language",
    asTheBrowser: "As the browser",
    theme: "Theme",
    asTheSystem: "As the system",
    light: "Light",
    dark: "Dark",
    botsPlay: "Bots play",
    calmly: "Calmly",
    steadily: "Steadily",
    swiftly: "Swiftly",
    dice: "Dice",
    tumble: "Tumble",
    fastDice: "Fast dice",
    sound: "Sound",
    soundDetail: "Dice, seals and fanfares, and a chime at your turn online",
    touch: "Vibration",
    touchDetail: "A small tremble when dice land, where the device can",
    shortcuts: "Single keys play",
    shortcutsDetail: "Space, Enter and the letters in the list of keys",
    plainLetters: "Names in plain letters",
    plainLettersDetail: "Instead of the old ones, which some find hard to read",
    everyRoll: "Read out every roll of the rivals",
    everyRollDetail: "For screen readers; otherwise what came of a turn",
  },
};

export type PartsWords = typeof EN;
