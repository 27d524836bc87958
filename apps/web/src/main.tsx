import { render } from "preact";
import { App } from "./app.tsx";
import { followLanguage } from "./languages/followLanguage.ts";
import { followAddress } from "./route.ts";
import { followTheme } from "./settings.ts";

followTheme(document.documentElement, matchMedia("(prefers-color-scheme: dark)"));
followAddress();

await followLanguage();
const root = document.querySelector("#app");
if (root !== null) {
  root.replaceChildren(); // what stood there while the page was loading
  render(<App />, root);
}
