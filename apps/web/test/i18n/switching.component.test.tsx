import { refusalOf } from "@courtly/protocol";
import { render } from "preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LanguageNames } from "../../src/settings/languageNames.tsx";
import { ProfileForm } from "../../src/settings/profileForm.tsx";
import { followLanguage } from "../../src/i18n/followLanguage.ts";
import { listed } from "../../src/i18n/listed.ts";
import { language } from "../../src/i18n/spoken.ts";
import { whyNot } from "../../src/online/whyNot.ts";
import { shownName, typedName } from "../../src/ui/shownName.ts";
import { change, settings } from "../../src/settings/settings.ts";

const root = document.createElement("div");

beforeEach(async () => {
  document.body.append(root);
  render(
    <>
      <ProfileForm />
      <LanguageNames />
    </>,
    root,
  );
  await followLanguage();
});

afterEach(async () => {
  render(null, root);
  await spoken("en");
  change({ name: "You" });
});

async function spoken(wanted: "en" | "it" | "de"): Promise<void> {
  change({ language: wanted });
  await expect.poll(() => language.value).toBe(wanted);
}

function press(name: string): void {
  const buttons = [...root.querySelectorAll("button")];
  buttons.find(({ textContent }) => textContent === name)?.click();
}

function nameField(): HTMLInputElement {
  return root.querySelector("input[type=text]") as HTMLInputElement;
}

test("every language is listed by its own name, and the screen changes with it", async () => {
  expect(root.textContent).toContain("Your name");
  expect(nameField().value).toBe("You");
  press("Italiano");
  await expect.poll(() => root.textContent).toContain("Il tuo nome");
  expect(nameField().value).toBe("Tu");
  expect(document.documentElement.lang).toBe("it");
  press("Deutsch");
  await expect.poll(() => root.textContent).toContain("Dein Name");
  const pressed = root.querySelector("[aria-pressed=true]");
  expect(pressed?.textContent).toBe("Deutsch");
});

test("a person without a name is stored as You, in every language", async () => {
  await spoken("de");
  const type = (text: string) => {
    nameField().value = text;
    nameField().dispatchEvent(new Event("change", { bubbles: true }));
  };
  type("Ada");
  expect(settings.value.name).toBe("Ada");
  type("Du");
  expect(settings.value.name).toBe("You");
  expect(shownName("You")).toBe("Du");
  expect(typedName("Dur")).toBe("Dur");
});

test("people are listed as the language does it", async () => {
  const names = ["Ada", "Ben", "Cleo"];
  expect(listed(names)).toBe("Ada, Ben and Cleo");
  await spoken("it");
  expect(listed(names)).toBe("Ada, Ben e Cleo");
  await spoken("de");
  expect(listed(names)).toBe("Ada, Ben und Cleo");
});

test("refusals of the server are translated by code and detail, and lead to the rule", async () => {
  const taken = { code: "name-taken", message: "somebody has that name" } as const;
  const late = refusalOf("not-now", "gameOver");
  const newer = { code: "not-now", message: "a sentence of a newer server" } as const;
  const illegal = { code: "illegal", message: "keep a die first", rule: "K7" } as const;
  expect(whyNot(late).message).toBe(late.message);
  await spoken("de");
  expect(whyNot(taken).message).toMatch(/^an diesem Tisch heißt schon jemand so/);
  expect(whyNot(late).message).toBe("die Partie ist vorbei");
  expect(whyNot(newer).message).toBe("das geht gerade nicht");
  expect(whyNot({ code: "silence" }).message).toMatch(/^der Server hat nicht geantwortet/);
  expect(whyNot(illegal)).toEqual({ message: "das erlauben die Regeln nicht", rule: "K7" });
});
