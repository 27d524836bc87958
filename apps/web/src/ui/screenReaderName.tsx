import type { ComponentChildren } from "preact";

interface SpokenProps {
  /** The text for screen readers. */
  readonly name: string;
  /** The visible content. Screen readers skip it, because `name` says all of it. */
  readonly children: ComponentChildren;
}

export function ScreenReaderName({ name, children }: SpokenProps) {
  return (
    <>
      <span class="visually-hidden">{name}</span>
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
