import { words } from "./lazyWords/index.ts";
import { MessagePage } from "./messagePage.tsx";

/** The page for the address of an online table, where the page has no server. */
export function NoServer() {
  const { title, text } = words().noServer;
  return (
    <MessagePage title={title}>
      <p>{text}</p>
    </MessagePage>
  );
}
