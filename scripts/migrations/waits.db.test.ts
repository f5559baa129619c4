import { Client } from "pg";

import { anotherDatabase } from "../../lib/testing/database";
import { applyMigrations, migrationLock } from "./apply";
import { tellWaits } from "./tell-waits";

let database: Awaited<ReturnType<typeof anotherDatabase>>;
let other: Client;

beforeEach(async () => {
  database = await anotherDatabase();
  other = new Client({ connectionString: database.url, application_name: "site-migrate" });
  await other.connect();
});

afterEach(async () => {
  await other.end();
  await database.drop();
});

const waits = { turn: 200, table: 200 };

test("migrations wait for others only for a limited time, and then say what may hold the lock", async () => {
  await other.query("select pg_advisory_lock($1)", [migrationLock]);
  await expect(applyMigrations(database.url, waits)).rejects.toThrow(/did not end in time; nothing was changed/);
  await other.query("select pg_advisory_unlock($1)", [migrationLock]);
  expect(await applyMigrations(database.url, waits)).toEqual([]);
});

test("a migration waits for a table only for a limited time, and can run again", async () => {
  const name = "0006_a_database_has_one_purpose";
  await other.query(
    "alter table installation drop constraint installation_is_one_row, drop constraint installation_mode_is_known",
  );
  await other.query("update _prisma_migrations set finished_at = null where migration_name = $1", [name]);
  await other.query("begin");
  await other.query("select * from installation");
  await expect(applyMigrations(database.url, waits)).rejects.toThrow(`The migration ${name} could not lock a table`);
  await other.query("commit");
  expect(await applyMigrations(database.url, waits)).toEqual([name]);
});

test("each process that is waited for is named once", async () => {
  const waiting = new Client({ connectionString: database.url });
  await waiting.connect();
  const pid = async (client: Client) => Number((await client.query("select pg_backend_pid() as pid")).rows[0].pid);
  const blocker = await pid(other);
  await other.query("select pg_advisory_lock(1)");
  const lines: string[] = [];
  const told = new Promise<void>((resolve) => {
    const tell = (line: string) => resolve(void lines.push(line));
    void pid(waiting).then((own) => (report = tellWaits(database.url, own, { tell, interval: 20 })));
  });
  let report: ReturnType<typeof tellWaits> | undefined;
  const locked = waiting.query("select pg_advisory_lock(1)");
  await told;
  await other.query("select pg_sleep(0.1)");
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`wait for process ${blocker} of the database \\(site-migrate, .* s\\)\\.$`)),
  ]);
  await other.query("select pg_advisory_unlock(1)");
  await locked;
  await report?.stop();
  await waiting.end();
});
