import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Screen } from "../screens/screen.ts";
import { frameAddress, type GalleryChoice } from "./address.ts";
import { listenToFrame, type FrameMessage } from "./frameMessages.ts";

interface ScreenFrameProps {
  readonly screen: Screen;
  readonly choice: GalleryChoice;
  /** The available space in pixels; a frame is never larger than its screen. */
  readonly room: { readonly width: number; readonly height: number };
  /** Whether the frame ignores input. */
  readonly isThumbnail?: boolean;
  readonly onNews?: (news: FrameMessage) => void;
  readonly onFrame?: (frame: HTMLIFrameElement | null) => void;
}

/** A screen in a frame, rendered at its true size and scaled to the available space. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { screen, choice, room, isThumbnail = false, onNews, onFrame } = props;
  const { width, height, title: sizeTitle } = choice.size;
  const news = useSignal<FrameMessage | undefined>(undefined);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    onFrame?.(frame.current);
    return listenToFrame(
      () => frame.current,
      (received) => {
        news.value = received;
        // A page that starts takes the focus: give it back, so that keys go to the gallery until the frame is clicked.
        if (document.activeElement === frame.current) frame.current?.blur();
        onNews?.(received);
      },
    );
  }, []);
  const scale = Math.min(1, room.width / width, room.height / height);
  const { value } = news;
  return (
    <figure class="gallery-frame" style={sized(width * scale, height * scale)}>
      <iframe
        ref={frame}
        src={frameAddress(screen, choice)}
        title={`${screen.title}, ${sizeTitle}`}
        style={{ ...sized(width, height), transform: `scale(${scale})` }}
        inert={isThumbnail}
      />
      {value?.kind === "incomplete" && <figcaption>{value.reason}</figcaption>}
    </figure>
  );
}

export function sized(width: number, height: number) {
  return { width: `${width}px`, height: `${height}px` };
}
