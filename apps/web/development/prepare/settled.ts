/** So many frames in a row without a change mean that a page has come to rest. */
const QUIET_FRAMES = 6;
/** A page that moves for longer than this never rests. */
const PATIENCE_MS = 20_000;

/** Ends all movements, and waits until letters have come, pieces are loaded and nothing changes any more. */
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
  await document.fonts.ready;
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    hasChanged = false;
    await new Promise(requestAnimationFrame);
    const isAtRest = !endMovements() && !hasChanged && !isLoading();
    quiet = isAtRest ? quiet + 1 : 0;
    if (performance.now() - start > PATIENCE_MS) throw new Error("the page does not come to rest");
  }
  observer.disconnect();
}

/** Puts everything where its movement would lead; says whether anything moved. What moves for ever is decoration. */
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
