import { LANGUAGES } from "@courtly/engine";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Defs } from "../../src/ui/drawings/defs.tsx";
import { LineIcon } from "../../src/ui/drawings/lines.tsx";
import { Segmented } from "../../src/ui/segmented.tsx";
import { Brand } from "../../src/table/tableBar.tsx";
import { route } from "../../src/routes.ts";
import { Drawer } from "../drawer/drawer.tsx";
import { isDrawerOpen, toggleDrawer } from "../drawer/drawerState.ts";
import { LOOKS, SIZES, type Screen } from "../screens/screen.ts";
import { SCREENS } from "../screens/screens.ts";
import { galleryAddress, readGallery, type GalleryChoice } from "./address.ts";
import { offerFrameTasks } from "./frameTask.ts";
import { Overview } from "./overview.tsx";
import { ScreenFrame } from "./screenFrame.tsx";
import { ScreenList } from "./screenList.tsx";
import { keyChange, useGalleryKeys } from "./keys.ts";
import "./gallery.css";

offerFrameTasks();

/** The gallery: every screen of the page, by size, theme and language. */
export function Gallery() {
  void route.value; // redraws when the address changes
  const choice = readGallery(location.hash);
  const go = (change: Partial<GalleryChoice>) => {
    location.hash = galleryAddress({ ...choice, ...change });
  };
  useEffect(() => {
    document.title = `${choice.screen?.title ?? "All screens"} · Gallery · Courtly`;
  }, [choice.screen]);
  useGalleryKeys(choice, go);
  const frame = useSignal<HTMLIFrameElement | null>(null);
  return (
    <>
      <Defs />
      <div class="gallery">
        <aside class="gallery-side">
          <Brand />
          <ScreenList choice={choice} />
        </aside>
        <div class="gallery-body">
          <Bar choice={choice} go={go} />
          {choice.screen === undefined ? (
            <Overview choice={choice} />
          ) : (
            <Stage screen={choice.screen} choice={choice} frame={frame} />
          )}
        </div>
        {isDrawerOpen.value && <Drawer of={() => frame.value?.contentWindow ?? undefined} />}
      </div>
    </>
  );
}

interface BarProps {
  readonly choice: GalleryChoice;
  readonly go: (change: Partial<GalleryChoice>) => void;
}

function Bar({ choice, go }: BarProps) {
  const { screen, size, look, language } = choice;
  const at = screen === undefined ? -1 : SCREENS.indexOf(screen);
  return (
    <header class="gallery-bar">
      <div class="gallery-title">
        <h1>{screen?.title ?? "All screens"}</h1>
        <p>
          {screen === undefined
            ? `${SCREENS.length} screens`
            : `${screen.name} · ${at + 1} of ${SCREENS.length}`}
        </p>
      </div>
      <Segmented
        label="Size"
        options={SIZES.map(({ name, title }) => ({ value: name, label: title }))}
        value={size.name}
        onChange={(name) => go({ size: SIZES.find((each) => each.name === name) ?? size })}
      />
      <Segmented
        label="Theme"
        options={LOOKS.map(({ name, title }) => ({ value: name, label: title }))}
        value={look}
        onChange={(name) => go({ look: name })}
      />
      <Segmented
        label="Language"
        options={LANGUAGES.map((each) => ({ value: each, label: each }))}
        value={language}
        onChange={(each) => go({ language: each })}
      />
      <div class="gallery-ways">
        <a
          class="button small"
          href={galleryAddress({ ...choice, ...keyChange(choice, "ArrowLeft") })}
          aria-label="Previous screen"
        >
          <LineIcon name="back" size={16} />
        </a>
        <a
          class="button small"
          href={galleryAddress({ ...choice, ...keyChange(choice, "ArrowRight") })}
          aria-label="Next screen"
        >
          <LineIcon name="arrow" size={16} />
        </a>
        <button
          type="button"
          class="button small"
          aria-pressed={isDrawerOpen.value}
          aria-disabled={screen === undefined}
          onClick={toggleDrawer}
        >
          State <kbd class="key">F2</kbd>
        </button>
      </div>
    </header>
  );
}

interface StageProps {
  readonly screen: Screen;
  readonly choice: GalleryChoice;
  readonly frame: Signal<HTMLIFrameElement | null>;
}

function Stage({ screen, choice, frame }: StageProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useSignal({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? room.peek();
      room.value = { width, height };
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { width, height } = choice.size;
  const scale = Math.min(1, room.value.width / width, room.value.height / height);
  return (
    <main class="gallery-stage">
      <div ref={place}>
        {room.value.width > 0 && (
          <ScreenFrame
            key={galleryAddress(choice)}
            screen={screen}
            choice={choice}
            room={room.value}
            onFrame={(element) => (frame.value = element)}
          />
        )}
      </div>
      <footer>
        <span>
          {width} × {height}, shown at {Math.round(scale * 100)}%
        </span>
        <span>
          <kbd class="key">←</kbd> <kbd class="key">→</kbd> screens <kbd class="key">S</kbd> size{" "}
          <kbd class="key">T</kbd> theme <kbd class="key">L</kbd> language <kbd class="key">O</kbd>{" "}
          all
        </span>
      </footer>
    </main>
  );
}
