/** A page is at rest after this many frames in a row without a change. */
const QUIET_FRAMES = 6;
/** The longest wait for a page to come to rest. */
const PATIENCE_MS = 20_000;

/** Finishes all animations, then waits until fonts and images are loaded and nothing changes any more. */
export async function settled(): Promise<void> {
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const start = performance.now();
  try {
    await document.fonts.ready;
    for (let quiet = 0; quiet < QUIET_FRAMES;) {
      hasChanged = false;
      await new Promise(requestAnimationFrame);
      const isAtRest = !endMovements() && !hasChanged && !isLoading();
      quiet = isAtRest ? quiet + 1 : 0;
      if (performance.now() - start > PATIENCE_MS)
        throw new Error("the page does not come to rest");
    }
  } finally {
    observer.disconnect();
  }
}

/** Finishes every animation that has an end, and returns whether there was one. Endless animations are decoration. */
function endMovements(): boolean {
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    );
  for (const movement of moving) movement.finish();
  return moving.length > 0;
}

function isLoading(): boolean {
  const hasPictures = [...document.images].every(({ complete }) => complete);
  return (
    !hasPictures ||
    document.fonts.status === "loading" ||
    document.querySelector("[aria-busy=true]") !== null
  );
}
