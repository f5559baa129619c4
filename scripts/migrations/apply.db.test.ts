import { Client } from "pg";

import { anotherDatabase } from "../../lib/testing/database";
import { applyMigrations } from "./apply";
import { differenceSql } from "./difference";
import { readMigrations } from "./files";

let database: Awaited<ReturnType<typeof anotherDatabase>>;
let client: Client;

beforeEach(async () => {
  database = await anotherDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

const emptied = () => client.query("drop schema public cascade; create schema public; drop schema graphile_worker cascade");
const standing = async (table: string) => (await client.query("select to_regclass($1) as found", [table])).rows[0].found;

test("migrations and data model say the same", async () => {
  expect(await differenceSql(database.url)).toMatch(/^-- This is an empty migration\.\s*$/);
});

test("a second run finds nothing to do", async () => {
  expect(await applyMigrations(database.url)).toEqual([]);
});

test("an empty database gets everything, the queue's tables too, even from two processes at once", async () => {
  await emptied();
  const { migrationDirectories } = await readMigrations();
  const applied = await Promise.all([applyMigrations(database.url), applyMigrations(database.url)]);
  expect(applied.flat()).toEqual(migrationDirectories.map(({ path }) => path));
  expect([await standing("occupied_time"), await standing("graphile_worker._private_jobs")]).not.toContain(null);
});

test("a migration that was broken off runs again", async () => {
  const name = "0006_a_database_has_one_purpose";
  await client.query("alter table installation drop constraint installation_is_one_row, drop constraint installation_mode_is_known");
  await client.query("update _prisma_migrations set finished_at = null where migration_name = $1", [name]);
  expect(await applyMigrations(database.url)).toEqual([name]);
  await expect(client.query("insert into installation (id, mode) values (2, 'demo')")).rejects.toMatchObject({ constraint: "installation_is_one_row" });
});
