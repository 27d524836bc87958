import type { MadeTable, TableMaking } from "./onlineTables.ts";
import type { Person } from "./persons.ts";
import { RECORDED_GAMES } from "./recordedGames.ts";
import { RECORDED_PEOPLE } from "./recordedPeople.ts";
import type { Recorder } from "./recorder.ts";

/** One file of messages: its name, and the tables that it is about. */
export interface Recorded {
  readonly name: string;
  readonly tables: readonly string[];
  /** Whether it begins with the creation of its table. */
  readonly isWholeLife: boolean;
}

/** The people and the server whose messages are recorded. */
export interface Recording extends TableMaking {
  readonly cleo: Person;
  /** Ada's second device. */
  readonly phone: Person;
  readonly recorder: Recorder;
  readonly idOf: (name: MadeTable["name"]) => string;
  /** Lets time pass on the clock of the server, while a table waits. */
  readonly pass: (table: string, ms: number) => Promise<void>;
}

/** Plays at the tables of the copied store. */
export type MakeRecording = (recording: Recording) => Promise<Recorded>;

/** Continues the tables of the copied store. Only pages act here, because their messages are the fixture. */
export async function playRecorded(recording: Recording): Promise<readonly Recorded[]> {
  const recorded: Recorded[] = [];
  for (const record of [...RECORDED_GAMES, ...RECORDED_PEOPLE]) {
    const one = await record(recording);
    console.log(`made: messages of '${one.name}'`);
    recorded.push(one);
  }
  return recorded;
}
