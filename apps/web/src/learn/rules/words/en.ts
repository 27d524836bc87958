/** The texts around the rules. The rule books of the games have texts of their own. */
export const EN = {
  search: "Search the rules",
  found: (count: number) =>
    count === 0 ? "Nothing found" : count === 1 ? "1 rule found" : `${count} rules found`,
  nothing: "No rule mentions that. Try a character, a place, or an id such as K7.",
  clear: "Show all rules",
  decisions: "Where the rule texts are silent",
  unofficial:
    "These are the rules as Courtly plays them, in our own words. Courtly is unofficial: for a published game’s own text, read its rulebook.",
  missing: "The rules did not load. Nothing is lost: check your connection and try again.",
  again: "Try again",
  loading: "Opening the book",
};

export type RulesWords = typeof EN;
