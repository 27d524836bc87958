import type { EntryOf, TableState } from "@courtly/protocol";
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { ClosedDialog } from "../../src/online/closedDialog.tsx";

const TABLE = {
  places: ["Ada", "Ben", "Cleo"].map((name) => ({ kind: "person", name, shield: "or" })),
  // Ben has left while the dice were drawn.
  resigned: [1],
} as unknown as TableState;

afterEach(() => render(null, document.body));

function titleFor(me: number, closing: Omit<EntryOf<"closed">, "kind">): string | undefined {
  const whole = { kind: "closed", ...closing } as const;
  render(
    <ClosedDialog tableState={TABLE} closing={whole} me={me} onRematch={undefined} />,
    document.body,
  );
  return document.querySelector("h2")?.textContent;
}

test("the dialog names the player who ended the game, even if somebody else left before", () => {
  expect(titleFor(2, { player: 0, why: "closed" })).toBe("The host closed the table");
  expect(titleFor(2, { player: 0, why: "agreed" })).toBe("The players ended the game together");
  expect(titleFor(2, { player: 0, why: "owner" })).toBe(
    "The person who runs this server closed the table",
  );
  expect(titleFor(2, { player: 0, why: "resigned" })).toBe("Ada has resigned");
  expect(titleFor(0, { player: 0, why: "resigned" })).toBe("You have resigned");
});
