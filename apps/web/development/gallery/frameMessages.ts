/** A message of a frame about its screen. */
export type FrameMessage =
  | { readonly kind: "complete" }
  | { readonly kind: "incomplete"; readonly reason: string };

const MARK = "courtly-gallery";

/** Reports the state of this frame's screen: to the gallery by a message, to tests by the attribute `data-screen`. */
export function tellGallery(news: FrameMessage): void {
  document.documentElement.dataset["screen"] =
    news.kind === "complete" ? "complete" : `incomplete: ${news.reason}`;
  parent.postMessage({ mark: MARK, news }, location.origin);
}

/** Listens to the messages of a frame. Returns a function that stops it. */
export function listenToFrame(
  frame: () => HTMLIFrameElement | null,
  onNews: (news: FrameMessage) => void,
): () => void {
  const onMessage = ({ source, data }: MessageEvent<{ mark?: string; news?: FrameMessage }>) => {
    if (source === frame()?.contentWindow && data.mark === MARK && data.news !== undefined)
      onNews(data.news);
  };
  addEventListener("message", onMessage);
  return () => removeEventListener("message", onMessage);
}
