import { err, ok, refusals, type Game, type Seat } from "@courtly/engine";

/**
 * The smallest game that uses every feature of the engine: two players take stones in turn, or roll
 * a die and take as many as it shows. The player who takes the last stone wins.
 */
export interface Heap {
  readonly resigned?: Seat;
  readonly stones: number;
  readonly toAct: Seat;
  readonly rolling: boolean;
}

export type Take = { readonly stones: number } | "roll";

const refuse = refusals(
  {
    tooMany: ({ stones, left }: { stones: number; left: number }) =>
      `${stones} wanted, ${left} left`,
  },
  { tooMany: "N2" },
);

const after = ({ stones, toAct }: Heap, taken: number): Heap => ({
  stones: Math.max(0, stones - taken),
  toAct: 1 - toAct,
  rolling: false,
});

export const nim: Game<Heap, Heap, Take> = {
  id: "nim",
  rulesVersion: 3,
  players: { min: 2, max: 2 },
  seats: (players) => players,
  lasting: () => undefined,
  cites: { players: "N1", turns: "N3", dice: "N4", end: "N5" },
  start: (setup) => setup,
  turn: ({ stones, toAct, rolling, resigned }) => {
    if (resigned !== undefined) return { kind: "over", ranks: resigned === 0 ? [2, 1] : [1, 2] };
    if (stones === 0) return { kind: "over", ranks: toAct === 0 ? [2, 1] : [1, 2] };
    return rolling ? { kind: "roll", seat: toAct, dice: 1 } : { kind: "decide", seat: toAct };
  },
  round: () => 1,
  playersIn: () => 2,
  playerOf: (_, seat) => seat,
  turnName: ({ toAct }) => `${toAct}`,
  actions: ({ stones }) => [
    "roll",
    ...[1, 2, 3].filter((n) => n <= stones).map((n) => ({ stones: n })),
  ],
  refusal: ({ stones: left }, _, action) =>
    action !== "roll" && action.stones > left
      ? refuse("tooMany", { stones: action.stones, left })
      : undefined,
  apply: (heap, event) => {
    if (event.kind === "rolled") return after(heap, event.faces[0] as number);
    if (event.kind === "resigned") return { ...heap, resigned: event.seat };
    return event.action === "roll" ? { ...heap, rolling: true } : after(heap, event.action.stones);
  },
  position: (heap) => heap,
  notation: {
    action: {
      read: (text) => {
        if (text === "roll") return ok("roll");
        const stones = /^take ([1-3])$/.exec(text)?.[1];
        return stones === undefined
          ? err("'take 1' to 'take 3', or 'roll' wanted")
          : ok({ stones: Number(stones) });
      },
      write: (action) => (action === "roll" ? "roll" : `take ${action.stones}`),
    },
    setup: {
      read: (lines) => {
        const [line] = lines;
        if (line !== undefined && line.key !== "stones")
          return err({ at: line, message: "only 'stones' is known" });
        return ok({ stones: Number(line?.words[0] ?? 10), toAct: 0, rolling: false });
      },
      write: ({ stones }) => ({ rules: [], position: [`stones ${stones}`] }),
    },
  },
};
