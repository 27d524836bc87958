export { secureCup } from "./secure.ts";
