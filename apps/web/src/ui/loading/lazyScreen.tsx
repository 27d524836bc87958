import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../../i18n/words/index.ts";
import { after } from "./after.ts";
import { SettingTheTable } from "../../table/settingTheTable.tsx";

interface LazyScreenProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly children: (Screen: ComponentType<Props>) => ComponentChildren;
  /** Shown while the screen is loading, and if loading fails. */
  readonly meanwhile?: ComponentChildren;
  /** The time after which it is loaded; at once, if missing. */
  readonly afterMs?: number;
}

/** A screen whose code is loaded when it is first rendered. */
export function LazyScreen<Props>(props: LazyScreenProps<Props>) {
  const { load, children, meanwhile, afterMs = 0 } = props;
  const screen = useSignal<{ readonly Screen: ComponentType<Props> } | "missing" | undefined>(
    undefined,
  );
  useEffect(
    () =>
      after(
        afterMs,
        () =>
          void load().then(
            (Screen) => (screen.value = { Screen }),
            () => (screen.value = "missing"),
          ),
      ),
    [],
  );
  const { value } = screen;
  if (value !== undefined && value !== "missing") return <>{children(value.Screen)}</>;
  if (meanwhile !== undefined) return <>{meanwhile}</>;
  if (value === undefined) return <SettingTheTable />;
  return (
    <main class="page not-open">
      <h1>{words().pageMissing}</h1>
      <p>{words().pageMissingText}</p>
      <button type="button" class="button ink" onClick={() => location.reload()}>
        {words().tryAgain}
      </button>
    </main>
  );
}
