/** Does one thing after the other: what is asked for meanwhile waits for its turn. */
export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
