/** A text without case and accents, letter by letter: every place in it is the same place in the text. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const [base = letter] = letter.normalize("NFD");
    const lower = base.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join("");
}

/** What somebody looks for, word by word. */
export function termsOf(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether all that is looked for is in the texts. */
export function isFound(terms: readonly string[], texts: readonly string[]): boolean {
  const all = texts.map(folded).join("\n");
  return terms.every((term) => all.includes(term));
}

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The text in pieces, those that match apart from the others. */
export function pieces(text: string, terms: readonly string[]): readonly Piece[] {
  const plain = folded(text);
  const found: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = nextMatch(plain, terms, at);
    if (next === undefined) break;
    if (next.start > at) found.push({ text: text.slice(at, next.start), isMatch: false });
    found.push({ text: text.slice(next.start, next.end), isMatch: true });
    at = next.end;
  }
  if (at < text.length) found.push({ text: text.slice(at), isMatch: false });
  return found;
}

/** The first match from a place on; of several there, the longest. */
function nextMatch(plain: string, terms: readonly string[], from: number) {
  let best: { readonly start: number; readonly end: number } | undefined;
  for (const term of terms) {
    const start = plain.indexOf(term, from);
    if (start === -1) continue;
    const end = start + term.length;
    if (best === undefined || start < best.start || (start === best.start && end > best.end))
      best = { start, end };
  }
  return best;
}
