import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { words } from "../lazyWords/index.ts";
import { setOf, type RuleMenu, type ChosenRules } from "./ruleMenus.ts";

interface RulesFormProps {
  readonly menu: RuleMenu;
  readonly rules: Signal<ChosenRules>;
  readonly board: Signal<string | undefined>;
}

/** The form for rule set, house rules and board. */
export function RulesForm({ menu, rules, board }: RulesFormProps) {
  const chosen = setOf(menu, rules.value);
  const said = words().rules;
  return (
    <section class="panel rules-form" aria-labelledby="rules-title">
      <h2 id="rules-title">{chosen === undefined ? said.yours : said.title}</h2>
      {menu.sets.length > 1 && (
        <Choice
          legend={said.set}
          options={menu.sets.map(({ name, title, words }) => ({ value: name, title, words }))}
          value={chosen?.name}
          onChange={(name) =>
            (rules.value = menu.sets.find((set) => set.name === name)?.rules ?? rules.value)
          }
        />
      )}
      {menu.boards.length > 0 && (
        <Choice
          legend={said.board}
          options={menu.boards.map(({ name, title, words }) => ({ value: name, title, words }))}
          value={menu.boards.find(({ line }) => line === board.value)?.name}
          onChange={(name) =>
            (board.value = menu.boards.find((choice) => choice.name === name)?.line)
          }
        />
      )}
      <details class="house-rules" open={menu.sets.length < 2}>
        <summary>{said.house}</summary>
        {menu.fields.map(({ name, title, values }) => (
          <Choice
            key={name}
            legend={title}
            options={values.map(({ value, words }) => ({ value, title: sentence(words) }))}
            value={rules.value[name]}
            onChange={(value) => (rules.value = { ...rules.value, [name]: value })}
          />
        ))}
      </details>
    </section>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly options: readonly {
    readonly value: string;
    readonly title: string;
    readonly words?: string;
  }[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function Choice({ legend, options, value, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.title}
            {option.words !== undefined && <small>{sentence(option.words)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
