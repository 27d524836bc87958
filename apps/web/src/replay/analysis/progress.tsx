import { useEffect, useRef } from "preact/hooks";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { announce } from "../../ui/announcer.tsx";
import type { Insight } from "./insight.ts";
import { words } from "../words/index.ts";
import "./progress.css";

const SPOKEN = [25, 50, 75, 100];

/** The progress of an analysis, with ways to stop it and to go on. */
export function AnalysisProgress({ insight }: { readonly insight: Insight }) {
  const { analysis, shown } = insight;
  const { status, done, all, ownDone, ownAll, leftMs } = analysis.state.value;
  const share = all === 0 ? 100 : Math.floor((100 * done) / all);
  const spoken = useRef(share);
  useEffect(() => {
    const passed = SPOKEN.filter(
      (highlight) => spoken.current < highlight && share >= highlight,
    ).at(-1);
    spoken.current = share;
    if (passed !== undefined) announce(words().progress.spoken(passed));
  }, [share]);
  if (done >= all) return <></>;
  const said = words().progress;
  if (status === "stopped")
    return (
      <div class="analysis-progress is-stopped">
        <LineIcon name="flag" size={20} />
        <b>{said.stopped(done)}</b>
        <span>{said.kept}</span>
        <button type="button" class="button" onClick={analysis.goOn}>
          {said.goOn}
        </button>
      </div>
    );
  // How long a game lasts is part of what is hidden.
  const count = shown.value?.isWhole === true ? said.working(done, all) : said.share(share);
  const isPaused = status === "paused";
  return (
    <div class="analysis-progress">
      <b>{count}</b>
      <progress max={Math.max(1, all)} value={done} aria-label={said.label} />
      <span>{isPaused ? said.paused : leftMs === undefined ? said.first : leftWords(leftMs)}</span>
      {!isPaused && ownDone < ownAll && ownAll < all && (
        <button type="button" class="button only-own" onClick={analysis.onlyOwn}>
          {said.onlyOwn}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-label={isPaused ? said.goOnIt : said.pauseIt}
        onClick={isPaused ? analysis.goOn : analysis.pause}
      >
        {isPaused ? said.goOn : said.pause}
      </button>
    </div>
  );
}

function leftWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const said = words().progress;
  return seconds < 60 ? said.seconds(seconds) : said.minutes(Math.round(seconds / 60));
}
