import {
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  costOf,
  RULE_SETS,
  TIERS,
} from "@courtly/to-court-the-king";
import type { ComponentChildren } from "preact";
import { RuleDice } from "../../../learn/rules/ruleDice.tsx";
import { AbilityGlyph } from "../court/abilityGlyph.tsx";
import { ArchToken } from "../court/characterIcon.tsx";
import { CostGlyph } from "../court/costGlyph.tsx";
import { king } from "../languages/gameWords.ts";
import { words } from "../lazyWords/index.ts";
import type { KingRule } from "./chapters.ts";

const RULES = RULE_SETS.english;
const PLAYERS = [2, 3, 4, 5];

export const PICTURES: Readonly<Partial<Record<KingRule, () => ComponentChildren>>> = {
  K2: () => <Copies />,
  K15: () => <Characters />,
  K6: () => <RuleDice rows={[[3, 3, 5, 2]]} />,
  K19: () => <RuleDice rows={[[4, 4, 4, 4, 4, 4, 4]]} />,
  K22: () => (
    <RuleDice
      rows={[
        [1, 1, 1, 1, 1, 1, 1, 1],
        [6, 6, 6, 6, 6, 6, 6],
      ]}
    />
  ),
};

/** The names, costs and abilities of all characters. */
export function charactersText(): string {
  const said = king();
  return CHARACTER_IDS.map(
    (id) =>
      `${said.names[id]} ${said.cost(costOf(RULES, id))} ${said.ability(CHARACTERS[id].ability)}`,
  ).join("\n");
}

function Copies() {
  const { copies } = words().ruleBook;
  return (
    <div class="rule-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{copies.tier}</th>
            {PLAYERS.map((count) => (
              <th scope="col" key={count}>
                {copies.players(count)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <tr key={tier}>
              <th scope="row">{tier}</th>
              {PLAYERS.map((count) => (
                <td key={count}>{copiesIn(tier, count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function copiesIn(tier: (typeof TIERS)[number], players: number): string {
  const id = CHARACTER_IDS.find((each) => CHARACTERS[each].tier === tier);
  const copies = id === undefined ? 0 : copiesInCourt(id, players, RULES);
  return copies === Infinity ? words().ruleBook.copies.endless : String(copies);
}

function Characters() {
  return (
    <ul class="rule-characters">
      {CHARACTER_IDS.map((id) => {
        const said = king();
        const { ability } = CHARACTERS[id];
        const cost = costOf(RULES, id);
        return (
          <li key={id}>
            <ArchToken id={id} size={34} />
            <div>
              <b>{said.names[id]}</b>
              <span>
                <CostGlyph cost={cost} /> {said.cost(cost)}
              </span>
              <span>
                <AbilityGlyph ability={ability} /> {said.ability(ability)}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
