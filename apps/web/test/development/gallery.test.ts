import { expect, test } from "vitest";
import {
  frameAddress,
  galleryAddress,
  isGallery,
  readFrame,
  readGallery,
} from "../../development/gallery/address.ts";
import { keyChange } from "../../development/gallery/keys.ts";
import { SCREENS } from "../../development/screens/screens.ts";

const ADDRESS = "#/gallery/king-claim?size=phone&theme=dark&lang=de";

test("the address of the gallery contains all choices", () => {
  const choice = readGallery(ADDRESS);
  expect(choice).toMatchObject({
    screen: { name: "king-claim" },
    size: { name: "phone", width: 390 },
    look: "dark",
    language: "de",
  });
  expect(galleryAddress(choice)).toBe(ADDRESS);
});

test("an unknown or missing choice becomes the first of its kind", () => {
  expect(readGallery("#/gallery/nothing?size=watch&theme=pink&lang=xx")).toMatchObject({
    screen: undefined,
    size: { name: "desktop" },
    look: "light",
    language: "en",
  });
  expect(galleryAddress(readGallery("#/gallery"))).toBe(
    "#/gallery?size=desktop&theme=light&lang=en",
  );
});

test("other addresses do not open the gallery", () => {
  expect(isGallery("#/gallery")).toBe(true);
  expect(isGallery("#/gallery?size=phone")).toBe(true);
  expect(isGallery("#/galleryish")).toBe(false);
  expect(isGallery("#/")).toBe(false);
});

test("a frame finds the same screen by its query", () => {
  const choice = readGallery(ADDRESS);
  if (choice.screen === undefined) throw new Error("there is no such screen");
  const url = new URL(frameAddress(choice.screen, choice), "http://localhost");
  expect(url.hash).toBe("#/table/table");
  expect(readFrame(url.search)).toMatchObject({
    screen: choice.screen,
    look: "dark",
    language: "de",
  });
  expect(readFrame("?screen=nothing")).toBeUndefined();
});

test("arrows go through all screens and around; other keys go through the choices", () => {
  const choice = readGallery(ADDRESS);
  const first = { ...choice, screen: SCREENS[0] };
  const last = { ...choice, screen: SCREENS.at(-1) };
  expect(keyChange(first, "ArrowRight")).toEqual({ screen: SCREENS[1] });
  expect(keyChange(first, "ArrowLeft")).toEqual({ screen: SCREENS.at(-1) });
  expect(keyChange(last, "ArrowRight")).toEqual({ screen: SCREENS[0] });
  expect(keyChange({ ...choice, screen: undefined }, "ArrowRight")).toEqual({
    screen: SCREENS[0],
  });
  expect(keyChange(choice, "s")).toMatchObject({ size: { name: "small" } });
  expect(keyChange(choice, "t")).toEqual({ look: "contrast" });
  expect(keyChange(choice, "l")).toEqual({ language: "en" });
  expect(keyChange(choice, "o")).toEqual({ screen: undefined });
  expect(keyChange(choice, "x")).toBeUndefined();
});
