import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boxed, readRecord } from "@courtly/engine";
import { DEFAULT_BOARD, rollingCourts } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import { courtly, courtlyInside, record } from "../../support/courtly.ts";

const folder = mkdtempSync(join(tmpdir(), "courtly-rolling-courts-"));
const GAME = "rolling-courts";

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  return path;
}

describe("simulate", () => {
  interface Summary {
    readonly games: number;
    readonly actions: number;
    readonly wins: { readonly bot: Record<string, number>; readonly seat: readonly number[] };
  }
  interface Line {
    readonly start: number;
    readonly seats: readonly string[];
    readonly ranks: readonly number[];
    readonly record: string;
  }

  // Two players have two colours each; with more of them, every number is alike.
  const ALIKE: readonly (readonly [string, number])[] = [
    ["page,squire,page,squire", 4],
    ["squire,page,squire,page,page", 5],
  ];
  test.each([
    ["page,squire", 2],
    ["squire,page,page", 3],
    ...(process.env["MODE"] === "long" ? ALIKE : []),
  ] as const)(
    "%s: the same games for any number of jobs, wins counted by player",
    async (bots, players) => {
      const games = String(players * rollingCourts.seats(players));
      const run = (jobs: string, path: string) =>
        courtly(
          ["simulate", "--game", GAME, "--bots", bots, "--games", games].concat([
            "--seed",
            "s",
            "--jobs",
            jobs,
            "--jsonl",
            path,
            "--json",
          ]),
        );
      const paths = [
        join(folder, `${players}-1.jsonl`),
        join(folder, `${players}-2.jsonl`),
      ] as const;
      const [alone, together] = await Promise.all([run("1", paths[0]), run("2", paths[1])]);
      expect(alone).toMatchObject({ code: 0, err: "" });
      const summary = JSON.parse(alone.out) as Summary;
      const { games: played, actions, wins } = JSON.parse(together.out) as Summary;
      expect(summary).toMatchObject({ games: played, actions, wins });
      expect(readFileSync(paths[1], "utf8")).toBe(readFileSync(paths[0], "utf8"));
      expect(wins.seat).toHaveLength(players);
      expect(wins.seat.reduce((sum, won) => sum + won, 0)).toBeCloseTo(Number(games));

      const lines = readFileSync(paths[0], "utf8").trimEnd().split("\n");
      const starts = new Set<number>();
      for (const line of lines.map((text) => JSON.parse(text) as Line)) {
        starts.add(line.start);
        expect(readRecord(line.record, [boxed(rollingCourts)])).toMatchObject({
          ok: true,
          value: {
            table: { turn: { kind: "over", ranks: line.ranks }, head: { names: line.seats } },
          },
        });
      }
      expect(starts.size).toBe(rollingCourts.seats(players));
    },
  );

  test("R24: a player with two colours is one player in the table for people", async () => {
    const { out } = await courtly(
      `simulate --game ${GAME} --bots squire,page --games 4 --seed a`.split(" "),
    );
    expect(out).toMatch(/^4 games of Rolling Courts in/);
    expect(out).toMatch(/\n player 0 +\d.*\n player 1 +\d.*\n\n/);
  });
});

describe("referee", () => {
  const players = "Ada, Ben, Cleo";
  const text = (header: readonly string[], body: readonly string[]) =>
    record(header, body, { game: GAME, players });

  test("JSON of a decision: the position, who decides, every legal action", async () => {
    const { code, out } = await courtlyInside(["referee", "-", "--json"], {
      input: text(["start 1", "cave 3 1 - - - - -"], ["1 roll", "* 2 2 5", "1 village 5"]),
    });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      position: ["start 1", "village 5 1 - - -", "cave 3 1 - - - - -", "unspent 2 2"].concat(
        "entered village:5",
      ),
      toAct: 1,
      legal: [
        "village 2",
        "village 2 from village 5:1",
        "village 2 from cave 3:1",
        "cave 2",
        "cave 2 from village 5:1",
        "cave 2 from cave 3:1",
        "deep 2 from cave 3:1",
        "end",
      ],
      result: null,
    });
  });

  test("a triple is rolled again; a finished game has ranks; R23: a price above the gold is refused", async () => {
    const [triple, over, dear] = await Promise.all([
      courtlyInside(["referee", "-", "--json"], { input: text([], ["0 roll", "* 4 4 4"]) }),
      courtlyInside(["referee", "-", "--json"], { input: text(["court 1 1 0", "over"], []) }),
      courtlyInside(["referee", "-"], {
        input: text(["village 3 0 - - -"], ["0 roll", "* 1 2 3", "0 court 3 from village 3:1"]),
      }),
    ]);
    expect(JSON.parse(triple.out)).toMatchObject({ toAct: "dice", legal: [], result: null });
    expect(JSON.parse(over.out)).toMatchObject({ toAct: null, result: { ranks: [1, 2, 3] } });
    expect(dear).toEqual({
      code: 1,
      out: "",
      err: "line 8: court 3 from village 3:1: 12 gold needed, you have 0 (R23)\n",
    });
  });
});

