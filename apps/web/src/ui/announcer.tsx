import { signal } from "@preact/signals";

type Urgency = "polite" | "assertive";

interface Said {
  readonly text: string;
  /** Tells two equal sentences apart: a reader says the second one too. */
  readonly count: number;
}

const said = {
  polite: signal<Said>({ text: "", count: 0 }),
  assertive: signal<Said>({ text: "", count: 0 }),
};

/** Says something to those who listen: politely when they are done, or at once. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  if (text === "") return;
  const region = said[urgency];
  region.value = { text, count: region.value.count + 1 };
}

/** What was said at another table is not read at this one. */
export function hush(): void {
  for (const region of Object.values(said)) region.value = { text: "", count: region.value.count };
}

/** Two regions that stay in the page: a region that comes with its words is not read out. */
export function LiveRegions() {
  return (
    <>
      <Region urgency="polite" />
      <Region urgency="assertive" />
    </>
  );
}

function Region({ urgency }: { readonly urgency: Urgency }) {
  const { text, count } = said[urgency].value;
  return (
    <div
      class="visually-hidden"
      role={urgency === "polite" ? "status" : "alert"}
      aria-live={urgency}
      aria-atomic="true"
    >
      <span key={count}>{text}</span>
    </div>
  );
}
