import fc from "fast-check";
import { expect, test } from "vitest";
import { limiterOf, type Rate } from "../../src/limiter.ts";
import { fakeClock } from "../support/fakeClock.ts";

const RATE: Rate = { burst: 5, perSecond: 2 };
const NAMES = ["a", "b", "c"] as const;

test("a limiter allows a burst, and then as many as its rate per second", () => {
  const clock = fakeClock();
  const limiter = limiterOf({ burst: 3, perSecond: 2 }, clock);
  const allowed = (name: string) =>
    Array.from({ length: 5 }, () => limiter.allows(name)).filter(Boolean).length;
  expect(allowed("a")).toBe(3);
  expect(allowed("b")).toBe(3);
  clock.pass(1000);
  expect(allowed("a")).toBe(2);
  clock.pass(60_000);
  expect(allowed("a")).toBe(3);
});

test("somebody who never stops asking still gets the rate per second", () => {
  const clock = fakeClock();
  const limiter = limiterOf({ burst: 3, perSecond: 2 }, clock);
  let allowed = 0;
  for (let ms = 0; ms < 60_000; ms += 10) {
    if (limiter.allows("a")) allowed += 1;
    clock.pass(10);
  }
  expect(allowed).toBeGreaterThanOrEqual(120);
});

test("a request that costs more than the burst is allowed, and paid off before the next one", () => {
  const clock = fakeClock();
  const limiter = limiterOf(RATE, clock);
  expect(limiter.allows("a", 25)).toBe(true);
  clock.pass(10_000);
  expect(limiter.allows("a")).toBe(false);
  clock.pass(500);
  expect(limiter.allows("a")).toBe(true);
});

test("many names do not fill the memory of a limiter, and recent names stay limited", () => {
  const limiter = limiterOf({ burst: 1, perSecond: 1 }, fakeClock());
  for (let i = 0; i < 30_000; i += 1) limiter.allows(`name ${i}`);
  expect(limiter.allows("name 29999")).toBe(false);
});

/** A request of one name after a pause. */
const request = fc.record({
  name: fc.constantFrom(...NAMES),
  cost: fc.integer({ min: 0, max: 8 }),
  pauseMs: fc.integer({ min: 0, max: 2000 }),
});
const requests = fc.array(request, { maxLength: 60 });
type Asked = Readonly<{ name: string; cost: number; pauseMs: number }>;

/** Whether each of the requests is allowed. `beforeEach` may set the time of day meanwhile. */
function verdicts(
  asked: readonly Asked[],
  beforeEach?: (clock: ReturnType<typeof fakeClock>) => void,
) {
  const clock = fakeClock();
  const limiter = limiterOf(RATE, clock);
  return asked.map(({ name, cost, pauseMs }) => {
    clock.pass(pauseMs);
    beforeEach?.(clock);
    return limiter.allows(name, cost);
  });
}

test("no name gets more than its burst, its rate and one large request, in any time", () => {
  fc.assert(
    fc.property(requests, (asked) => {
      const allowed = verdicts(asked);
      for (const [start] of asked.entries()) {
        let spent = 0;
        let elapsedMs = 0;
        for (const [index, { name, cost, pauseMs }] of asked.entries()) {
          if (index > start) elapsedMs += pauseMs;
          if (index < start || name !== "a" || allowed[index] !== true) continue;
          // A cost above the burst is paid off afterwards.
          const most = RATE.burst + (elapsedMs / 1000) * RATE.perSecond;
          expect(Math.min(spent + cost, spent + RATE.burst)).toBeLessThanOrEqual(most + 1e-6);
          spent += cost;
        }
      }
    }),
  );
});

test("the requests of one name never change the answers to another", () => {
  fc.assert(
    fc.property(requests, (asked) => {
      const together = verdicts(asked);
      const others = (name: string) =>
        asked.map((each) => (each.name === name ? each : { ...each, name: "nobody" }));
      for (const name of NAMES) {
        const apart = verdicts(others(name));
        for (const [index, each] of asked.entries())
          if (each.name === name) expect(apart[index]).toBe(together[index]);
      }
    }),
  );
});

test("a refused request costs nothing: without it the others get the same answers", () => {
  fc.assert(
    fc.property(requests, (asked) => {
      const allowed = verdicts(asked);
      const free = asked.map((each, index) =>
        allowed[index] === true ? each : { ...each, cost: 0 },
      );
      const again = verdicts(free);
      for (const [index] of asked.entries())
        if (allowed[index] === true) expect(again[index]).toBe(true);
    }),
  );
});

test("after a long pause everything is allowed again, even after a debt", () => {
  fc.assert(
    fc.property(requests, fc.constantFrom(...NAMES), (asked, name) => {
      const rest = { name, cost: RATE.burst, pauseMs: 1_000_000 };
      expect(verdicts([...asked, rest]).at(-1)).toBe(true);
    }),
  );
});

test("it does not matter what the time of day is, or how often somebody sets it", () => {
  fc.assert(
    fc.property(requests, fc.array(fc.integer(), { minLength: 1 }), (asked, jumps) => {
      let count = 0;
      const jumping = verdicts(asked, (clock) => {
        clock.setForward(jumps[count % jumps.length] ?? 0);
        count += 1;
      });
      expect(jumping).toEqual(verdicts(asked));
    }),
  );
});
