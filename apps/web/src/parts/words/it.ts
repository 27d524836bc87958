import type { PartsWords } from "./en.ts";

export const IT: PartsWords = {
  settings: {
    language: "Lingua",
    asTheBrowser: "Come il browser",
    theme: "Tema",
    asTheSystem: "Come il sistema",
    light: "Chiaro",
    dark: "Scuro",
    botsPlay: "I bot giocano",
    calmly: "Con calma",
    steadily: "A buon passo",
    swiftly: "Veloci",
    dice: "Dadi",
    tumble: "Rotolano",
    fastDice: "Rapidi",
    sound: "Suono",
    soundDetail: "Dadi, sigilli e fanfare, e un rintocco quando tocca a te online",
    touch: "Vibrazione",
    touchDetail: "Un lieve tremito quando i dadi si fermano, se il dispositivo può",
    shortcuts: "Si gioca con tasti singoli",
    shortcutsDetail: "Spazio, Invio e le lettere dell’elenco dei tasti",
    plainLetters: "Nomi in caratteri semplici",
    plainLettersDetail: "Al posto di quelli antichi, che qualcuno fatica a leggere",
    everyRoll: "Leggi ogni tiro degli avversari",
    everyRollDetail: "Per chi usa uno screen reader; altrimenti solo l’esito del turno",
  },
};
