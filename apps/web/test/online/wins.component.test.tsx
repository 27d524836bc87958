import type { Sitter, TableState } from "@courtly/protocol";
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, describe, expect, test } from "vitest";
import { keepSeat, seatAt } from "../../src/online/seatBook.ts";
import { drawClaim, followContinued, followRematch, newSeat } from "../../src/online/seating.ts";
import { winsAfter } from "../../src/online/wins/wins.ts";
import { WinsLine } from "../../src/online/wins/winsLine.tsx";

const person = (name: string): Sitter => ({ kind: "person", name, shield: "or" });
const bot = (name: string): Sitter => ({ kind: "bot", level: "steward", name, shield: "or" });

interface Played {
  readonly id?: string;
  readonly places: readonly Sitter[];
  /** The players who have won; `undefined` if the game was ended without a winner. */
  readonly winners: readonly number[] | undefined;
  readonly resigned?: readonly number[];
}

/** The end of a game, as far as wins look at it. */
function played({ id = "A".repeat(22), places, winners, resigned = [] }: Played): TableState {
  const ranks = places.map((_, player) => (winners?.includes(player) === true ? 1 : 2));
  const turn = winners === undefined ? { kind: "decide", seat: 0 } : { kind: "over", ranks };
  const opening = { game: "g", players: places.length, host: 0 };
  return {
    id,
    places,
    resigned,
    game: { turn },
    isClosed: winners === undefined,
    opening,
  } as unknown as TableState;
}

const BOTH = [person("Ada"), person("Ben")];
const OTHER_WAY = [person("Ben"), person("Ada")];

afterEach(() => {
  localStorage.clear();
  render(null, document.body);
});

describe("wins", () => {
  test("count the wins of each person by name, whatever the seat", () => {
    const first = winsAfter(undefined, played({ places: BOTH, winners: [0] }));
    const second = winsAfter(first, played({ places: OTHER_WAY, winners: [1] }));
    const third = winsAfter(second, played({ places: BOTH, winners: [0, 1] }));
    expect(third).toEqual({
      games: 3,
      people: [
        { name: "Ada", wins: 3 },
        { name: "Ben", wins: 1 },
      ],
      botWins: 0,
    });
  });

  test("leave out games without a winner, and give a person no win of a bot in that person's place", () => {
    const first = winsAfter(undefined, played({ places: BOTH, winners: undefined }));
    expect(first).toMatchObject({ games: 0, people: [{ name: "Ada" }, { name: "Ben" }] });
    const replaced = [person("Ada"), bot("Ben")];
    const second = winsAfter(first, played({ places: replaced, winners: [1] }));
    expect(second).toEqual({
      games: 1,
      people: [
        { name: "Ada", wins: 0 },
        { name: "Ben", wins: 0 },
      ],
      botWins: 1,
    });
    const three = [...BOTH, person("Cleo")];
    const left = winsAfter(undefined, played({ places: three, winners: [2], resigned: [2] }));
    expect(left).toMatchObject({
      games: 1,
      botWins: 1,
      people: [{}, {}, { name: "Cleo", wins: 0 }],
    });
  });
});

test("they follow the seat along the chain of rematches, and to a table where a game goes on", () => {
  const [first, second, third] = ["A", "B", "C"].map((letter) => letter.repeat(22)) as [
    string,
    string,
    string,
  ];
  keepSeat({ ...newSeat(first, "g", drawClaim(first)), player: 0 });
  followRematch(played({ id: first, places: BOTH, winners: [1] }), second);
  followContinued(second, third);
  expect(seatAt(third)?.wins).toEqual({
    games: 1,
    people: [
      { name: "Ada", wins: 0 },
      { name: "Ben", wins: 1 },
    ],
    botWins: 0,
  });
  // Whatever else is stored there is no wins.
  const text = localStorage.getItem(`courtly.seat.${third}`) ?? "";
  localStorage.setItem(`courtly.seat.${third}`, text.replace('"botWins":0', '"botWins":"x"'));
  expect(seatAt(third)).toBeDefined();
  expect(seatAt(third)?.wins).toBeUndefined();
});

test("the line shows them at a rematch, with the game that has just ended, and nothing at a first table", () => {
  const id = "A".repeat(22);
  const shown = (state: TableState) => {
    render(<WinsLine table={{ id, tableState: () => state, length: signal(1) }} />, document.body);
    return document.body.textContent;
  };
  keepSeat(newSeat(id, "g", drawClaim(id)));
  expect(shown(played({ places: BOTH, winners: [0] }))).toBe("");
  const wins = {
    games: 1,
    people: [
      { name: "Ada", wins: 1 },
      { name: "Ben", wins: 0 },
    ],
    botWins: 0,
  };
  keepSeat({ ...newSeat(id, "g", drawClaim(id)), wins });
  expect(shown(played({ places: BOTH, winners: [1] }))).toBe("Wins after 2 gamesAda 1Ben 1");
});
