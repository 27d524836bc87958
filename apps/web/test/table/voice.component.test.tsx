import { assert, scriptedCup, type Faces } from "@courtly/engine";
import { virtual } from "@guidepup/virtual-screen-reader";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { GameUi } from "../../src/table/gameUi.ts";
import { rollingCourtsUi } from "../../src/games/rolling-courts/gameUi.ts";
import { toCourtTheKingUi } from "../../src/games/to-court-the-king/gameUi.ts";
import { fetchLazyParts } from "../../src/games/to-court-the-king/lazyParts.ts";
import { followLanguage } from "../../src/i18n/followLanguage.ts";
import { openLocalSession } from "../../src/local/localSession.ts";
import { change } from "../../src/settings/settings.ts";
import { TableScreen } from "../../src/table/tableScreen.tsx";
import { LiveRegions } from "../../src/ui/announcer.tsx";
import { MemoryArchive, NO_BOTS } from "../local/memoryArchive.ts";
import { rosterOf } from "../games/to-court-the-king/kingSituation.ts";

const root = document.createElement("div");

beforeAll(async () => {
  await fetchLazyParts();
  await followLanguage();
});

afterEach(() => {
  render(null, root);
  root.remove();
  change({ language: "en", shortcuts: true, coach: "off" });
});

/** Opens a table with a person, Ada, and listens to what screen readers are told. */
async function listen<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  lines: readonly string[],
  {
    rolls = [],
    players = 2,
  }: { readonly rolls?: readonly Faces[]; readonly players?: number } = {},
) {
  change({ language: "en", coach: "off" });
  const roster = rosterOf(players);
  const head = ["courtly 1", `game ${ui.game.id}`, `players ${roster.names.join(", ")}`];
  const card = {
    id: "g",
    gameId: ui.game.id,
    roster,
    summary: { round: 1, next: 0, headline: undefined, winners: [] },
    startedAt: 0,
    playedAt: 0,
    revision: 0,
  };
  const opened = openLocalSession(
    ui,
    { card, record: [...head, ...lines, "---", ""].join("\n") },
    {
      archive: new MemoryArchive(),
      cup: scriptedCup(rolls),
      ...NO_BOTS,
      wait: () => new Promise(() => {}),
      pace: () => "steady",
      hasCurtain: () => false,
      now: () => 0,
    },
  );
  assert(opened.ok, "the record opens");
  const session = opened.value;
  document.body.append(root);
  await act(() => {
    render(
      <>
        <LiveRegions />
        <TableScreen
          ui={ui}
          session={session}
          gameName="game"
          onReopen={() => undefined}
          onRematch={undefined}
        />
      </>,
      root,
    );
  });
  const said = (role: "status" | "alert") => () =>
    root.querySelector(`.visually-hidden[role=${role}]`)?.textContent ?? "";
  return {
    session,
    alert: said("alert"),
    status: said("status"),
    play: async (...texts: readonly string[]) => {
      for (const text of texts) {
        const action = ui.game.notation.action.read(text);
        assert(action.ok, `${text} is an action`);
        await act(async () => void (await session.act(action.value)));
      }
    },
    press: (key: string) =>
      act(
        () =>
          void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
      ),
  };
}

test("the second of two turns in a row is announced as a turn of its own", async () => {
  const { alert, status, play, session } = await listen(toCourtTheKingUi, ["start 1", "to-act 0"], {
    rolls: [[2, 3, 5]],
  });
  await expect.poll(alert).toBe("Ada, your turn.");
  const first = root.querySelector(".visually-hidden[role=alert] span");
  await play("roll", "aside 2 3 5", "take fool");
  expect(session.view.value.waiting).toMatchObject({ kind: "person", seat: 0 });
  await expect.poll(status).toContain("Fool");
  // A new element makes screen readers read the same words again.
  expect(alert()).toBe("Ada, your turn.");
  expect(root.querySelector(".visually-hidden[role=alert] span")).not.toBe(first);
});

