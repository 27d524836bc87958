import {
  chanceMarginOf,
  decisionAt,
  decisionsOf,
  luckOf,
  mistakesOf,
  reviewOf,
  type AnalysisAnswer,
  type AnalysisQuestion,
  type Chances,
  type Explanation,
  type GameToJudge,
  type JudgedDecision,
  type Rarity,
  type Review,
} from "@courtly/analysis";
import type { Faces, Player } from "@courtly/engine";
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { WorkerRpc } from "@courtly/worker-rpc";
import type { KnownAnalysis } from "./analysisStore.ts";

/** How far an analysis is. */
export interface AnalysisState {
  readonly status: "working" | "paused" | "stopped" | "done";
  readonly done: number;
  readonly all: number;
  /** The decisions of the people whose game it is. */
  readonly ownDone: number;
  readonly ownAll: number;
  /** The time that the rest will take at the pace so far; undefined until there is one. */
  readonly leftMs: number | undefined;
}

/** The analysis of one replayed game. It goes on until it is closed, paused or done. */
export interface OpenAnalysis {
  readonly state: ReadonlySignal<AnalysisState>;
  /** Undefined until at least the rough chances are known. */
  readonly review: ReadonlySignal<Review | undefined>;
  readonly explanations: ReadonlySignal<ReadonlyMap<number, Explanation>>;
  /** The rarity of rolls that brought luck, for who rolled; undefined for one whose rarity cannot be told. */
  readonly rarities: ReadonlySignal<ReadonlyMap<number, Rarity | undefined>>;
  /** Puts an event to the front of the line, and has it explained. */
  readonly look: (event: number) => void;
  readonly explain: (event: number) => void;
  readonly pause: () => void;
  readonly goOn: () => void;
  /** Stops when all own decisions are judged. */
  readonly onlyOwn: () => void;
  readonly close: () => void;
}

export interface AnalysisPorts {
  readonly rpc: WorkerRpc<AnalysisQuestion, AnalysisAnswer>;
  readonly read: (lines: readonly string[]) => Promise<KnownAnalysis | undefined>;
  readonly keep: (known: KnownAnalysis) => Promise<void>;
  /** Whose decisions are judged first. */
  readonly isOwn: (player: Player) => boolean;
  readonly isStandIn: (event: number) => boolean;
  readonly nowMs: () => number;
}

/** After so many judgements the analysis is stored. */
const KEPT_EACH = 12;
/** The decisions after which the time that is left can be told. */
const PACED_MIN = 5;
/** The shortest time between two changes of what is shown. */
const SHOWN_MS = 250;

export function openAnalysis(game: GameToJudge, ports: AnalysisPorts): OpenAnalysis {
  return new Analysing(game, ports);
}

