import { Client } from "pg";

import { connectionFields } from "../database/connection";
import { migrationLock } from "./apply";

/** The tables to which the application may only add. */
const onlyGrowing = ["audit_events", "audit_seals", "audit_anchors"];

/**
 * Lets the role of the application use the tables that another role owns: everything, except that it can only add to
 * the audit log and only read the record of migrations. Does nothing if the application is the owner itself. Each
 * migration may add tables, so this runs after every migration.
 */
export async function grantApplication(ownerUrl: string, applicationUrl: string): Promise<void> {
  const { user } = connectionFields(applicationUrl);
  if (!user || user === connectionFields(ownerUrl).user) return;
  const client = new Client({ connectionString: ownerUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const role = client.escapeIdentifier(user);
    await client.query("begin");
    // Two processes that grant at once would change the same rows of the system's catalogues.
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query(`
      grant usage on schema public, graphile_worker to ${role};
      grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
      grant usage, select, update on all sequences in schema public, graphile_worker to ${role};
      grant execute on all functions in schema public, graphile_worker to ${role};
      revoke insert, update, delete, truncate on _prisma_migrations, graphile_worker.migrations from ${role};
      revoke update, delete, truncate on ${onlyGrowing.join(", ")} from ${role};`);
    await allowQueueRows(client, user);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** The job queue's tables have row-level security, which hides all rows from roles without a policy. */
async function allowQueueRows(client: Client, user: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'graphile_worker' and c.relrowsecurity and not exists (
       select from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname and $1 = any (p.roles))`,
    [user],
  );
  const role = client.escapeIdentifier(user);
  for (const { name } of rows)
    await client.query(
      `create policy ${client.escapeIdentifier(`used_by_${user}`)} on ${name} to ${role} using (true) with check (true)`,
    );
}
