import { words } from "./lazyWords/index.ts";
import { MessagePage } from "./messagePage.tsx";

/** The page for an unknown address. */
export function Nowhere() {
  const { title, text } = words().nowhere;
  return (
    <MessagePage title={title}>
      <p>{text}</p>
    </MessagePage>
  );
}