describe("boards", () => {
  const short = {
    ...DEFAULT_BOARD,
    caves: DEFAULT_BOARD.caves.map((cave, i) => ({
      ...cave,
      values: i === 2 ? cave.values.slice(1) : cave.values,
    })),
  };

  test("an invalid board is refused in one line, exit 2", async () => {
    const rules = ["rules", GAME, "--board"];
    const wrong: readonly (readonly [args: readonly string[], says: string])[] = [
      [
        ["play", GAME, "--board", file("short.json", short)],
        "play: --board: caves[2].values: six numbers wanted, five found",
      ],
      [
        ["simulate", "--game", GAME, "--bots", "page,page", "--games", "1", "--board"].concat(
          file("list.json", []),
        ),
        "simulate: --board: board: an object wanted, a list found",
      ],
      [
        [...rules, file("prose.json", "a map")],
        "rules: --board: the board is not readable as JSON",
      ],
      [
        [...rules, "three rivers"],
        "rules: --board: there is no file 'three rivers' and no board of that name: reconstructed, two rivers are known",
      ],
      [[...rules, folder], `rules: --board: '${folder}' is a directory: name a file`],
      [
        [...rules, "/dev/zero"],
        "rules: --board: '/dev/zero' is no board: it is longer than 100000 bytes",
      ],
      [["rules", GAME, "--rules", "wrap=maybe"], "rules: --rules: wrap is yes or no, not 'maybe'"],
    ];
    const ran = await Promise.all(wrong.map(([args]) => courtlyInside(args)));
    expect(ran).toEqual(wrong.map(([, says]) => ({ code: 2, out: "", err: `courtly: ${says}\n` })));
  });

  test("a board from a file, or by name, is played on and is in the record", async () => {
    const own = { ...DEFAULT_BOARD, name: "own", notes: { why: ["# to try"] } };
    const play = (board: string) =>
      courtly(["play", GAME, "--seed", "b", "--board", board, "--json"], { input: "q\n" });
    const [fromFile, byName] = await Promise.all([play(file("own.json", own)), play("two rivers")]);
    const records = [fromFile, byName].map(({ out }) => (JSON.parse(out) as Played).record);
    expect(records[0]).toContain('\nboard {"name":"own","villages":[{"prices":[10,8,6,4]');
    expect(records[1]).toContain("\nboard two rivers\n");
    for (const text of records)
      expect(readRecord(text, [boxed(rollingCourts)])).toMatchObject({ ok: true });
  });
});

interface Played {
  readonly record: string;
}

describe("rules", () => {
  test("the board's numbers, tables by players and rule fields, as data", async () => {
    const { code, out } = await courtlyInside([
      "rules",
      GAME,
      "--json",
      "--rules",
      "courtDie=village",
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: GAME,
      players: { min: 2, max: 5 },
      board: DEFAULT_BOARD,
      isReconstruction: true,
      boards: ["reconstructed", "two rivers"],
      rules: { courtDie: "village", wrap: "yes" },
      tables: {
        2: { colours: 2, tokens: 11, courtsToEnd: 4, membersAPoint: 2 },
        3: { colours: 1, tokens: 15, courtsToEnd: 3, membersAPoint: 3 },
      },
      ruleFields: { courtDie: ["court", "village"], wrap: ["yes", "no"] },
    });
  });

  test("for people: the default board is called a reconstruction, another one is not", async () => {
    const [ours, rivers] = await Promise.all([
      courtlyInside(["rules", GAME]),
      courtlyInside(["rules", GAME, "--board", "two rivers"]),
    ]);
    expect(ours.out).toMatch(/^Rolling Courts, 2 to 5 players\n/);
    expect(ours.out).toContain("This board is a reconstruction");
    expect(ours.out).toContain("\n3  12 10 8 6                 4  – – – ┃ 2 3 5  6 5 4 3 2,");
    expect(ours.out).toContain("Fields: courtDie=court|village  wrap=yes|no\n");
    expect(rivers.out).toContain("The board 'two rivers'");
    expect(rivers.out).not.toContain("reconstruction");
  });
});
