import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { GROUPS, type Screen } from "../screens/screen.ts";
import { SCREENS } from "../screens/screens.ts";
import { galleryAddress, type GalleryChoice } from "./address.ts";
import { ScreenFrame, sized } from "./screenFrame.tsx";

const THUMBNAIL_PX = { landscape: 300, portrait: 170 };
/** The number of thumbnails that load at the same time; each of them is a whole page. */
const AT_ONCE = 2;

/** Screens that are loading now. */
const loading = signal<ReadonlySet<string>>(new Set());

/** All screens in groups, as small live pages; only visible ones are loaded. */
export function Overview({ choice }: { readonly choice: GalleryChoice }) {
  return (
    <div class="gallery-overview">
      {GROUPS.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul role="list">
            {SCREENS.filter((screen) => screen.group === group).map((screen) => (
              <Thumbnail
                key={`${screen.name} ${galleryAddress(choice)}`}
                screen={screen}
                choice={choice}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ThumbnailProps {
  readonly screen: Screen;
  readonly choice: GalleryChoice;
}

function Thumbnail({ screen, choice }: ThumbnailProps) {
  const place = useRef<HTMLLIElement>(null);
  const isInSight = useSignal(false);
  const hasBegun = useSignal(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      isInSight.value = entries.at(-1)?.isIntersecting === true;
      if (!isInSight.value) hasBegun.value = false;
    });
    if (place.current !== null) observer.observe(place.current);
    return () => {
      observer.disconnect();
      finish(screen.name);
    };
  }, []);
  const mayBegin = isInSight.value && !hasBegun.value && loading.value.size < AT_ONCE;
  useEffect(() => {
    if (!mayBegin || loading.peek().size >= AT_ONCE) return;
    loading.value = new Set([...loading.peek(), screen.name]);
    hasBegun.value = true;
  }, [mayBegin]);
  useEffect(() => {
    if (!isInSight.value) finish(screen.name);
  }, [isInSight.value]);
  const { size } = choice;
  const width = size.width > size.height ? THUMBNAIL_PX.landscape : THUMBNAIL_PX.portrait;
  const height = (width * size.height) / size.width;
  return (
    <li ref={place}>
      <a href={galleryAddress({ ...choice, screen })} style={{ width: `${width}px` }}>
        <span class="gallery-thumbnail" style={sized(width, height)}>
          {hasBegun.value && (
            <ScreenFrame
              screen={screen}
              choice={choice}
              room={{ width, height }}
              isThumbnail
              onNews={() => finish(screen.name)}
            />
          )}
        </span>
        {screen.title}
      </a>
    </li>
  );
}

function finish(name: string): void {
  if (!loading.peek().has(name)) return;
  loading.value = new Set([...loading.peek()].filter((other) => other !== name));
}
