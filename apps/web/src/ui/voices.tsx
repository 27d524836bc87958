import { LiveRegions } from "./announcer.tsx";
import { Toasts } from "./toast.tsx";

/**
 * What the page says, to be seen and to be heard. It stands in every modal dialog too: while one is
 * open, nothing outside it is.
 */
export function Voices() {
  return (
    <>
      <Toasts />
      <LiveRegions />
    </>
  );
}
