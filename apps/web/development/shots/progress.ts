interface Progress {
  /** Counts one more piece as done. */
  readonly step: (note: string) => void;
  readonly end: (summary: string) => void;
}

/** Reports progress: in one line of a terminal, elsewhere at every tenth of the work. */
export function showProgress(count: number): Progress {
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
  const isTerminal = process.stdout.isTTY === true;
  let done = 0;
  return {
    step: (note) => {
      done += 1;
      const line = [`${done} of ${count} screens`, seconds(), note].filter(Boolean).join(", ");
      if (isTerminal) process.stdout.write(`\r\u001B[K${line}`);
      else if (Math.floor((done * 10) / count) > Math.floor(((done - 1) * 10) / count))
        console.log(line);
    },
    end: (summary) => console.log(`${isTerminal ? "\r\u001B[K" : ""}${summary} (${seconds()})`),
  };
}
