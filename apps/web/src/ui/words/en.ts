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
    coach: "Coach",
    coachOff: "Off",
    coachOdds: "Odds",
    coachBest: "Odds and best move",
    sound: "Sound",
    soundDetail: "Dice, seals and fanfares, and a chime at your turn online",
    touch: "Vibration",
    touchDetail: "A short vibration when dice land, if the device can",
    shortcuts: "Play with single keys",
    shortcutsDetail: "Space, Enter and the letters in the list of keys",
    plainLetters: "Names in plain letters",
    plainLettersDetail: "Instead of the old ones, which some find hard to read",
    highContrast: "High contrast",
    highContrastDetail:
      "Strong lines and no pattern on the cloth; always on if your system asks for it",
    curtain: "Curtain between two people",
    curtainDetail: "At one screen: the table is covered until the next person takes it",
    everyRoll: "Read out every roll of the others",
    everyRollDetail: "For screen readers; otherwise only the outcome of a turn",
  },
  fair: {
    how: "Before the first roll the server seals a secret number, and every player’s browser adds random bytes of its own. All dice of the game follow from these together. At the end everything is opened, and everybody can work out every roll again.",
    nobodyChooses:
      "Nobody, not even the person who runs the server, can choose or repeat a roll without your device saying so, as long as your share is in the dice. The record names whose shares are in them.",
    nobodyForesees: "No player can foresee a roll.",
    ownerLooks:
      "The person who runs the server could know the rolls in advance, or end a game before them: everybody sees that.",
    toCheck:
      "To check a game: open its menu, then Record, then Check the dice. The text of the record is enough for anybody else to do the same.",
  },
  check: {
    label: "Check the dice",
    atWork: "Every roll is worked out again…",
    missing: "The checker did not load: reload the page and try again. The game is safe.",
    fault: (line: number, message: string) => `Line ${line}: ${message}.`,
    honest: (rolls: number, isStartToo: boolean) =>
      `Honest: all ${rolls} rolls${isStartToo ? " and who began" : ""} follow from the seed, which was sealed before the first.`,
    sealed: (rolls: number) =>
      `Sealed before the first roll. The seed is revealed when the game is over; then its rolls can be checked, ${rolls} so far.`,
    soFar: (rolls: number) =>
      `All ${rolls} rolls so far follow from the seed; the game is not over in this record.`,
    tampered: (line: number, says: string, should: string) =>
      `Not honest: line ${line} says ${says}, and the seed gives ${should}.`,
    opening:
      "Not honest: the players, the rules, the board or the position are not those that the dice were drawn for.",
    notProved: (rolls: number) =>
      `Not proved: all ${rolls} rolls follow from the seed, but no player has a share in these dice, so the server could choose them.`,
    local: "One device drew the dice before the first roll. Nobody else had a share in them.",
    shares: (names: string) => `Shares in the dice: ${names}.`,
    missingShares: (names: string) => `Missing: ${names}.`,
    unbound:
      "These older dice do not depend on the rules and the players: the record does not prove them.",
    notSealed:
      "The dice of this game were not sealed: they came from this browser’s random numbers, and cannot be checked afterwards.",
  },
  head: {
    label: "Head of this game",
    about:
      "It changes with every event. Two devices that show the same head have the same game. Keep it to check a record later: courtly verify --head.",
  },
  record: {
    copy: "Copy the record",
    download: "Download it",
    copied: "The record is in the clipboard.",
    notCopied: "the browser does not let this page use the clipboard: download it instead",
    line: (line: number) => `Line ${line}`,
    rule: (id: string) => `Rule ${id}`,
  },
};

export type UiWords = typeof EN;
