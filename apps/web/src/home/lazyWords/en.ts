import type { BotLevel } from "@courtly/bots/names";
import type { ComponentChild } from "preact";

/** A sentence with links or buttons in it. */
type Woven = readonly ComponentChild[];

/** The texts of the setup, of lists and dialogs that the start page loads on demand, and of the credits. */
export const EN = {
  back: "Back",
  oneMore: "One more",
  botOption: (title: string) => `Bot: ${title}`,
  noRematch: "the game could not be read again: start a new one on the start page",
  adaptsHow: "Up a level when you win, down when you lose.",
  /** A line about each level of bots. */
  aboutLevel: {
    page: "Still learning, and easily distracted.",
    footman: "Means well and misses a lot.",
    courier: "Quick to move, slow to look.",
    herald: "Forgets half of its own plan.",
    falconer: "Sharp eyes, short plans.",
    squire: "Knows the ropes, slips now and then.",
    cupbearer: "Steady: seldom spills an advantage.",
    chamberlain: "Counts twice and overlooks a little.",
    castellan: "Guards what it has, with few gaps.",
    steward: "Runs the whole house from memory.",
    marshal: "Misses nothing in its own turn.",
    chancellor: "Weighs your turn as well as its own.",
  } satisfies Readonly<Record<BotLevel, string>>,
  yourName: "Your name",
  yourShield: "Your shield",
  beasts: { azure: "swan", gules: "fox", vert: "stag", purpure: "boar", or: "lion" },
  profile: "You and this device",
  setup: {
    title: (game: string) => `A table of ${game}`,
    players: (min: number, max: number) =>
      `${min} to ${max} players, people at this screen and bots.`,
    start: "Start the game",
    around: "Around the table",
    twoColours: "With two players each plays two colours; the free shields are dealt out.",
    whoBegins: "Who begins",
    drawn: "Drawn by lot",
    shieldOf: (player: number) => `Shield of player ${player}`,
    nameOf: (player: number) => `Name of player ${player}`,
    whoPlays: (name: string) => `Who plays ${name}`,
    personHere: "A person here",
    remove: (name: string) => `Remove ${name}`,
    noName: (player: number) => `player ${player} needs a name`,
    sameName: (name: string) => `two players are called ${name}`,
  },
  rules: {
    title: "Rules",
    yours: "Rules: yours",
    set: "Rule set",
    board: "Board",
    house: "House rules",
    inWords: (set: string, words: string) => `${set} rules, ${words}`,
    boardInWords: (name: string) => `Board: ${name}`,
    hostsOwn: "one of the host’s own",
  },
  record: {
    title: "Open a record",
    file: "A file",
    text: "Or its text",
    read: "Read it",
    rulesMissing: "the rules did not load: reload the page and try again",
    unreadable: "this file is not a record that Courtly can read",
    cutOff: (line: number, text: ComponentChild): Woven => [
      `The record ends in the middle of line ${line} (`,
      text,
      "). It is opened up to the line before.",
    ],
    over: "This game is over. It opens at its end.",
    goesOn: "This game is not over. Who plays?",
    open: "Open the table",
  },
  fair: {
    title: "Dice that anybody can check",
    atThisScreen:
      "In a game at this screen your own browser draws the dice alone, before the first roll: nobody else has a share in them, and anybody who can read its storage could know the rolls in advance.",
  },
  tables: {
    none: "No open tables. Start one, share the link.",
    openOneOf: "Open a table of ",
    somebody: "Somebody",
    of: (host: string) => `${host}’s table`,
    players: (game: string, count: number) => `${game}, ${count} players`,
    running: "Running games",
    watch: "Watch",
    watchOf: (names: string) => `Watch the game of ${names}`,
    watched: (game: string, watching: number) =>
      watching === 0 ? game : `${game}, ${watching} watching`,
    join: "Join",
    joinAt: (host: string, game: string) => `Join ${host}’s table of ${game}`,
    noCode: "a code has six letters and digits",
    unknownCode: "no open table has this code: it may have begun already",
    silence: "the server did not answer: check your connection and try again",
  },
  ownTables: {
    label: "Your online tables",
    unreached:
      "The server does not answer. Your online games are safe there, and this page looks for them again by itself.",
    waiting: "Waiting for players",
    drawing: "The dice are drawn",
    goesOn: "Game in progress",
    atOnline: (game: string, names: string) => `${game}, online: ${names}`,
    lookAt: "Look",
    lookAtOnline: (game: string) => `Look at the online table of ${game}`,
    resumeOnline: (game: string) => `Resume the online table of ${game}`,
  },
  noServer: {
    title: "There are no online tables here",
    text: "This page works without a server: play against bots or around one screen. Your games are safe. For online tables, open the page of a Courtly server.",
  },
  nowhere: {
    title: "There is nothing at this address",
    text: "Check that the whole link was copied. Your games are safe: the start page lists them.",
  },
  credits: {
    title: "Credits",
    icons: "Icons",
    iconsFrom: (site: ComponentChild, licence: ComponentChild): Woven => [
      "The icons of characters, places and beasts come from ",
      site,
      " by Lorc, Delapouite, Skoll, Caro Asercion and contributors, under ",
      licence,
      "; recoloured and resized.",
    ],
    by: (artist: string, icons: string) => `${artist}: ${icons}.`,
    letters: "Letters",
    lettersUnder: (licence: ComponentChild): Woven => [
      "Three typefaces by the authors of their projects, each under the ",
      licence,
      ":",
    ],
    own: "Drawn for Courtly",
    ownText:
      "Vines, versals, hatching, dice, cost and ability glyphs, coins, crowns and both pictures of the games.",
    software: "Software",
    softwareText: (names: string, inFull: ComponentChild): Woven => [
      `The page itself is ours, under the MIT licence. It includes ${names}, under the same licence. All licences of the work of others, `,
      inFull,
      ".",
    ],
    inFull: "in full",
  },
};

export type HomeLazyWords = typeof EN;
