import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { deviceState, type Device } from "./deviceState.ts";
import { installOffer } from "../settings/installOffer.ts";
import { words } from "./words/index.ts";

/** Says whether Courtly works here without a network, why not, and how to install it. */
export function OnThisDevice() {
  const isKept = useIsKept();
  const { keeping, installing } = deviceState({ ...thisDevice(), isKept });
  const said = words().device;
  return (
    <section class="on-this-device" aria-label={said.title}>
      <b>{said.title}</b>
      <p class="quiet">{keeping === "insecure" ? said.insecure(location.origin) : said[keeping]}</p>
      {installing === "offer" && (
        <button type="button" class="button" onClick={() => void install()}>
          <LineIcon name="download" size={18} />
          {said.install}
        </button>
      )}
      {installing !== "none" && installing !== "offer" && <p class="quiet">{said[installing]}</p>}
    </section>
  );
}

/** Whether the service worker is active. Becomes true while the page is open, once all files are stored. */
function useIsKept(): boolean {
  const isKept = useSignal(false);
  useEffect(() => {
    let isGone = false;
    const wait = async () => {
      // If service workers are not allowed, this never resolves, which does no harm.
      await navigator.serviceWorker?.ready;
      if (!isGone) isKept.value = true;
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, []);
  return isKept.value;
}

function thisDevice(): Omit<Device, "isKept"> {
  return {
    isSecure: isSecureContext,
    canKeep: "serviceWorker" in navigator,
    isInstalled: matchMedia("(display-mode: standalone)").matches,
    // An iPad reports to be a Mac, but has a touch screen.
    isApple:
      /iPhone|iPad/.test(navigator.userAgent) ||
      (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1),
    hasOffer: installOffer.value !== undefined,
  };
}

async function install(): Promise<void> {
  const offer = installOffer.peek();
  installOffer.value = undefined; // the offer of a browser can be used once
  await offer?.prompt();
}
