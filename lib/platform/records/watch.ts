import { Pool } from "pg";

import { errorFields, log } from "../log";
import { clearCurrentVersions, setCurrentVersions } from "./current-versions.mjs";

/**
 * Times in milliseconds: the pause between two queries and the timeout of a query. Responses must reflect a change
 * within five seconds, which leaves time to repeat one query that timed out.
 */
const defaults = { pause: 1_000, timeoutMs: 1_500 };

/**
 * Reads the current version of each kind of record, such as "claims", from the database every second and stores it in
 * memory. The query has its own connection, because visitors' requests may be using all the other connections. The
 * promise resolves after the first query, even if that query fails.
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
  // Without a listener, a connection that breaks while it is idle would end the process. The pool opens a new
  // connection for the next query.
  pool.on("error", () => undefined);
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const at = Date.now();
    try {
      const { rows } = await pool.query<{ subject: string; version: string }>(
        "select subject, version::text from record_changes union all select 'booking', booking_state() union all select 'administrators', administrator_state()",
      );
      setCurrentVersions(Object.fromEntries(rows.map(({ subject, version }) => [subject, version])), at);
      failures = 0;
    } catch (error) {
      failures += 1;
      // While a busy machine starts the site, a single query may take too long.
      if (failures === 2) log("warn", "records.unwatched", errorFields(error));
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
