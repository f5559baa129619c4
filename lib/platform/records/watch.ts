import { Pool } from "pg";

import { errorFields, log } from "../log";
import { clearCurrentVersions, setCurrentVersions } from "./current-versions.mjs";

/**
 * Times in milliseconds: the pause between two queries and the timeout of a query. Responses must reflect a change
 * within five seconds, even if a query times out and is repeated.
 */
const defaults = { pause: 1_000, timeoutMs: 1_500 };

/**
 * Keeps the known versions of the records current with one small query per second. The query has a separate connection,
 * because many visitors may occupy all other connections. Resolves after the first query, even if the query fails.
 */
export async function watchRecords(
  connectionString: string | undefined,
  { pause, timeoutMs } = defaults,
): Promise<{ stop(): Promise<void> }> {
  const pool = new Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  // The pool replaces a connection that breaks.
  pool.on("error", () => undefined);
  let isDisconnected = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const at = Date.now();
    try {
      const { rows } = await pool.query<{ subject: string; version: string }>(
        "select subject, version from record_changes",
      );
      setCurrentVersions(Object.fromEntries(rows.map(({ subject, version }) => [subject, version])), at);
      isDisconnected = false;
    } catch (error) {
      if (!isDisconnected) log("warn", "records.unwatched", errorFields(error));
      isDisconnected = true;
    }
  }

  function again(): void {
    timer = setTimeout(() => {
      looking = look().then(again);
    }, pause);
  }

  setCurrentVersions({}, 0);
  await look();
  again();
  return {
    async stop() {
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
      clearCurrentVersions();
      await pool.end();
    },
  };
}
