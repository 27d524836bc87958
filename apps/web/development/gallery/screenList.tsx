import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { GROUPS, type Screen } from "../screens/screen.ts";
import { SCREENS } from "../screens/screens.ts";
import { galleryAddress, type GalleryChoice } from "./address.ts";

/** The list of screens in groups, filtered by the typed text. */
export function ScreenList({ choice }: { readonly choice: GalleryChoice }) {
  const sought = useSignal("");
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: "nearest" }), [choice.screen]);
  const found = SCREENS.filter((screen) => matches(screen, sought.value));
  return (
    <nav class="gallery-list" aria-label="Screens">
      <input
        type="search"
        placeholder="Find a screen"
        aria-label="Find a screen"
        value={sought.value}
        onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
      />
      <div>
        <a
          href={galleryAddress({ ...choice, screen: undefined })}
          aria-current={choice.screen === undefined ? "page" : undefined}
        >
          All screens
        </a>
        {GROUPS.map((group) => {
          const screens = found.filter((screen) => screen.group === group);
          if (screens.length === 0) return null;
          return (
            <section key={group}>
              <h2 class="eyebrow">{group}</h2>
              <ul role="list">
                {screens.map((screen) => (
                  <li key={screen.name}>
                    <a
                      href={galleryAddress({ ...choice, screen })}
                      {...(screen === choice.screen && { "aria-current": "page", ref: current })}
                    >
                      {screen.title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && <p class="quiet">No screen is called that.</p>}
      </div>
    </nav>
  );
}

function matches({ name, title, group }: Screen, sought: string): boolean {
  const text = `${name} ${title} ${group}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
