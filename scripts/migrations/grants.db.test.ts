import type { Client } from "pg";

import { runWorker } from "../../lib/platform/jobs/worker";
import { withClient } from "../../lib/testing/client";
import { anotherDatabase } from "../../lib/testing/database";
import { grantApplication } from "./grants";

const role = `application_${process.pid}`;
const password = "only-for-tests";

/** Whether the tests' user may create roles. A server that DATABASE_URL names may not allow it. */
let mayCreateRoles = true;
let database: { readonly url: string; drop(): Promise<void> };
let applicationUrl = "";

beforeAll(async () => {
  database = await anotherDatabase();
  const url = new URL(database.url);
  Object.assign(url, { username: role, password });
  applicationUrl = url.href;
  await withClient(database.url, async (client) => {
    await client.query(`create role ${role} login password '${password}'`).catch((error: { code?: string }) => {
      if (error.code !== "42501") throw error;
      mayCreateRoles = false;
      process.stderr.write("Not tested: the database user may not create roles.\n");
    });
  });
  // The second time, nothing is left to grant.
  for (let time = 0; mayCreateRoles && time < 2; time += 1) await grantApplication(database.url, applicationUrl);
});
afterAll(async () => {
  await withClient(database.url, (client) => client.query(`drop owned by ${role}; drop role ${role}`)).catch(
    () => undefined,
  );
  await database.drop();
});

async function asApplication<T>(work: (client: Client) => Promise<T>): Promise<T | undefined> {
  return mayCreateRoles ? withClient(applicationUrl, work) : undefined;
}

const tables = ["audit_events", "audit_seals", "audit_anchors"];
const statements = ["update %s set at_most = 1", "delete from %s", "truncate %s"];

it.each(tables.flatMap((table) => statements.map((statement) => statement.replace("%s", table))))(
  "the application's role may not %s",
  async (statement) => {
    await asApplication(async (client) => {
      const [, table = ""] = /(audit_\w+)/.exec(statement) ?? [];
      const column = table === "audit_events" ? "action = 'x'" : "seq = 1";
      await expect(client.query(statement.replace("at_most = 1", column))).rejects.toMatchObject({
        code: "42501",
        message: `permission denied for table ${table}`,
      });
    });
  },
);

it("adds entries, deletes by age with the owner's function, and changes other tables", async () => {
  await asApplication(async (client) => {
    await client.query(
      "insert into audit_events (actor_kind, action, subject_kind, subject_id) values ('system', 'x', 'job', '1')",
    );
    expect((await client.query("select delete_old_audit_entries() as count")).rows).toEqual([{ count: 0 }]);
    await client.query("update audit_checks set checked = 1; delete from audit_checks");
    await expect(client.query("create table mine (id int)")).rejects.toMatchObject({ code: "42501" });
    await expect(client.query("alter table audit_events disable trigger all")).rejects.toMatchObject({ code: "42501" });
    await expect(client.query("delete from _prisma_migrations")).rejects.toMatchObject({ code: "42501" });
  });
});

it("runs jobs without the rights of the owner", async () => {
  if (!mayCreateRoles) return;
  let swept = 0;
  const tasks = { sweep: () => Promise.resolve(void (swept += 1)) };
  await asApplication((client) => client.query("select graphile_worker.add_job('sweep', '{}')"));
  const worker = await runWorker({ connectionString: applicationUrl, concurrency: 1, tasks, pollInterval: 50 });
  for (const until = Date.now() + 10_000; swept === 0 && Date.now() < until;)
    await new Promise((r) => setTimeout(r, 50));
  await worker.stop();
  expect(swept).toBeGreaterThan(0);
});
