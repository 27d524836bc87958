import { writeFaces, type ByPlayer } from "@courtly/engine";
import {
  caveValue,
  memberAt,
  pointsFor,
  rollingCourts,
  spendingOf,
  capital,
  counted,
  type Action,
  type Spot,
  type State,
  type Village,
  type Of,
} from "@courtly/rolling-courts";
import { letteredColours } from "./colours.ts";
import { pick, type Choice, type Menu } from "../menu.ts";
import { act, bySpot, kindChoices } from "./forks.ts";
import { courtChoices, deepChoices, entryChoices, tooDear, type Seated } from "./moves.ts";
import { spaceName, spotWords } from "./words.ts";

/** What the player can do now: an entry for each kind of action; the ways to do it are asked for then. */
export function menuOf(state: State, names: ByPlayer<string>): Menu {
  const actions = rollingCourts.actions(state, state.toAct);
  const of = <Kind extends Action["kind"]>(kind: Kind) =>
    actions.filter((action): action is Of<Kind> => action.kind === kind);
  const table: Seated = { state, colours: letteredColours(state, names) };
  const [courts, entries, homes] = [of("court"), of("enter"), of("home")];
  return {
    choices: [
      ...of("roll").map((action) => ({ label: "Roll three dice", next: act(action) })),
      ...courtChoices(courts, table),
      ...deepChoices(of("deep"), table),
      ...entryChoices(entries, "village", table),
      ...entryChoices(entries, "cave", table),
      ...changeChoices(of("change")),
      ...retireChoices(of("retire"), state),
      ...promoteChoices(of("promote"), table),
      ...of("end").map((action) => ({ label: endLabel(state), next: act(action) })),
      ...homeChoices(homes, state),
      ...of("stay").map((action) => stayChoice(action, homes.length)),
    ],
    note: courts.length === 0 ? tooDear(state) : undefined,
  };
}

// ── action points ───────────────────────────────────────────────────────────────────────────────

const price = (action: Action) => `(${counted(pointsFor(action), "point")})`;

function changeChoices(ways: readonly Of<"change">[]): readonly Choice[] {
  return kindChoices(ways, {
    several: ([way]) => `Change a die ${price(way)}`,
    one: (way) => `Change ${way.die} to ${way.to} ${price(way)}`,
    detail: "an unspent one, up or down by one",
    how: () => "an unspent die, by one",
    forks: [
      {
        asks: "Which die becomes what?",
        by: ({ die, to }) => `${die} ${to}`,
        label: ([{ die, to }]) => `${die} becomes ${to}`,
      },
    ],
  });
}

function retireChoices(ways: readonly Of<"retire">[], state: State): readonly Choice[] {
  const pay = ({ number }: Spot) =>
    Math.ceil((state.board.villages[number - 1] as Village).retirement / 2);
  return kindChoices(ways, {
    several: ([way]) => `Retire a villager early ${price(way)}`,
    one: (way) => `Retire early, for ${pay(way.spot)} gold ${price(way)}`,
    detail: "back to hand with half the pay; the die stays",
    how: ({ spot }) => `from ${spotWords(spot)}, back to hand; the die stays`,
    forks: [
      {
        asks: "Who retires?",
        by: ({ spot }) => bySpot(spot),
        label: ([{ spot }]) => `${capital(spotWords(spot))}: ${pay(spot)} gold`,
      },
    ],
  });
}

function promoteChoices(ways: readonly Of<"promote">[], table: Seated): readonly Choice[] {
  return kindChoices(ways, {
    several: ([way]) => `Promote a member ${price(way)}`,
    one: (way) => `Promote in ${way.spot.kind} ${way.spot.number} ${price(way)}`,
    detail: "one seat or space ahead; the die stays",
    how: ({ spot }) => `${stepWords(spot, table)}; the die stays`,
    forks: [
      {
        asks: "Who is promoted?",
        by: ({ spot }) => bySpot(spot),
        label: ([{ spot }]) => `${capital(spot.kind)} ${spot.number}, ${stepWords(spot, table)}`,
      },
    ],
  });
}

/** "seat 1 to 2, past Squire". */
function stepWords(spot: Spot, { state, colours }: Seated): string {
  const { kind, number, space } = spot;
  const ahead = memberAt(state, { ...spot, space: space + 1 });
  const redLine = kind === "cave" ? state.board.caves[number - 1]?.redLine : undefined;
  return [
    `${spaceName(kind)} ${space} to ${space + 1}`,
    ...(ahead === undefined ? [] : [`past ${colours.words.shortly(colours.familyOf(ahead))}`]),
    ...(redLine === space ? ["over the red line"] : []),
  ].join(", ");
}

// ── the end of a turn, and the mines ────────────────────────────────────────────────────────────

/** "End, losing 2 4 5 and 1 point". */
function endLabel(state: State): string {
  const { dice, points } = spendingOf(state) ?? { dice: [], points: 0 };
  const lost = [
    ...(typeof dice === "string" || dice.length === 0 ? [] : [writeFaces(dice)]),
    ...(points === 0 ? [] : [counted(points, "point")]),
  ];
  return lost.length === 0 ? "End the turn" : `End, losing ${lost.join(" and ")}`;
}

/** So many homecomings are offered one by one. */
const HOMES_MAX = 6;

function homeChoices(ways: readonly Of<"home">[], state: State): readonly Choice[] {
  const words = ({ spot }: Of<"home">) => `${spotWords(spot)}: ${caveValue(state, spot)} gold`;
  if (ways.length <= HOMES_MAX)
    return ways.map((way) => ({ label: `Home from ${words(way)}`, next: act(way) }));
  const choices = ways.map((way) => ({ label: capital(words(way)), next: act(way) }));
  return [{ label: "Take a member home", next: pick("Who comes home?", choices) }];
}

function stayChoice(action: Of<"stay">, homes: number): Choice {
  return { label: homes === 1 ? "Let it stay" : "Let them all stay", next: act(action) };
}
