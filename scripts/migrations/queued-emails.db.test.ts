import { runMigrations } from "graphile-worker";
import { Client } from "pg";

import { anotherDatabase } from "../../lib/testing/database";
import { applyMigration } from "./migration-table";
import { applyMigrations } from "./apply";
import { readMigrations } from "./files";

test("jobs that an earlier release queued keep their times and get the current task names", async () => {
  const database = await anotherDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query("drop schema public cascade; create schema public; drop schema graphile_worker cascade");
    for (const migration of await readMigrations())
      if (migration.name < "0032") await applyMigration(client, migration);
    await runMigrations({ connectionString: database.url, noHandleSignals: true });
    const consentId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";
    const add = (task: string, payload: object, key: string) =>
      client.query("select graphile_worker.add_job($1, $2, run_at => '2027-06-01T12:00Z', job_key => $3)", [
        task,
        payload,
        key,
      ]);
    await add("booking-letter", { kind: "reminder-2h" }, "reminder");
    await add("inquiry-letter", { to: "sender" }, "receipt");
    await add("newsletter-letter", { kind: "asked", consentId }, "confirmation");
    await client.query("insert into dead_jobs (job_id, task, found_at) values (7, 'booking-letter', now())");
    await client.query("insert into mail_deliveries (key, message_id) values ($1, '<m>')", [
      `newsletter-asked:${consentId}`,
    ]);

    await applyMigrations(database.url);
    const queued = await client.query(
      "select j.key, t.identifier, j.payload, j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by key",
    );
    const runAt = new Date("2027-06-01T12:00Z");
    expect(queued.rows).toEqual([
      { key: "confirmation", identifier: "newsletter-email", payload: { kind: "confirm", consentId }, run_at: runAt },
      { key: "receipt", identifier: "inquiry-email", payload: { to: "sender" }, run_at: runAt },
      { key: "reminder", identifier: "booking-email", payload: { kind: "reminder-2h" }, run_at: runAt },
    ]);
    expect((await client.query("select task from dead_jobs")).rows).toEqual([{ task: "booking-email" }]);
    expect((await client.query("select key from mail_deliveries")).rows).toEqual([
      { key: `newsletter-confirm:${consentId}` },
    ]);
  } finally {
    await client.end();
    await database.drop();
  }
});
