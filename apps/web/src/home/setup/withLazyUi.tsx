import type { ComponentChildren } from "preact";
import type { GameEntry, LazyGameUi } from "../../games/gameEntry.ts";
import { loadLazyUi } from "../../games/lazyUi.ts";
import { LazyScreen } from "../../ui/loading/lazyScreen.tsx";

interface WithLazyUiProps {
  readonly game: GameEntry;
  readonly children: (lazyUi: LazyGameUi) => ComponentChildren;
}

/** Renders its children when the lazy parts of the game are loaded. */
export function WithLazyUi({ game, children }: WithLazyUiProps) {
  const load = async () => {
    const lazyUi = await loadLazyUi(game);
    return () => <>{children(lazyUi)}</>;
  };
  return <LazyScreen load={load}>{(Loaded) => <Loaded />}</LazyScreen>;
}
