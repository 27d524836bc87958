import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { SettingTheTable } from "./settingTheTable.tsx";

interface LaterProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly children: (Screen: ComponentType<Props>) => ComponentChildren;
  /** What stands there until it comes, and if it does not. */
  readonly meanwhile?: ComponentChildren;
}

/** A screen that comes over the wire when somebody goes there. */
export function Later<Props>({ load, children, meanwhile }: LaterProps<Props>) {
  const screen = useSignal<{ readonly Screen: ComponentType<Props> } | "missing" | undefined>(
    undefined,
  );
  useEffect(() => {
    load().then(
      (Screen) => (screen.value = { Screen }),
      () => (screen.value = "missing"),
    );
  }, []);
  const { value } = screen;
  if (value !== undefined && value !== "missing") return <>{children(value.Screen)}</>;
  if (meanwhile !== undefined) return <>{meanwhile}</>;
  if (value === undefined) return <SettingTheTable />;
  return (
    <main class="page not-open">
      <h1>This page did not load</h1>
      <p>Nothing is lost. Are you connected? Then try again.</p>
      <button type="button" class="button ink" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
