import { isYou } from "@courtly/engine";
import { cleanName, nameFault, SHIELDS, type Shield } from "@courtly/protocol";
import type { Signal } from "@preact/signals";
import { NameAndShield } from "../../settings/nameAndShield.tsx";
import { typedName } from "../../ui/shownName.ts";
import { change, settings } from "../../settings/settings.ts";
import { words } from "../words/index.ts";

/** The name and the shield of a person at a table. */
export interface Person {
  readonly name: string;
  readonly shield: Shield;
}

/** The person in the settings of this device. The name is empty if it is "You", which would be ambiguous online. */
export function ownPerson(taken: readonly Shield[] = []): Person {
  const { name, shield } = settings.peek();
  const free = [shield, ...SHIELDS].find((each) => !taken.includes(each)) ?? shield;
  return { name: isYou(name) ? "" : name, shield: free };
}

/** The reason why a name is not allowed. */
export function problemOfName(name: string): string | undefined {
  const clean = cleanName(name);
  const said = words().join;
  if (clean === "") return said.noName;
  if (/[,#]/.test(clean)) return said.noComma;
  const fault = nameFault(clean);
  if (fault === "unwritable") return said.tooLong;
  if (fault === "invisible") return said.noHidden;
  return fault === "you" || isYou(typedName(clean)) ? said.notYou : undefined;
}

/** Stores name and shield in the settings, for the next table. */
export function rememberPerson({ name, shield }: Person): void {
  change({ name: cleanName(name), shield });
}

interface PersonFormProps {
  readonly person: Signal<Person>;
  readonly taken?: readonly Shield[];
}

export function PersonForm({ person, taken = [] }: PersonFormProps) {
  const { name, shield } = person.value;
  const tell = (more: Partial<Person>) => (person.value = { ...person.value, ...more });
  return (
    <NameAndShield
      name={name}
      shield={shield}
      taken={taken}
      typing={{ onInput: ({ currentTarget }) => tell({ name: currentTarget.value }) }}
      onShield={(value) => tell({ shield: value })}
    />
  );
}
