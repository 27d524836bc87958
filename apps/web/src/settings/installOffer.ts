import { signal } from "@preact/signals";

/** What Chromium hands over when the page can be installed. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The browser's offer to install Courtly, until somebody takes it. */
export const installOffer = signal<InstallOffer | undefined>(undefined);

/** Listened for from the beginning: the offer comes once. */
export function followInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it waits in the settings
    installOffer.value = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (installOffer.value = undefined));
}
