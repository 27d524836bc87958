import { words } from "./lazyWords/index.ts";
import { MessagePage } from "./messagePage.tsx";

/** An address that leads to nothing. */
export function Nowhere() {
  const { title, text } = words().nowhere;
  return (
    <MessagePage title={title}>
      <p>{text}</p>
    </MessagePage>
  );
}
