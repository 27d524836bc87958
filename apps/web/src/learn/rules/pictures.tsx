import {
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  costOf,
  RULE_SETS,
  TIERS,
} from "@courtly/to-court-the-king";
import { DEFAULT_BOARD } from "@courtly/rolling-courts";
import type { ComponentChildren } from "preact";
import { AbilityGlyph } from "../../games/to-court-the-king/court/abilityGlyph.tsx";
import { ArchToken } from "../../games/to-court-the-king/court/characterIcon.tsx";
import { CostGlyph } from "../../games/to-court-the-king/court/costGlyph.tsx";
import { FlatDie } from "../../ui/drawings/dice.tsx";
import type { Faces } from "@courtly/engine";
import { king } from "../../i18n/king.ts";
import { words } from "./words/index.ts";

const RULES = RULE_SETS.english;
const PLAYERS = [2, 3, 4, 5];

/** What is rather looked at than read, beneath a rule. */
export function picturesOf(rule: string): ComponentChildren {
  return PICTURES[rule]?.();
}

/** What a picture says, for those who search. */
export function searchableOf(rule: string): string {
  if (rule !== "K15") return "";
  return CHARACTER_IDS.map((id) => {
    const said = king();
    return `${said.names[id]} ${said.cost(costOf(RULES, id))} ${said.ability(CHARACTERS[id].ability)}`;
  }).join("\n");
}

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  K2: () => <Copies />,
  K15: () => <Characters />,
  K6: () => <Dice rows={[[3, 3, 5, 2]]} />,
  K19: () => <Dice rows={[[4, 4, 4, 4, 4, 4, 4]]} />,
  K22: () => (
    <Dice
      rows={[
        [1, 1, 1, 1, 1, 1, 1, 1],
        [6, 6, 6, 6, 6, 6, 6],
      ]}
    />
  ),
  R2: () => <Board />,
  R4: () => <Dice rows={[[2, 3, 5]]} />,
};

function Dice({ rows }: { readonly rows: readonly Faces[] }) {
  return (
    <>
      {rows.map((faces) => (
        <div class="rule-dice" key={faces.join("")} aria-hidden="true">
          {faces.map((face, index) => (
            <FlatDie key={index} face={face} size={20} />
          ))}
        </div>
      ))}
    </>
  );
}

function Copies() {
  const { copies } = words();
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
  return copies === Infinity ? words().copies.endless : String(copies);
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

/** The numbers of the board that is played on unless another is chosen. */
function Board() {
  const { boardTable: said } = words();
  const { villages, courts, caves, deepMines } = DEFAULT_BOARD;
  const kinds = new Map<string, number[]>();
  for (const [index, { prices, retirement }] of villages.entries()) {
    const key = `${prices.join(" ")} · ${retirement}`;
    kinds.set(key, [...(kinds.get(key) ?? []), index + 1]);
  }
  const values = caves[0]?.values.filter((value) => value > 0) ?? [];
  return (
    <div class="rule-table">
      <table>
        <tbody>
          {[...kinds].map(([key, numbers]) => (
            <tr key={key}>
              <th scope="row">{said.villages(numbers.join(", "))}</th>
              <td>
                {said.prices}: {key.split(" · ")[0]}. {said.retirement}: {key.split(" · ")[1]}.
              </td>
            </tr>
          ))}
          <Row name={said.seats} numbers={courts.points} />
          <Row name={said.leaps} numbers={courts.leaps} />
          <Row name={said.caves} numbers={values} />
          <Row name={said.mines} numbers={deepMines[0] ?? []} />
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, numbers }: { readonly name: string; readonly numbers: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{numbers.join(" ")}</td>
    </tr>
  );
}
