import type { Step } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";

/** The id of the rule that a step follows; `undefined` for a player who resigns. */
export function ruleOf({ event }: Step<State, Action>): string | undefined {
  if (event.kind === "resigned") return undefined;
  if (event.kind === "rolled") return "R4";
  const { action } = event;
  switch (action.kind) {
    case "roll":
      return "R4";
    case "enter":
      if (action.from !== undefined) return "R9";
      return action.into.kind === "village" ? "R8" : "R12";
    case "court":
      return action.over > 0 ? "R11" : "R10";
    case "deep":
      return "R14";
    case "change":
      return "R17";
    case "retire":
      return "R18";
    case "promote":
      return "R19";
    case "end":
      return "R5";
    case "home":
    case "stay":
      return "R15";
  }
}
