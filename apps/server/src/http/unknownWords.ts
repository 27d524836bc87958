import { languageFor, type Language } from "@courtly/engine";
import type { FastifyRequest } from "fastify";

/** The sentences for people whose address leads nowhere. They see them without the page, so the server says them. */
interface UnknownWords {
  readonly nothingHere: string;
  readonly noPage: string;
  readonly unknownHost: (name: string) => string;
  readonly blocked: string;
}

const WORDS: Readonly<Record<Language, UnknownWords>> = {
  en: {
    nothingHere: "There is nothing at this address.",
    noPage: "There is nothing at this address: this server has tables only, and no page.",
    unknownHost: (name) =>
      `This server is not known as '${name}': use its address, or start it with --host-names ${name}.`,
    blocked:
      "The person who runs this server has blocked your network. Ask there; what you played is kept.",
  },
  it: {
    nothingHere: "A questo indirizzo non c’è niente.",
    noPage: "A questo indirizzo non c’è niente: questo server ha solo tavoli, e nessuna pagina.",
    unknownHost: (name) =>
      `Questo server non è conosciuto come '${name}': usa il suo indirizzo, o avvialo con --host-names ${name}.`,
    blocked:
      "Chi gestisce questo server ha bloccato la tua rete. Chiedi lì; quello che hai giocato resta.",
  },
  de: {
    nothingHere: "Unter dieser Adresse gibt es nichts.",
    noPage: "Unter dieser Adresse gibt es nichts: Dieser Server hat nur Tische und keine Seite.",
    unknownHost: (name) =>
      `Dieser Server ist nicht als '${name}' bekannt: Nimm seine Adresse oder starte ihn mit --host-names ${name}.`,
    blocked:
      "Wer diesen Server betreibt, hat dein Netz gesperrt. Frag dort nach; was du gespielt hast, bleibt.",
  },
};

/** The language that a browser asks for, and the sentences in it. */
export function unknownWords({ headers }: Pick<FastifyRequest, "headers">): {
  readonly language: Language;
  readonly words: UnknownWords;
} {
  const wanted = (headers["accept-language"] ?? "").slice(0, LANGUAGES_CHARS_MAX).split(",");
  const language = languageFor(wanted.map((each) => each.split(";", 1)[0]?.trim() ?? ""));
  return { language, words: WORDS[language] };
}

/** More of the header is not read: a browser names a few languages. */
const LANGUAGES_CHARS_MAX = 200;
