import type { PartsWords } from "./en.ts";

export const DE: PartsWords = {
  settings: {
    language: "Sprache",
    asTheBrowser: "Wie der Browser",
    theme: "Farben",
    asTheSystem: "Wie das System",
    light: "Hell",
    dark: "Dunkel",
    botsPlay: "Bots spielen",
    calmly: "In Ruhe",
    steadily: "Zügig",
    swiftly: "Schnell",
    dice: "Würfel",
    tumble: "Rollen aus",
    fastDice: "Sofort",
    sound: "Ton",
    soundDetail: "Würfel, Siegel und Fanfaren, und ein Klang, wenn du online am Zug bist",
    touch: "Vibration",
    touchDetail: "Ein leichtes Zittern, wenn die Würfel liegen, sofern das Gerät es kann",
    shortcuts: "Spielen mit einzelnen Tasten",
    shortcutsDetail: "Leertaste, Eingabe und die Buchstaben aus der Tastenliste",
    plainLetters: "Namen in schlichter Schrift",
    plainLettersDetail: "Statt der alten, die nicht alle leicht lesen",
    everyRoll: "Jeden Wurf der anderen vorlesen",
    everyRollDetail: "Für Screenreader; sonst nur, was ein Zug gebracht hat",
  },
};
