import { App } from "../src/app.tsx";
import { route } from "../src/routes.ts";
import { DrawerHere } from "./drawer/drawer.tsx";
import { isFrame, useDrawerKey } from "./drawer/drawerState.ts";
import { watchTables } from "./drawer/shownTable.ts";
import { isGallery } from "./gallery/address.ts";
import { Gallery } from "./gallery/gallery.tsx";

watchTables();

/** The page in development: the page with a drawer beside it, or the gallery at its own address. */
export function DevelopmentApp() {
  void route.value; // redraws when the address changes
  useDrawerKey();
  if (isGallery(location.hash)) return <Gallery />;
  return (
    <>
      <App />
      {!isFrame && <DrawerHere />}
    </>
  );
}
