import { render } from "preact";
import { effect } from "@preact/signals";
import { keepPage, update } from "./updates.ts";

/** Stores the page for use without a network, and shows a notice when a newer build is ready. */
export function startOffline(body: HTMLElement): void {
  void keepPage();
  const stop = effect(() => {
    if (update.value === "ready") void showNotice(body).then(stop);
  });
}

async function showNotice(body: HTMLElement): Promise<void> {
  const { UpdateNotice } = await import("./updateNotice.tsx");
  const place = document.createElement("div");
  body.append(place);
  render(<UpdateNotice />, place);
}
