import { Die } from "../ui/drawings/dice.tsx";
import { words } from "../i18n/words/index.ts";

/** The page while something is loading, so that it is never blank. */
export function SettingTheTable() {
  return (
    <main class="setting-table" aria-busy="true">
      <div class="cloth setting-cloth">
        <Die face={6} size={66} class="setting-die" />
      </div>
      <h1>{words().settingTheTable}</h1>
    </main>
  );
}
