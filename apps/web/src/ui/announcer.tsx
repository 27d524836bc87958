import { signal } from "@preact/signals";
import { language } from "../i18n/spoken.ts";

type Urgency = "polite" | "assertive";

interface Said {
  readonly text: string;
  /** Tells two equal sentences apart, so that a screen reader says the second one too. */
  readonly count: number;
  /** The language of the text: it is not read in another one. */
  readonly language?: string;
}

const said = {
  polite: signal<Said>({ text: "", count: 0 }),
  assertive: signal<Said>({ text: "", count: 0 }),
};

/** Says a text to screen readers: `polite` waits until they have finished speaking, `assertive` interrupts. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  if (text === "") return;
  const region = said[urgency];
  region.value = { text, count: region.peek().count + 1, language: language.peek() };
}

/** Empties the live regions, so that text from another table is not read at this one. */
export function clearAnnouncements(): void {
  for (const region of Object.values(said)) region.value = { text: "", count: region.value.count };
}

/** The two live regions. They stay in the page, because a region that is inserted with its text is not read out. */
export function LiveRegions() {
  return (
    <>
      <Region urgency="polite" />
      <Region urgency="assertive" />
    </>
  );
}

function Region({ urgency }: { readonly urgency: Urgency }) {
  const { text, count, language: spoken } = said[urgency].value;
  return (
    <div
      class="visually-hidden"
      role={urgency === "polite" ? "status" : "alert"}
      aria-live={urgency}
      aria-atomic="true"
    >
      <span key={count}>{spoken === language.value ? text : ""}</span>
    </div>
  );
}
