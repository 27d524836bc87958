/** A message of a frame about its screen. */
export type FrameNews =
  | { readonly kind: "complete" }
  | { readonly kind: "incomplete"; readonly reason: string };

const MARK = "courtly-gallery";

/** Says it to the gallery around this frame; `data-screen` says it to everybody else. */
export function tellGallery(news: FrameNews): void {
  document.documentElement.dataset["screen"] =
    news.kind === "complete" ? "complete" : `incomplete: ${news.reason}`;
  parent.postMessage({ mark: MARK, news }, location.origin);
}

/** Hears a frame; gives how to stop. */
export function hearFrame(
  frame: () => HTMLIFrameElement | null,
  hear: (news: FrameNews) => void,
): () => void {
  const onMessage = ({ source, data }: MessageEvent<{ mark?: string; news?: FrameNews }>) => {
    if (source === frame()?.contentWindow && data.mark === MARK && data.news !== undefined)
      hear(data.news);
  };
  addEventListener("message", onMessage);
  return () => removeEventListener("message", onMessage);
}
