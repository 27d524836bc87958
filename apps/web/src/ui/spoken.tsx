import type { ComponentChildren } from "preact";

interface SpokenProps {
  /** What a control is called by those who listen. */
  readonly name: string;
  /** What it shows to those who look; the name says it all, in its own words. */
  readonly children: ComponentChildren;
}

export function Spoken({ name, children }: SpokenProps) {
  return (
    <>
      <span class="visually-hidden">{name}</span>
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
