import type { Client } from "pg";

import type { Migration } from "./files";

/**
 * The table in which Prisma records applied migrations, in Prisma's format. "prisma migrate deploy" can therefore
 * continue after this runner, and this runner can continue after Prisma.
 */
const createTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0
)`;

type Row = { readonly migration_name: string; readonly checksum: string; readonly is_finished: boolean };

/**
 * Returns the migrations of this release that the database does not have yet. Throws if the database belongs to a newer
 * release or another product, or if an applied migration was edited. It changes nothing in the database.
 */
export async function findMissing(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const rows = await readRows(client);
  const migrationsByName = new Map(migrations.map((migration) => [migration.name, migration]));
  const finished = rows.filter(({ is_finished }) => is_finished);
  const unknown = finished.find(({ migration_name }) => !migrationsByName.has(migration_name));
  if (unknown)
    throw new Error(
      `The database is newer than this release: it has the migration ${unknown.migration_name}. Start the newer release; nothing was changed.`,
    );
  const edited = finished.find(
    ({ migration_name, checksum }) => migrationsByName.get(migration_name)?.checksum !== checksum,
  );
  if (edited)
    throw new Error(
      `The migration ${edited.migration_name} was edited after this database had applied it. Restore its file; nothing was changed.`,
    );
  const names = new Set(finished.map(({ migration_name }) => migration_name));
  return migrations.filter(({ name }) => !names.has(name));
}

/** Returns the names of the migrations that the database has. */
export async function readFinished(client: Client): Promise<readonly string[]> {
  const rows = await readRows(client);
  return rows.filter(({ is_finished }) => is_finished).map(({ migration_name }) => migration_name);
}

async function readRows(client: Client): Promise<readonly Row[]> {
  const { rows } = await client.query<{ has_record: boolean; has_tables: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as has_record,
      exists (select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')) as has_tables`,
  );
  if (rows[0]?.has_record) {
    const applied = await client.query<Row>(
      "select migration_name, checksum, finished_at is not null as is_finished from _prisma_migrations where rolled_back_at is null",
    );
    return applied.rows;
  }
  if (rows[0]?.has_tables)
    throw new Error(
      "The database holds tables of another product. Name an empty database in DATABASE_URL; nothing was changed.",
    );
  return [];
}

/** Runs one migration and records it in the same transaction. */
export async function applyMigration(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(createTable);
    // PostgreSQL has rolled back an interrupted attempt, so at most the record of the attempt is left.
    await client.query(
      "update _prisma_migrations set rolled_back_at = now() where migration_name = $1 and finished_at is null and rolled_back_at is null",
      [name],
    );
    await client.query(sql);
    await client.query(
      "insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count) values (gen_random_uuid(), $1, $2, now(), clock_timestamp(), 1)",
      [checksum, name],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
