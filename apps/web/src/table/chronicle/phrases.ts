import type { Faces } from "@courtly/engine";
import type { Phrase } from "../gameUi.ts";

/** Emphasises a name. */
export const strong = (text: string): Phrase => ({ kind: "strong", text });

type Piece = string | Faces | readonly Phrase[] | Phrase;

/** A line of the chronicle from a template: words, phrases between them, and dice as pictures. */
export function line(words: TemplateStringsArray, ...pieces: readonly Piece[]): readonly Phrase[] {
  const all = words.flatMap((text, at) => [...phrasesOf(text), ...phrasesOf(pieces[at] ?? "")]);
  return all.reduce<readonly Phrase[]>(joined, []);
}

function phrasesOf(piece: Piece): readonly Phrase[] {
  if (typeof piece === "string") return piece === "" ? [] : [{ kind: "text", text: piece }];
  if ("kind" in piece) return [piece];
  return isDice(piece) ? [{ kind: "dice", dice: piece }] : piece;
}

function isDice(piece: Faces | readonly Phrase[]): piece is Faces {
  return typeof piece[0] === "number";
}

/** Appends a phrase. Neighbouring texts become one. */
function joined(said: readonly Phrase[], next: Phrase): readonly Phrase[] {
  const last = said.at(-1);
  return last?.kind === "text" && next.kind === "text"
    ? [...said.slice(0, -1), { kind: "text", text: `${last.text}${next.text}` }]
    : [...said, next];
}
