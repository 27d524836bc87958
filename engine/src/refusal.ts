/** Why something is not allowed: the rule, and the values that explain it. */
export interface Refusal {
  readonly rule: string;
  /** The name of the reason, the same in every language. */
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The reason in English, without the rule id. */
  readonly message: string;
}

type Words = (values: never) => string;
type Catalogue = Readonly<Record<string, readonly [rule: string, words: Words]>>;

/** Turns a catalogue of reasons (rule id and words) into the function that refuses with one of them. */
export function refusals<Reasons extends Catalogue>(reasons: Reasons) {
  return <Code extends keyof Reasons & string>(
    code: Code,
    ...[values]: Parameters<Reasons[Code][1]>
  ): Refusal => new Reason(reasons[code] as (typeof reasons)[Code], code, values ?? {});
}

/** A class, so that the words are put together only when somebody reads them: bots ask for thousands a second. */
class Reason implements Refusal {
  readonly rule: string;
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly #words: Words;

  constructor(
    [rule, words]: Catalogue[string],
    code: string,
    values: Readonly<Record<string, unknown>>,
  ) {
    this.rule = rule;
    this.code = code;
    this.values = values;
    this.#words = words;
  }

  get message(): string {
    return this.#words(this.values as never);
  }

  toJSON(): Refusal {
    const { rule, code, values, message } = this;
    return { rule, code, values, message };
  }
}
