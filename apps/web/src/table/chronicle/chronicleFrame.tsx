import type { ComponentChildren } from "preact";
import { words } from "../../i18n/words/index.ts";
import { Icon } from "../../ui/drawings/icon.tsx";
import "./chronicle.css";

interface ChronicleFrameProps {
  readonly hasTitle?: boolean;
  /** The entries; without them the frame says that nothing has happened yet. */
  readonly children?: ComponentChildren;
}

/** The frame of a chronicle, with its title. */
export function ChronicleFrame({ hasTitle = true, children }: ChronicleFrameProps) {
  const { chronicle, chronicleEmpty } = words();
  return (
    <section class="chronicle" aria-label={chronicle}>
      {hasTitle && (
        <h2 class="panel-title">
          <Icon name="quill-ink" size={20} />
          {chronicle}
        </h2>
      )}
      {children ?? <p class="quiet">{chronicleEmpty}</p>}
    </section>
  );
}
