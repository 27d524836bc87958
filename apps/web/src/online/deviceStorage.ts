/**
 * Texts in memory, if the browser refuses to store them: they last until the page is closed. They are newer than the text
 * of the same key in the browser, which stays when it has no space for another one.
 */
const loose = new Map<string, string>();

/** The text under a key; null if there is none. */
export function stored(key: string): string | null {
  const text = loose.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or keeps it in memory if the browser refuses. Returns whether nothing older is left: a browser without
 * space keeps the text that it had, and a reload would find that.
 */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    loose.delete(key);
    return true;
  } catch {
    loose.set(key, text);
    return !browsersKeys().includes(key);
  }
}

/** Whether a text is in memory only, so that a reload does not find it. */
export function isLoose(key: string): boolean {
  return loose.has(key);
}

export function drop(key: string): void {
  loose.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser refuses access, so it was never stored.
  }
}

/** All keys with this beginning. */
export function keysOf(prefix: string): readonly string[] {
  return [...new Set([...browsersKeys(), ...loose.keys()])].filter((key) => key.startsWith(prefix));
}

function browsersKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
