import { Client } from "pg";

type Blocker = { readonly pid: number; readonly application: string; readonly state: string; readonly seconds: number };

const blockers = `
  select pid, coalesce(nullif(application_name, ''), usename, 'unknown') as application, coalesce(state, 'unknown') as state,
    floor(extract(epoch from clock_timestamp() - coalesce(xact_start, state_change, backend_start)))::int as seconds
  from pg_stat_activity where pid = any(pg_blocking_pids($1)) order by pid`;

/** How often the waits are looked at, in milliseconds. A wait that is shorter is not reported. */
const defaultInterval = 2_000;

/**
 * Reports which processes of the database the given process waits for, one line for each of them. Uses a connection of
 * its own, because the given process is waiting. Without that connection, the wait goes on without a report.
 */
export function tellWaits(
  url: string,
  pid: number,
  { tell = console.log, interval = defaultInterval }: { tell?: (line: string) => void; interval?: number } = {},
): { stop(): Promise<void> } {
  const told = new Set<number>();
  let client: Client | undefined;

  async function look(): Promise<void> {
    client ??= await connect(url);
    const { rows } = await client.query<Blocker>(blockers, [pid]);
    for (const row of rows.filter((each) => !told.has(each.pid))) {
      told.add(row.pid);
      tell(
        `The migrations wait for process ${row.pid} of the database (${row.application}, ${row.state} for ${row.seconds} s).`,
      );
    }
  }

  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, interval);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await client?.end().catch(() => undefined);
    },
  };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
