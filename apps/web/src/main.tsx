// Before all others: a component may restate a rule of the theme.
import "./theme/theme.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { followLanguage } from "./i18n/followLanguage.ts";
import { followInstalling } from "./settings/installOffer.ts";
import { followNetwork } from "./ui/isOffline.ts";
import { followAddress } from "./routes.ts";
import { followOtherWindows, followTheme } from "./settings/settings.ts";

followTheme(document.documentElement, {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  contrast: matchMedia("(prefers-contrast: more)"),
});
followOtherWindows();
followAddress();
followInstalling();
followNetwork();

await followLanguage();
const root = document.querySelector("#app");
if (root !== null) {
  // In development the page has a gallery and a drawer; nothing of them is in the built page.
  const Page = import.meta.env.DEV ? (await import("../development/app.tsx")).DevelopmentApp : App;
  root.replaceChildren(); // what stood there while the page was loading
  render(<Page />, root);
}

/** After the first screen: nobody waits for what is kept for another day. */
const SETTLED_MS = 1500;
if (import.meta.env.PROD) setTimeout(() => void keepForLater(), SETTLED_MS);

async function keepForLater(): Promise<void> {
  try {
    (await import("./offline/index.tsx")).startOffline(document.body);
  } catch {
    // Without a network: at the next visit.
  }
}
