import type { Language } from "@courtly/engine";

/** The texts of the page that asks for the password of a private server. */
export interface PasswordWords {
  readonly text: string;
  readonly password: string;
  readonly enter: string;
  readonly wrong: string;
  readonly tooOften: string;
}

export const PASSWORD_WORDS: Readonly<Record<Language, PasswordWords>> = {
  en: {
    text: "This server is private. The person who runs it has its password.",
    password: "Password",
    enter: "Enter",
    wrong: "This is not the password of this server. Check it and try again.",
    tooOften: "Wrong passwords were tried several times here. Wait a minute, then try again.",
  },
  it: {
    text: "Questo server è privato. La password ce l’ha chi lo gestisce.",
    password: "Password",
    enter: "Entra",
    wrong: "Non è la password di questo server. Controllala e riprova.",
    tooOften:
      "Qui sono state provate più volte password sbagliate. Aspetta un minuto, poi riprova.",
  },
  de: {
    text: "Dieser Server ist privat. Das Passwort hat, wer ihn betreibt.",
    password: "Passwort",
    enter: "Eintreten",
    wrong: "Das ist nicht das Passwort dieses Servers. Sieh nach und versuch es noch einmal.",
    tooOften:
      "Hier wurde mehrmals ein falsches Passwort versucht. Warte eine Minute, dann versuch es noch einmal.",
  },
};
