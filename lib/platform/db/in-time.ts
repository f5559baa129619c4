/** Milliseconds that a page waits for what it can do without. */
const patience = 5_000;

/**
 * The answer of the database, or an error that `isDatabaseAway` knows once the page has waited long enough: whoever
 * says nothing is as good as away. The signal tells who would ask again that nobody waits any more.
 */
export function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  const late = new Promise<never>((_, reject) => {
    signal.onabort = () =>
      reject(Object.assign(new Error("The database did not answer in time"), { code: "ETIMEDOUT" }));
  });
  return Promise.race([ask(signal), late]);
}
