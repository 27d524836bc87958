import { gainedBy, placeWords, type StepAt } from "@courtly/coach/rolling-courts";
import { assertNever } from "@courtly/engine";
import {
  courtPrice,
  goldOf,
  ownSpots,
  type Action,
  type Place,
  type Spot,
} from "@courtly/rolling-courts";
import { Icon } from "../../../ui/drawings/icon.tsx";
import type { IconName } from "../../../ui/drawings/iconNames.ts";
import { signed } from "@courtly/coach/rolling-courts/words/amounts";
import { reasonTexts, words } from "./words/index.ts";

interface CourtsStepProps {
  readonly step: StepAt;
  /** Whether the words name only the place; the picture shows the action. */
  readonly isBrief: boolean;
}

export function CourtsStep({ step, isBrief }: CourtsStepProps) {
  const { action } = step;
  const icon = action.kind === "enter" ? PLACES[action.into.kind] : ICONS[action.kind];
  const picture = icon !== undefined && <Icon name={icon} size={17} />;
  const said = stepWords(step);
  const brief = isBrief ? briefWords(step) : undefined;
  if (brief === undefined)
    return (
      <>
        {picture}
        {together(said)}
      </>
    );
  return (
    <>
      <span class="visually-hidden">{said}</span>
      <span aria-hidden="true">
        {picture}
        {together(brief)}
      </span>
    </>
  );
}

/** Keeps a place and its number on one line. */
function together(text: string): string {
  return text.replaceAll(/ (?=[\d+−])/g, "\u00a0");
}

/** The step in short form, "court 3 −12"; `undefined` if it has no shorter form. */
function briefWords(step: StepAt): string | undefined {
  const { courts } = words();
  const { action } = step;
  switch (action.kind) {
    case "enter":
      return [action.from, action.into]
        .flatMap((spot) => (spot ? spotWords(spot) : []))
        .join(" → ");
    case "court":
      return `${courts.courtName(action.court)} ${signed(brought(step))}`;
    case "deep":
      return `${courts.mineName(action.mine)} ${signed(brought(step))}`;
    case "change":
      return `${action.die} → ${action.to}`;
    case "retire":
    case "home":
      return `${spotWords(action.spot)} ${signed(brought(step))}`;
    case "promote":
      return spotWords(action.spot);
    case "roll":
    case "stay":
    case "end":
      return undefined;
    default:
      return assertNever(action);
  }
}

const ICONS: Readonly<Partial<Record<Action["kind"], IconName>>> = {
  court: "castle",
  deep: "mine-wagon",
  retire: "rocking-chair",
  promote: "stairs",
  home: "meeple",
};
const PLACES: Readonly<Partial<Record<string, IconName>>> = {
  village: "medieval-village-01",
  cave: "cave-entrance",
};

/** The step in words that fit on one line of a phone. */
export function shortStepWords(step: StepAt): string {
  const { action } = step;
  if (action.kind !== "court") return together(plainWords(step));
  const said = words().courts.court(action.from.number, action.court);
  return together(`${said} ${signed(brought(step))}`);
}

/** The step in words: the action with its gold, and which of several members acts. */
export function stepWords(step: StepAt): string {
  return `${plainWords(step)}${whichWords(step)}`;
}

function plainWords(step: StepAt): string {
  const { courts } = words();
  const { action, before } = step;
  switch (action.kind) {
    case "roll":
      return courts.roll;
    case "enter":
      return entryWords(action);
    case "court":
      return `${courts.court(action.from.number, action.court)}, ${courts.seat(
        action.over + 1,
        courtPrice(before, action.from, action.over),
      )}`;
    case "deep":
      return courts.deep(action.from.number, action.mine, brought(step));
    case "change":
      return courts.change(action.die, action.to);
    case "retire":
      return courts.retire(action.spot.number, brought(step));
    case "promote":
      return action.spot.kind === "cave"
        ? courts.promoteCave(action.spot.number)
        : courts.promoteVillage(action.spot.number);
    case "home":
      return courts.home(action.spot.number, brought(step));
    case "stay":
      return courts.stay;
    case "end":
      return courts.end;
    default:
      return assertNever(action);
  }
}

/** The space of the moved member, if the seat has several in that place. Ways to court or home are told apart by their gold. */
function whichWords({ action, before, seat }: StepAt): string {
  const { courts } = words();
  const moved = movedIn(action);
  if (moved === undefined) return "";
  const { kind, number, space } = moved;
  const alike = ownSpots(before, seat, kind).filter((spot) => spot.number === number);
  if (alike.length < 2) return "";
  return kind === "cave" ? courts.space(space) : courts.councilSeat(space);
}

function movedIn(action: Action): Spot | undefined {
  if (action.kind === "enter" || action.kind === "deep") return action.from;
  return action.kind === "retire" || action.kind === "promote" ? action.spot : undefined;
}

function entryWords({ into, from }: Extract<Action, { kind: "enter" }>): string {
  const { courts } = words();
  const isCave = into.kind === "cave";
  if (from === undefined) return isCave ? courts.cave(into.number) : courts.village(into.number);
  const name = spotWords(from);
  return isCave ? courts.caveFrom(into.number, name) : courts.villageFrom(into.number, name);
}

export function spotWords(place: Pick<Place, "kind" | "number">): string {
  return placeWords(place, reasonTexts());
}

const brought = (step: StepAt) => gainedBy(step, goldOf);
