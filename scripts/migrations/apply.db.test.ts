import { Client } from "pg";

import { anotherDatabase } from "../../lib/testing/database";
import { applyMigration } from "./migration-table";
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

const emptied = () =>
  client.query("drop schema public cascade; create schema public; drop schema graphile_worker cascade");
const findTable = async (table: string) =>
  (await client.query("select to_regclass($1) as found", [table])).rows[0].found;

test("the migrations produce the same schema as the data model", async () => {
  expect(await differenceSql(database.url)).toMatch(/^-- This is an empty migration\.\s*$/);
});

test("a second run of the migrations applies nothing", async () => {
  expect(await applyMigrations(database.url)).toEqual([]);
});

test("two parallel runs give an empty database all tables, including the job queue's", async () => {
  await emptied();
  const migrations = await readMigrations();
  const applied = await Promise.all([applyMigrations(database.url), applyMigrations(database.url)]);
  expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
  expect([await findTable("occupied_time"), await findTable("graphile_worker._private_jobs")]).not.toContain(null);
});

test("an interrupted migration runs again", async () => {
  const name = "0006_a_database_has_one_purpose";
  await client.query(
    "alter table installation drop constraint installation_is_one_row, drop constraint installation_mode_is_known",
  );
  await client.query("update _prisma_migrations set finished_at = null where migration_name = $1", [name]);
  expect(await applyMigrations(database.url)).toEqual([name]);
  await expect(client.query("insert into installation (id, mode) values (2, 'demo')")).rejects.toMatchObject({
    constraint: "installation_is_one_row",
  });
});

const recorded = async () =>
  (
    await client.query(
      "select migration_name, checksum, finished_at, rolled_back_at from _prisma_migrations order by 1, 3",
    )
  ).rows;
const refuse = async (reason: RegExp) => {
  const before = await recorded();
  await expect(applyMigrations(database.url)).rejects.toThrow(reason);
  expect(await recorded()).toEqual(before);
};

test("a database that a newer release has migrated is refused and not changed", async () => {
  await client.query("delete from _prisma_migrations where migration_name like '0006%'");
  await client.query(
    "insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '9999_the_future', now())",
  );
  await refuse(/newer than this release.*9999_the_future/);
});

test("a migration that was edited after it was applied is refused", async () => {
  await client.query("update _prisma_migrations set checksum = 'x' where migration_name like '0002%'");
  await refuse(/0002_one_adviser_one_meeting_at_a_time was edited/);
});

test("a database with tables of another product is refused", async () => {
  await emptied();
  await client.query("create table invoices (id int)");
  await expect(applyMigrations(database.url)).rejects.toThrow(/tables of another product/);
  expect(await findTable("_prisma_migrations")).toBeNull();
});

test("a migration that cannot be recorded is rolled back, and earlier migrations remain", async () => {
  await emptied();
  const [first, second] = await readMigrations();
  if (!first || !second) throw new Error("There are no migrations.");
  await applyMigration(client, first);
  const unrecordable = { ...second, name: "x".repeat(300), sql: "create table half_done (id int)" };
  await expect(applyMigration(client, unrecordable)).rejects.toMatchObject({ code: "22001" });
  expect(await findTable("half_done")).toBeNull();
  expect((await recorded()).map(({ migration_name }) => migration_name)).toEqual([first.name]);
});
