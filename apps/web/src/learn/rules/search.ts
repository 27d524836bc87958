/** A text without case and accents. Every letter keeps its index. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const [base = letter] = letter.normalize("NFD");
    const lower = base.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join("");
}

/** The words of a search. */
export function termsOf(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether all words of a search are in the texts. */
export function isFound(terms: readonly string[], texts: readonly string[]): boolean {
  const all = texts.map(folded).join("\n");
  return terms.every((term) => all.includes(term));
}

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into pieces that match and pieces that do not. */
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

/** The first match from an index on; of several there, the longest. */
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