test("after the mines are examined the next turn is announced, and each question before it", async () => {
  const mines = ["start 2", "cave 1 - - - 0 - -", "cave 4 - - - - 0 -", "examine 0"];
  const { alert, play, session } = await listen(rollingCourtsUi, mines, { players: 3 });
  await expect.poll(alert).toMatch(/^Ada, your turn\. Ada: who comes home\?/);
  await play("home cave 1:4");
  await expect.poll(alert).toMatch(/^Ada: home, or stay\?/);
  await play("stay");
  expect(session.view.value.waiting).toMatchObject({ kind: "person", seat: 0 });
  await expect.poll(alert).toBe("Ada, your turn.");
});

test("keys tell the last event, the dice, what everybody has and the odds", async () => {
  const dealt = ["cards 0 farmer guard", "active 2 3 5", "aside 6"];
  const { status, press, play } = await listen(toCourtTheKingUi, dealt);
  await press("r");
  await expect.poll(status).toBe("Nothing has happened yet. Ada, your turn.");
  await press("v");
  await expect.poll(status).toBe("Active: one 2, one 3 and one 5. Kept: one 6.");
  await press("t");
  await expect
    .poll(status)
    .toMatch(/^Ada: Farmer and Guard\. 4 dice in the first roll, at most 5\. Ben: No characters/);
  await press("x");
  await expect.poll(status).toMatch(/^The coach is off/);
  await play("aside 5");
  await press("r");
  await expect.poll(status).toBe("Ada keeps 5. Ada, your turn.");
});

test("the keys of Rolling Courts tell the same things", async () => {
  const header = ["gold 0 7", "court 1 0 0", "unspent 3 4"];
  const { status, press } = await listen(rollingCourtsUi, header, { players: 3 });
  await press("v");
  await expect.poll(status).toBe("Die 1, three, ready. Die 2, four, ready.");
  await press("t");
  await expect
    .poll(status)
    .toMatch(/^Ada: \d+ points, 7 gold, 13 home\. .* Courts full: 0 of 3\.$/);
});

test("the keys are silent if single keys are switched off", async () => {
  const { status, press } = await listen(toCourtTheKingUi, ["active 2 3 5"]);
  change({ shortcuts: false });
  await press("v");
  change({ shortcuts: true });
  await press("r");
  await expect.poll(status).not.toBe("");
  expect(status()).toContain("Nothing has happened yet");
});

test("another language leaves nothing in the old one, and asks again", async () => {
  const { status, alert, press } = await listen(toCourtTheKingUi, ["active 2 3 5"]);
  await press("v");
  await expect.poll(status).toContain("Active");
  change({ language: "it" });
  await expect.poll(alert).toBe("Ada, tocca a te.");
  expect(status()).toBe("");
});

test("a screen reader reads the dice and the gold button in their order, and the announcements", async () => {
  const { press, session } = await listen(toCourtTheKingUi, ["cards 0 guard", "active 2 3 5"]);
  await virtual.start({ container: root });
  try {
    const read = async () => {
      await virtual.next();
      return virtual.lastSpokenPhrase();
    };
    const phrases: string[] = [];
    while (phrases.length < 400 && phrases.at(-1) !== "end of main") phrases.push(await read());
    const wanted = [
      /^heading, .*level 1/,
      /^button, Die 1, two/,
      /^button, Die 3, five/,
      /^button, .*Keep/,
    ];
    const places = wanted.map((each) => phrases.findIndex((phrase) => each.test(phrase)));
    expect(places, phrases.join("\n")).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    await press("v");
    await expect
      .poll(() => virtual.spokenPhraseLog())
      .toContain("polite: Active: one 2, one 3 and one 5. Kept: no dice.");
  } finally {
    await virtual.stop();
  }
  expect(session.view.value.waiting.kind).toBe("person");
});