class Analysing implements OpenAnalysis {
  readonly state: Signal<AnalysisState>;
  readonly review = signal<Review | undefined>(undefined);
  readonly explanations = signal<ReadonlyMap<number, Explanation>>(new Map());
  readonly rarities = signal<ReadonlyMap<number, Rarity | undefined>>(new Map());
  readonly #game: GameToJudge;
  readonly #ports: AnalysisPorts;
  readonly #lines: readonly string[];
  readonly #decisions: readonly number[];
  readonly #own: readonly number[];
  readonly #judged = new Map<number, JudgedDecision>();
  #estimates: readonly Chances[] | undefined;
  #looked: number | undefined;
  readonly #wanted = new Set<number>();
  #isOnlyOwn = false;
  #isClosed = false;
  /** Since when, and with how many decisions done, the pace is measured. */
  #pace: { readonly sinceMs: number; readonly done: number } | undefined;
  /** Whether what is known from an earlier visit has been read. */
  #isReady = false;
  #isWorking = false;
  #unkept = 0;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameToJudge, ports: AnalysisPorts) {
    this.#game = game;
    this.#ports = ports;
    this.#lines = game.moments.map(({ text }) => text);
    // A decision that nobody has made yet has nothing to judge.
    this.#decisions = decisionsOf(game).filter((event) => event < game.moments.length);
    this.#own = this.#decisions.filter((event) => {
      const { turn, playerOf } = this.#tableAt(event);
      return turn.kind !== "over" && ports.isOwn(playerOf(turn.seat));
    });
    this.state = signal(this.#stateNow("working"));
    void this.#begin();
  }

  look = (event: number): void => {
    this.#looked = event;
    void this.#work();
  };

  explain = (event: number): void => {
    this.#wanted.add(event);
    void this.#work();
  };

  pause = (): void => this.#setStatus("paused");

  goOn = (): void => {
    this.#isOnlyOwn = false;
    this.#pace = undefined;
    this.#setStatus("working");
    void this.#work();
  };

  onlyOwn = (): void => {
    this.#isOnlyOwn = true;
  };

  close = (): void => {
    this.#isClosed = true;
    clearTimeout(this.#showing);
    this.#ports.rpc.close();
    void this.#keep();
  };

  async #begin(): Promise<void> {
    const known = await this.#ports.read(this.#lines);
    for (const judged of known?.judged ?? []) this.#judged.set(judged.event, judged);
    this.explanations.value = known?.explanations ?? new Map();
    this.rarities.value = known?.rarities ?? new Map();
    this.#estimates = known?.estimates;
    if (this.#isClosed) return;
    this.#isReady = true;
    if (this.#estimates !== undefined) this.#show();
    await this.#work();
  }

  /** Does one piece of work after the other. */
  async #work(): Promise<void> {
    if (this.#isWorking || !this.#isReady) return;
    this.#isWorking = true;
    try {
      while (!this.#isClosed) {
        const piece = this.#next();
        if (piece === undefined) break;
        await piece();
        this.#showSoon();
      }
    } catch {
      if (!this.#isClosed) this.#setStatus("stopped");
    }
    this.#isWorking = false;
    if (!this.#isClosed) this.#rest();
  }

  /** Shows and stores what is done when there is nothing more to do now. */
  #rest(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    if (this.state.peek().status === "working") this.#setStatus("done");
    if (this.#estimates !== undefined) this.#show();
    void this.#keep();
  }

  /**
   * The next piece: the rough chances, the event on the screen, what was asked for, then the decisions in order, own ones
   * first. A paused analysis does nothing.
   */
  #next(): (() => Promise<void>) | undefined {
    const { status } = this.state.peek();
    if (status === "paused" || status === "stopped") return undefined;
    if (this.#estimates === undefined) return () => this.#estimate();
    const looked = this.#looked;
    const first = looked === undefined ? undefined : this.#unknownAt(looked);
    if (first !== undefined) return first;
    for (const event of this.#wanted) {
      const piece = this.#unexplained(event);
      if (piece !== undefined) return piece;
      this.#wanted.delete(event);
    }
    const isOpen = (event: number) => !this.#judged.has(event);
    const own = this.#own.find(isOpen);
    if (own === undefined && this.#isOnlyOwn) {
      this.#setStatus("paused");
      return undefined;
    }
    const next = own ?? this.#decisions.find(isOpen);
    return next === undefined ? undefined : () => this.#judge(next);
  }

  /** The piece that tells more about an event: its judgement, its explanation, or how rare a lucky roll was. */
  #unknownAt(event: number): (() => Promise<void>) | undefined {
    const { turn, playerOf } = this.#tableAt(event);
    if (event >= this.#game.moments.length) return undefined;
    if (turn.kind === "decide")
      return this.#judged.has(event) ? this.#unexplained(event) : () => this.#judge(event);
    if (turn.kind !== "roll" || this.rarities.peek().has(event)) return undefined;
    const review = this.#reviewed();
    const player = playerOf(turn.seat);
    const isLuck = luckOf(this.#game, review, player).some((luck) => luck.event === event);
    return isLuck ? () => this.#weigh(event, player) : undefined;
  }

  /** The explanation of a mistake, if it is not known. */
  #unexplained(event: number): (() => Promise<void>) | undefined {
    if (this.explanations.peek().has(event) || !this.#judged.has(event)) return undefined;
    const isMistake = mistakesOf(this.#reviewed()).some((mistake) => mistake.event === event);
    return isMistake ? () => this.#explain(event) : undefined;
  }

  async #estimate(): Promise<void> {
    const { moments, table } = this.#game;
    const states = [...moments.map(({ before }) => before.state), table.state];
    const answer = await this.#ask({ kind: "estimate", gameId: table.gameId, states });
    if (answer.kind === "estimate") this.#estimates = answer.value;
    this.#show();
  }

  async #judge(event: number): Promise<void> {
    const { gameId } = this.#game.table;
    this.#pace ??= { sinceMs: this.#ports.nowMs(), done: this.#judged.size };
    const answer = await this.#ask({ kind: "judge", gameId, ...decisionAt(this.#game, event) });
    if (answer.kind !== "judge") return;
    this.#judged.set(event, { event, judgement: answer.value });
    this.#unkept += 1;
    if (this.#unkept >= KEPT_EACH) void this.#keep();
  }

  async #explain(event: number): Promise<void> {
    const { gameId } = this.#game.table;
    const { state, action } = decisionAt(this.#game, event);
    const judgement = this.#judged.get(event)?.judgement;
    if (judgement === undefined || action === undefined) return;
    const asked = { kind: "explain", gameId, state, played: action, judgement } as const;
    const answer = await this.#ask(asked);
    if (answer.kind !== "explain") return;
    this.explanations.value = new Map(this.explanations.peek()).set(event, answer.value);
    this.#unkept += 1;
  }

  async #weigh(event: number, player: Player): Promise<void> {
    const { state, gameId } = this.#tableAt(event);
    const faces = facesIn(this.#lines[event] ?? "");
    const answer = await this.#ask({ kind: "rarity", gameId, state, faces, player });
    if (answer.kind !== "rarity") return;
    this.rarities.value = new Map(this.rarities.peek()).set(event, answer.value);
    this.#unkept += 1;
  }

  async #ask(question: AnalysisQuestion): Promise<AnalysisAnswer> {
    return this.#ports.rpc.ask(question);
  }

  #tableAt(event: number) {
    return this.#game.moments[event]?.before ?? this.#game.table;
  }

  #reviewed(): Review {
    return reviewOf(this.#game, [...this.#judged.values()], {
      chanceMargin: chanceMarginOf(this.#game.table.gameId),
      estimates: this.#estimates,
      isStandIn: this.#ports.isStandIn,
    });
  }

  #stateNow(status: AnalysisState["status"]): AnalysisState {
    const isDone = (event: number) => this.#judged.has(event);
    return {
      status,
      done: this.#judged.size,
      all: this.#decisions.length,
      ownDone: this.#own.filter(isDone).length,
      ownAll: this.#own.length,
      leftMs: this.#leftMs(),
    };
  }

  #leftMs(): number | undefined {
    const pace = this.#pace;
    const done = pace === undefined ? 0 : this.#judged.size - pace.done;
    if (pace === undefined || done < PACED_MIN) return undefined;
    return (
      ((this.#ports.nowMs() - pace.sinceMs) / done) * (this.#decisions.length - this.#judged.size)
    );
  }

  #setStatus(status: AnalysisState["status"]): void {
    this.state.value = this.#stateNow(status);
  }

  /** Many judgements in a short time change the picture once. */
  #showSoon(): void {
    this.#showing ??= setTimeout(() => {
      this.#showing = undefined;
      this.#show();
    }, SHOWN_MS);
  }

  #show(): void {
    this.#setStatus(this.state.peek().status);
    this.review.value = this.#reviewed();
  }

  async #keep(): Promise<void> {
    if (this.#unkept === 0) return;
    this.#unkept = 0;
    await this.#ports.keep({
      lines: this.#lines,
      judged: [...this.#judged.values()],
      explanations: this.explanations.peek(),
      rarities: this.rarities.peek(),
      estimates: this.#estimates,
    });
  }
}

/** The faces in a line of a record. */
export function facesIn(line: string): Faces {
  return line.replace("*", "").trim().split(" ").map(Number) as Faces;
}
