import { writeFaces } from "@courtly/engine";
import { CHARACTER_IDS, excluding, members, NOBODY } from "./characters.ts";
import { writeRules } from "./rules.ts";
import { courtWithout, firstToAct, openingOf, type Setup } from "./setup.ts";
import { isFinalRound, type Claim, type State } from "./state.ts";

/** Writes the header lines of a setup; of its position only what differs from the opening. */
export function writeSetup(setup: Setup): {
  readonly rules: readonly string[];
  readonly position: readonly string[];
} {
  const state = { ...openingOf(setup), ...setup.position };
  return {
    rules: [`rules ${writeRules(setup.rules)}`],
    position: [
      `start ${state.start}`,
      ...writeCards(state),
      ...writeCourt(state),
      ...(state.round === 1 ? [] : [`round ${state.round}`]),
      ...writeEnding(state),
      ...(state.toAct === firstToAct(state) ? [] : [`to-act ${state.toAct}`]),
      ...writeDice(state),
      ...(state.winner === undefined ? [] : [`over ${state.winner}`]),
    ],
  };
}

function writeCards({ hands }: State): readonly string[] {
  return hands.flatMap(({ cards, charlatans }, seat) => {
    const own = members(excluding(excluding(cards, "king"), "queen")); // the claim's own line deals these
    const ids = [...own, ...Array.from({ length: charlatans }, () => "charlatan")];
    return ids.length === 0 ? [] : [`cards ${seat} ${ids.join(" ")}`];
  });
}

function writeCourt({ court, hands, players, rules }: State): readonly string[] {
  const expected = courtWithout(hands, players, rules);
  return CHARACTER_IDS.filter((id) => court[id] !== expected[id]).map(
    (id) => `court ${id} ${court[id]}`,
  );
}

function writeEnding(state: State): readonly string[] {
  const { ending } = state;
  if (ending === undefined) return [];
  const { claim, best } = ending;
  const words = ({ seat, count, face }: Claim) => `${seat} ${count} ${face}`;
  return [
    `${isFinalRound(state) ? "king" : "claimed"} ${words(claim)}`,
    ...(best.seat === claim.seat ? [] : [`best ${words(best)}`]),
  ];
}

function writeDice({ dice }: State): readonly string[] {
  const { active, aside, used, mayRoll, rolling } = dice;
  return [
    ...(active.length === 0 ? [] : [`active ${writeFaces(active)}`]),
    ...(aside.length === 0 ? [] : [`aside ${writeFaces(aside)}`]),
    ...(used === NOBODY ? [] : [`used ${members(used).join(" ")}`]),
    ...(mayRoll ? ["may-roll"] : []),
    ...(rolling === 0 ? [] : [`rolling ${rolling}`]),
  ];
}
