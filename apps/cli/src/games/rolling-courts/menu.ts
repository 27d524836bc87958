import { assert, writeFaces, type ByPlayer } from "@courtly/engine";
import {
  caveValue,
  memberAt,
  pointsFor,
  rollingCourts,
  spendingOf,
  capital,
  type Action,
  type Spot,
  type State,
  type Village,
  type Of,
} from "@courtly/rolling-courts";
import { letteredColours } from "./colours.ts";
import { pick, type Choice, type Menu } from "../../play/menu.ts";
import type { Page } from "../entry.ts";
import type { Speech } from "../../speech.ts";
import { act, bySpot, kindChoices } from "./forks.ts";
import { courtChoices, deepChoices, entryChoices, tooDear, type Seated } from "./moves.ts";

/** The menu of the player to act: one entry for each kind of action, followed by questions about the way to do it. */
export function menuOf(state: State, names: ByPlayer<string>, speech: Speech): Menu {
  const actions = rollingCourts.actions(state, state.toAct);
  const table = seatedAt(state, names, speech);
  return {
    choices: choicesOf(actions, table),
    note: actions.some(({ kind }) => kind === "court") ? undefined : tooDear(table),
  };
}

/** The choice for a single action, as the menu words it if this is the only action of its kind. */
export function choiceOf(
  state: State,
  action: Action,
  { names, speech }: Pick<Page, "names" | "speech">,
): Choice {
  const [choice] = choicesOf([action], seatedAt(state, names, speech));
  assert(choice !== undefined, "every action has a choice");
  return choice;
}

function seatedAt(state: State, names: ByPlayer<string>, speech: Speech): Seated {
  return {
    state,
    colours: letteredColours(state, names, speech),
    words: speech.courtsTable,
    menu: speech.table.menu,
  };
}

function choicesOf(actions: readonly Action[], table: Seated): readonly Choice[] {
  const { state, words } = table;
  const of = <Kind extends Action["kind"]>(kind: Kind) =>
    actions.filter((action): action is Of<Kind> => action.kind === kind);
  const entries = of("enter");
  return [
    ...of("roll").map((action) => ({ label: words.menu.roll, next: act(action) })),
    ...courtChoices(of("court"), table),
    ...deepChoices(of("deep"), table),
    ...entryChoices(entries, "village", table),
    ...entryChoices(entries, "cave", table),
    ...changeChoices(of("change"), table),
    ...retireChoices(of("retire"), table),
    ...promoteChoices(of("promote"), table),
    ...of("end").map((action) => ({ label: endLabel(state, words.menu), next: act(action) })),
    ...homeChoices(of("home"), table),
    ...of("stay").map((action) => ({ label: stayLabel(table), next: act(action) })),
  ];
}

// ── action points ───────────────────────────────────────────────────────────────────────────────

/** Adds the cost in action points: "Promote a member (2 points)". */
function priced(label: string, action: Action, { words }: Seated): string {
  return `${label} ${words.menu.points(pointsFor(action))}`;
}

function changeChoices(ways: readonly Of<"change">[], table: Seated): readonly Choice[] {
  const { menu: words } = table.words;
  return kindChoices(
    ways,
    {
      several: ([way]) => priced(words.changeSome, way, table),
      one: (way) => priced(words.changeOne(way.die, way.to), way, table),
      detail: words.changeDetail,
      how: () => words.changeHow,
      forks: [
        {
          asks: words.changeAsks,
          by: ({ die, to }) => `${die} ${to}`,
          label: ([{ die, to }]) => words.becomes(die, to),
        },
      ],
    },
    table.menu,
  );
}

function retireChoices(ways: readonly Of<"retire">[], table: Seated): readonly Choice[] {
  const { menu: words, spot: spotWords } = table.words;
  const pay = ({ number }: Spot) =>
    Math.ceil((table.state.board.villages[number - 1] as Village).retirement / 2);
  return kindChoices(
    ways,
    {
      several: ([way]) => priced(words.retireSome, way, table),
      one: (way) => priced(words.retireOne(pay(way.spot)), way, table),
      detail: words.retireDetail,
      how: ({ spot }) => words.retireHow(spot),
      forks: [
        {
          asks: words.retireAsks,
          by: ({ spot }) => bySpot(spot),
          label: ([{ spot }]) => words.paid(capital(spotWords(spot)), pay(spot)),
        },
      ],
    },
    table.menu,
  );
}

function promoteChoices(ways: readonly Of<"promote">[], table: Seated): readonly Choice[] {
  const { menu: words } = table.words;
  const { place } = table.colours.words;
  return kindChoices(
    ways,
    {
      several: ([way]) => priced(words.promoteSome, way, table),
      one: (way) => priced(words.promoteOne(way.spot), way, table),
      detail: words.promoteDetail,
      how: ({ spot }) => words.promoteHow(stepWords(spot, table)),
      forks: [
        {
          asks: words.promoteAsks,
          by: ({ spot }) => bySpot(spot),
          label: ([{ spot }]) => `${capital(place(spot))}, ${stepWords(spot, table)}`,
        },
      ],
    },
    table.menu,
  );
}

/** The step of a promotion: "seat 1 to 2, past Squire". */
function stepWords(spot: Spot, { state, colours, words: { menu: words } }: Seated): string {
  const { kind, number, space } = spot;
  const ahead = memberAt(state, { ...spot, space: space + 1 });
  const redLine = kind === "cave" ? state.board.caves[number - 1]?.redLine : undefined;
  return [
    words.step(spot),
    ...(ahead === undefined ? [] : [words.past(colours.familyOf(ahead))]),
    ...(redLine === space ? [words.overRedLine] : []),
  ].join(", ");
}

// ── the end of a turn, and the mines ────────────────────────────────────────────────────────────

/** The label for ending the turn, with the dice and points that are lost: "End, losing 2 4 5 and 1 point". */
function endLabel(state: State, { end, endLosing }: Seated["words"]["menu"]): string {
  const { dice, points } = spendingOf(state) ?? { dice: [], points: 0 };
  const faces = typeof dice === "string" ? "" : writeFaces(dice);
  return faces === "" && points === 0 ? end : endLosing(faces, points);
}

function stayLabel({ state, words }: Seated): string {
  const actions = rollingCourts.actions(state, state.toAct);
  return words.menu.stay(actions.filter(({ kind }) => kind === "home").length);
}

/** The most members that are offered one by one for going home. */
const HOMES_MAX = 6;

function homeChoices(ways: readonly Of<"home">[], table: Seated): readonly Choice[] {
  const { menu: words, spot: spotWords } = table.words;
  const pay = (spot: Spot) => caveValue(table.state, spot);
  if (ways.length <= HOMES_MAX)
    return ways.map((way) => ({ label: words.homeFrom(way.spot, pay(way.spot)), next: act(way) }));
  const choices = ways.map((way) => ({
    label: words.paid(capital(spotWords(way.spot)), pay(way.spot)),
    next: act(way),
  }));
  return [{ label: words.takeHome, next: pick(words.homeAsks, choices, table.menu) }];
}
