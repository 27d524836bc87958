/** Runs at once if `ms` is 0, otherwise later. Returns a function that cancels it. */
export function after(ms: number, run: () => void): () => void {
  if (ms === 0) {
    run();
    return () => undefined;
  }
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
