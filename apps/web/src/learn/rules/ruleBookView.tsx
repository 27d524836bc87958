import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { OpenQuestion, RuleBook, RuleText } from "./ruleBookContent.ts";
import { isFound, pieces, termsOf } from "./search.ts";
import { useRuleBook, type LoadedRuleBook } from "./useRuleBook.ts";
import { words as shellWords } from "../../i18n/words/index.ts";
import { words } from "./words/index.ts";
import "../../ui/fields.css";
import "./ruleBook.css";

interface RuleBookViewProps {
  readonly gameId: string;
  /** The rule at which it is opened. */
  readonly rule?: string | undefined;
}

/** The rules of a game, to read and to search. */
export function RuleBookView({ gameId, rule }: RuleBookViewProps) {
  const { loaded, isMissing, again } = useRuleBook(gameId);
  const query = useSignal("");
  const said = words();
  if (isMissing)
    return (
      <div class="rule-book-missing">
        <p>{said.missing}</p>
        <button type="button" class="button" onClick={again}>
          {said.again}
        </button>
      </div>
    );
  if (loaded === undefined) return <p role="status">{said.loading}</p>;
  return (
    <div class="rule-book">
      <Search query={query.value} onSearch={(text) => (query.value = text)} />
      <Book loaded={loaded} terms={termsOf(query.value)} rule={rule}>
        <button type="button" class="button" onClick={() => (query.value = "")}>
          {said.clear}
        </button>
      </Book>
    </div>
  );
}

interface SearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

function Search({ query, onSearch }: SearchProps) {
  const id = useId();
  return (
    <div class="rule-search" role="search">
      <label for={id} class="visually-hidden">
        {words().search}
      </label>
      <input
        id={id}
        type="search"
        placeholder={words().search}
        autocomplete="off"
        spellcheck={false}
        maxLength={60}
        value={query}
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  );
}

interface BookProps {
  readonly loaded: LoadedRuleBook;
  readonly terms: readonly string[];
  readonly rule: string | undefined;
  /** Help for a search without results. */
  readonly children: ComponentChildren;
}

function Book({ loaded: { book, texts }, terms, rule, children }: BookProps) {
  const said = words();
  const isSearching = terms.length > 0;
  const chapters = Object.entries(book.chapters)
    .map(([chapter, ids]) => ({
      title: texts.chapters[chapter] ?? "",
      rules: ids
        .map((id) => ({ id, ...(texts.rules[id] ?? NO_TEXT) }))
        .filter(({ id, title, text }) => isFound(terms, [id, title, text, book.pictureText(id)])),
    }))
    .filter(({ rules }) => rules.length > 0);
  const decisions = texts.decisions.filter(({ question, answer }) =>
    isFound(terms, [question, answer]),
  );
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, decisions.length);
  return (
    <>
      <p class="rule-found" role="status">
        {isSearching && said.found(count)}
      </p>
      {isSearching && count === 0 && (
        <div class="rule-nothing">
          <p>{said.nothing}</p>
          {children}
        </div>
      )}
      {!isSearching && <p class="rule-summary">{texts.summary}</p>}
      {!isSearching && texts.note !== undefined && (
        <section class="rule-note">
          <h3>{book.noteTitle?.()}</h3>
          <p>{texts.note}</p>
        </section>
      )}
      {chapters.map(({ title, rules }) => (
        <section key={title} class="rule-chapter">
          <h3>{title}</h3>
          {rules.map((each) => (
            <Rule
              key={each.id}
              {...each}
              picture={book.picture}
              terms={terms}
              isWanted={each.id === rule}
            />
          ))}
        </section>
      ))}
      {decisions.length > 0 && <Decisions decisions={decisions} terms={terms} />}
      {!isSearching && <p class="rule-unofficial">{said.unofficial}</p>}
    </>
  );
}

const NO_TEXT: RuleText = { title: "", text: "" };

interface RuleProps extends RuleText, Pick<RuleBook, "picture"> {
  readonly id: string;
  readonly terms: readonly string[];
  readonly isWanted: boolean;
}

function Rule({ id, title, text, picture, terms, isWanted }: RuleProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <article
      ref={ref}
      class={isWanted ? "rule is-wanted" : "rule"}
      id={`rule-${id}`}
      tabIndex={-1}
      aria-label={shellWords().rule(id)}
    >
      <span class="rule-id">{id}</span>
      <div>
        <h4>
          <Found text={title} terms={terms} />
        </h4>
        <p>
          <Stressed text={text} terms={terms} />
        </p>
        {picture(id)}
      </div>
    </article>
  );
}

interface DecisionsProps {
  readonly decisions: readonly OpenQuestion[];
  readonly terms: readonly string[];
}

function Decisions({ decisions, terms }: DecisionsProps) {
  return (
    <section class="rule-chapter">
      <h3>{words().decisions}</h3>
      <dl class="rule-decisions">
        {decisions.map(({ question, answer }) => (
          <div key={question}>
            <dt>
              <Found text={question} terms={terms} />
            </dt>
            <dd>
              <Found text={answer} terms={terms} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SaidProps {
  readonly text: string;
  readonly terms: readonly string[];
}

/** Emphasises the text between stars. */
function Stressed({ text, terms }: SaidProps) {
  return (
    <>
      {text.split("*").map((part, index) => {
        const said = <Found text={part} terms={terms} />;
        return index % 2 === 1 ? <em key={index}>{said}</em> : said;
      })}
    </>
  );
}

function Found({ text, terms }: SaidProps) {
  if (terms.length === 0) return <>{text}</>;
  return (
    <>
      {pieces(text, terms).map((piece, index) =>
        piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
