/** How long a page waits for something that it can be rendered without, in milliseconds. */
const timeout = 5_000;

/**
 * Rejects after the timeout with an error that `isDatabaseUnavailable` recognises, so a database that does not
 * respond is treated as unavailable. The signal tells the query to stop its retries.
 */
export function withTimeout<T>(query: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  const late = new Promise<never>((_, reject) => {
    signal.onabort = () =>
      reject(Object.assign(new Error("The database did not respond in time"), { code: "ETIMEDOUT" }));
  });
  return Promise.race([query(signal), late]);
}
