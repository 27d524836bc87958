import { LiveRegions } from "./announcer.tsx";
import { Toasts } from "./toast.tsx";

/**
 * The messages of the page: toasts, and live regions for screen readers. Every modal dialog contains them too, because
 * nothing outside an open dialog is visible above it or read out.
 */
export function PageMessages() {
  return (
    <>
      <Toasts />
      <LiveRegions />
    </>
  );
}
