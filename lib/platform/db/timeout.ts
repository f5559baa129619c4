/** How long a page waits for optional data, in milliseconds. The page can be rendered without the data. */
const timeout = 4_500;

/**
 * Runs a query with a timeout. If the query takes longer, the returned promise rejects with an error that
 * `isDatabaseUnavailable` recognises, and `signal` is aborted, which tells the query to stop retrying.
 */
export function withTimeout<T>(query: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  const late = new Promise<never>((_, reject) => {
    signal.onabort = () =>
      reject(Object.assign(new Error("The database did not respond in time"), { code: "ETIMEDOUT" }));
  });
  return Promise.race([query(signal), late]);
}
