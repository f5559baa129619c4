import { randomBytes } from "node:crypto";

import { withClient } from "./client";

/** A server for tests, with a migrated database from which fresh ones are copied. */
export type TestServer = { readonly url: string; readonly template: string };

const names = { server: "TEST_SERVER_URL", template: "TEST_TEMPLATE", run: "TEST_RUN" } as const;

/** Tells the server to this process and the ones it starts. */
export function announceServer({ url, template }: TestServer): void {
  process.env[names.server] = url;
  process.env[names.template] = template;
  process.env[names.run] = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
}

function announced(name: keyof typeof names): string {
  const value = process.env[names[name]];
  if (!value)
    throw new Error(`${names[name]} is unset: database tests run by "npm run test:db" or by Jest's project "db".`);
  return value;
}

/** The address of this Jest worker's own database. It is made anew for each test file. */
export function testDatabaseUrl(): string {
  return addressOf(`${announced("run")}_${process.env.JEST_WORKER_ID ?? "1"}`);
}

/** Makes this worker's database anew: migrated and empty. */
export async function freshDatabase(): Promise<void> {
  const name = nameIn(testDatabaseUrl());
  await command(
    `drop database if exists "${name}" with (force)`,
    `create database "${name}" template "${announced("template")}"`,
  );
}

/** Another fresh database beside the worker's own, for a test that needs two or starts a server. */
export async function anotherDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${announced("run")}_${randomBytes(4).toString("hex")}`;
  await command(`create database "${name}" template "${announced("template")}"`);
  return { url: addressOf(name), drop: () => command(`drop database if exists "${name}" with (force)`) };
}

/** Drops every database that this run made. */
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
