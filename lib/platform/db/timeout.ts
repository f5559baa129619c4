/** How long a page waits for something that it can be rendered without, in milliseconds. */
const timeout = 5_000;

/**
 * Rejects with an error that `isDatabaseAway` recognises once the page has waited long enough, so a database that does
 * not respond is treated as one that is away. The signal tells the query to stop its retries.
 */
export function withTimeout<T>(query: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  const late = new Promise<never>((_, reject) => {
    signal.onabort = () =>
      reject(Object.assign(new Error("The database did not respond in time"), { code: "ETIMEDOUT" }));
  });
  return Promise.race([query(signal), late]);
}
