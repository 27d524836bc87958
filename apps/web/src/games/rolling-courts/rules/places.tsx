import { Icon } from "../../../ui/drawings/icon.tsx";
import type { IconName } from "../../../ui/drawings/iconNames.ts";
import type { CourtsRule } from "./chapters.ts";
import { RuleLink } from "../../../learn/rules/ruleLink.tsx";
import { words } from "../lazyWords/index.ts";
import "./places.css";

/** The places of Rolling Courts, and the rules that hold there. */
export const PLACES = {
  village: { icon: "medieval-village-01", rules: ["R8", "R18", "R19"] },
  court: { icon: "castle", rules: ["R10", "R11", "R21"] },
  cave: { icon: "cave-entrance", rules: ["R12", "R13", "R15"] },
  mine: { icon: "mine-wagon", rules: ["R14"] },
  hand: { icon: "meeple", rules: ["R1", "R9"] },
  points: { icon: "heraldic-sun", rules: ["R16", "R17"] },
} as const satisfies Readonly<
  Record<string, { readonly icon: IconName; readonly rules: readonly CourtsRule[] }>
>;

type Place = keyof typeof PLACES;

/** The places of the board with their purpose and the links to their rules. */
export function Places() {
  return (
    <ul class="places" role="list">
      {(Object.keys(PLACES) as Place[]).map((place) => {
        const { icon, rules } = PLACES[place];
        const { name, what } = words().places[place];
        return (
          <li key={place}>
            <Icon name={icon} size={22} />
            <div>
              <b>{name}</b>
              <span>{what}</span>
            </div>
            <span class="places-rules">
              {rules.map((rule) => (
                <RuleLink rule={rule} key={rule} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
