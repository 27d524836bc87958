/** Texts in memory, if the browser refuses to store them: they last until the page is closed. */
const loose = new Map<string, string>();

/** The text under a key; null if there is none. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? loose.get(key) ?? null;
  } catch {
    return loose.get(key) ?? null;
  }
}

/** Stores a text, or keeps it in memory if the browser refuses. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    loose.set(key, text);
  }
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
