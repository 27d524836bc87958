import { expect, test } from "vitest";
import { preparationOf } from "../../development/prepare/preparation.ts";
import { GROUPS } from "../../development/screens/screen.ts";
import { SCREENS } from "../../development/screens/screens.ts";

test("every screen has a short name of its own and a title that says what it is", () => {
  const names = SCREENS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  const titles = SCREENS.map(({ group, title }) => `${group}: ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
});

test("every group has screens", () => {
  for (const group of GROUPS) expect(SCREENS.some((screen) => screen.group === group)).toBe(true);
});

test("every screen can be prepared: its records are read, its tables fold", () => {
  for (const screen of SCREENS) {
    const { games, storage } = preparationOf(screen, { look: "dark", language: "de" });
    expect(games, screen.name).toHaveLength(screen.games?.length ?? 0);
    expect(JSON.parse(storage["courtly.settings"] ?? ""), screen.name).toMatchObject({
      language: "de",
      theme: "dark",
      sound: false,
    });
  }
});

test("a table that somebody has a seat at is known to the device and to the server", () => {
  const screen = SCREENS.find(({ name }) => name === "online-turn");
  if (screen === undefined) throw new Error("there is no such screen");
  const { storage, answers, logs } = preparationOf(screen, { look: "light", language: "en" });
  const [table] = screen.tables ?? [];
  expect(Object.keys(storage)).toContain(`courtly.seat.${table?.id}`);
  expect(answers[`tables/${table?.id}`]).toMatchObject({ stage: "playing", next: 0 });
  expect(logs[table?.id ?? ""]?.entries).toHaveLength(table?.entries.length ?? 0);
});

test("with high contrast the theme is light", () => {
  const [screen] = SCREENS;
  if (screen === undefined) throw new Error("there is no screen");
  const { storage } = preparationOf(screen, { look: "contrast", language: "en" });
  expect(JSON.parse(storage["courtly.settings"] ?? "")).toMatchObject({
    theme: "light",
    highContrast: true,
  });
});
