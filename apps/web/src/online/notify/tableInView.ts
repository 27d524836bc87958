/** Closes what the browser still shows about a table: its player is here. */
async function closeNotifications(table: string): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notification of (await worker?.getNotifications()) ?? []) {
      // The service worker notes the table. It shares no code with the page, so its tag is not known here.
      const { data } = notification as { readonly data?: { readonly table?: unknown } | null };
      if (data?.table === table) notification.close();
    }
  } catch {
    // A browser without notifications has none to close.
  }
}

/**
 * Closes the notifications of a table now and whenever the page comes into view, and tells the service worker that the table
 * is shown here, until the returned function is called.
 */
export function keepInView(table: string): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void closeNotifications(table);
  };
  const answer = ({ data, ports: [port] }: MessageEvent<{ readonly isAt?: unknown } | null>) =>
    port?.postMessage(data?.isAt === table);
  look();
  document.addEventListener("visibilitychange", look);
  navigator.serviceWorker?.addEventListener("message", answer);
  return () => {
    document.removeEventListener("visibilitychange", look);
    navigator.serviceWorker?.removeEventListener("message", answer);
  };
}
