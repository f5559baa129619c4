import { randomBytes } from "node:crypto";

import { withClient } from "./client";

/** A database server for tests, and the name of the migrated template database that test databases are copied from. */
export type TestServer = { readonly url: string; readonly template: string };

const names = { server: "TEST_SERVER_URL", template: "TEST_TEMPLATE", run: "TEST_RUN" } as const;

/**
 * Stores the server, the template and a new name for this test run in environment variables, so that child processes
 * inherit them.
 */
export function announceServer({ url, template }: TestServer): void {
  process.env[names.server] = url;
  process.env[names.template] = template;
  process.env[names.run] = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
}

function announced(name: keyof typeof names): string {
  const value = process.env[names[name]];
  if (!value)
    throw new Error(`${names[name]} is unset. Run database tests with "npm run test:db" or with Jest's project "db".`);
  return value;
}

/** Returns the address of this Jest worker's database, which is recreated for each test file. */
export function testDatabaseUrl(): string {
  return addressOf(`${announced("run")}_${process.env.JEST_WORKER_ID ?? "1"}`);
}

/** Recreates this worker's database with all migrations and without rows. */
export async function freshDatabase(): Promise<void> {
  const name = nameIn(testDatabaseUrl());
  await command(
    `drop database if exists "${name}" with (force)`,
    `create database "${name}" template "${announced("template")}"`,
  );
}

/** Creates another migrated database, for a test that needs two databases or starts a server. */
export async function anotherDatabase(
  clockShiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0),
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${announced("run")}_${randomBytes(4).toString("hex")}`;
  await command(`create database "${name}" template "${announced("template")}"`);
  if (clockShiftMs !== 0) await shiftDefaults(addressOf(name), clockShiftMs);
  return { url: addressOf(name), drop: () => command(`drop database if exists "${name}" with (force)`) };
}

/**
 * Shifts the default timestamps of all tables and the clock of their check constraints. `scripts/testing/clock.ts`
 * shifts the clocks of the server and the tests by the same number of milliseconds.
 */
async function shiftDefaults(url: string, milliseconds: number): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter table %I alter column %I set default now() + %L::interval', table_name, column_name, $1::text) as statement
       from information_schema.columns where table_schema = 'public' and column_default ~* 'now\\(\\)|current_timestamp'
       union all
       select format('alter table %s drop constraint %I, add constraint %I %s', conrelid::regclass, conname, conname,
         replace(pg_get_constraintdef(oid), 'now()', format('(now() + %L::interval)', $1::text)))
       from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%now()%'`,
      [`${milliseconds} milliseconds`],
    );
    for (const { statement } of rows) await client.query(statement);
  });
}

/** Drops all databases of this test run. */
export async function dropRun(): Promise<void> {
  await withClient(announced("server"), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [announced("run")],
    );
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  });
}

function addressOf(name: string): string {
  const address = new URL(announced("server"));
  address.pathname = `/${name}`;
  return address.href;
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

function command(...statements: readonly string[]): Promise<void> {
  return withClient(announced("server"), async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}
