import { signal } from "@preact/signals";

/** The event that Chromium sends when the page can be installed. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The browser's offer to install Courtly, until it is used. */
export const installOffer = signal<InstallOffer | undefined>(undefined);

/** Stores the browser's offer. Call it at the start of the page: the offer comes only once. */
export function followInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the settings show it instead
    installOffer.value = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (installOffer.value = undefined));
}
