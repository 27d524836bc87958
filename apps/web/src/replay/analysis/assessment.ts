import { changeBy, kindOf, type DecisionReview, type Mistake } from "@courtly/analysis";
import type { Faces, Player, Seat } from "@courtly/engine";
import type { Insight } from "./insight.ts";
import { facesIn } from "./openAnalysis.ts";

interface AtEvent {
  readonly event: number;
  readonly seat: Seat;
  readonly player: Player;
}

/** A smaller loss is none: it could not be seen in the figures. */
const LOSS_MIN = 0.0005;

/** The assessment of one event of a replay, as far as it is known and may be shown. */
export type Assessment =
  | { readonly kind: "end" }
  /** It has not been seen yet, and what comes is hidden. */
  | { readonly kind: "hidden" }
  | ({ readonly kind: "pending"; readonly action: string | undefined } & AtEvent)
  | ({
      readonly kind: "roll";
      readonly faces: Faces;
      /** The change of the chosen player's chance. */
      readonly change: number;
      readonly luck: "great" | "bad" | undefined;
    } & AtEvent)
  /** A player has resigned. */
  | ({
      readonly kind: "resign";
      /** The change of the chosen player's chance. */
      readonly change: number;
    } & AtEvent)
  | ({ readonly kind: "mistake"; readonly mistake: Mistake; readonly isExact: boolean } & AtEvent)
  /** A decision that is no mistake. */
  | ({
      readonly kind: "good";
      readonly decision: DecisionReview;
      readonly isBest: boolean;
    } & AtEvent);

export function assessmentAt({ game, shown, viewer }: Insight, place: number): Assessment {
  const line = game.moments[place];
  const turn = line?.before.turn;
  if (line === undefined || turn === undefined || turn.kind === "over") return { kind: "end" };
  const kind = kindOf(game, place);
  const seat = kind === "resign" ? (game.table.resigned ?? turn.seat) : turn.seat;
  const at = { event: place, seat, player: line.before.playerOf(seat) };
  const known = shown.value;
  if (known !== undefined && place >= known.seen) return { kind: "hidden" };
  const moment = known?.review.moments[place];
  const action = (game.moments[place + 1]?.before ?? game.table).lastAction();
  if (known === undefined || moment === undefined) return { kind: "pending", action, ...at };
  if (kind !== "decision") {
    if (moment.isPending) return { kind: "pending", action: undefined, ...at };
    const change = changeBy(known.review, place, viewer.value);
    if (kind === "resign") return { kind, change, ...at };
    const highlight = known.highlights.find(({ event }) => event === place)?.kind;
    const luck = highlight === "great" || highlight === "bad" ? highlight : undefined;
    return { kind: "roll", faces: facesIn(line.text), change, luck, ...at };
  }
  const { decision, isExact } = moment;
  if (decision === undefined) return { kind: "pending", action, ...at };
  const mistake = known.mistakes.get(place);
  if (mistake !== undefined) return { kind: "mistake", mistake, isExact, ...at };
  return { kind: "good", decision, isBest: decision.cost < LOSS_MIN, ...at };
}
