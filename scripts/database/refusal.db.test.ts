import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

import { anotherDatabase, testDatabaseUrl } from "../../lib/testing/database";
import { withClient } from "../../lib/testing/client";
import { applyMigrations } from "../migrations/apply";
import { plainError } from "../shared/plain-error.mjs";
import { requireServer } from "./require-database";

/** Applies a change to the test database's URL, and returns the error message for the new URL. */
async function refusalOf(change: (url: URL) => void): Promise<string> {
  const url = new URL(testDatabaseUrl());
  change(url);
  return requireServer(url.href).then(() => "answers", plainError);
}

test.each([
  ["a wrong password", (url: URL) => void (url.password = "secret-word"), /refuses the user name or the password/],
  ["an unknown database", (url: URL) => void (url.pathname = "/none"), /has no database of that name/],
  ["an unknown host", (url: URL) => void (url.hostname = "db.invalid"), /host whose name/],
  ["a port without a server", (url: URL) => void (url.port = "1"), /nothing listens/],
  ["a server without the required TLS", (url: URL) => url.searchParams.set("sslmode", "require"), /speaks no TLS/],
])("does not quote the URL when it reports %s", async (_what, change, expected) => {
  const message = await refusalOf(change);
  expect(message).toMatch(expected);
  expect(message).not.toMatch(/secret-word|127\.0\.0\.1/);
});

test("reports a failed connection if the program that listens on the port is not PostgreSQL", async () => {
  const server = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  expect(await refusalOf((url) => (url.port = String((server.address() as AddressInfo).port)))).toMatch(
    /^The database of DATABASE_URL /,
  );
  server.close();
});

test.each([
  [
    "a database user without rights",
    "nologin_reader",
    (name: string) => `create role "${name}" login password 'p'`,
    /may not do this: name a user/,
  ],
  [
    "a read-only database",
    "frozen_reader",
    (name: string) =>
      `create role "${name}" superuser login password 'p'; alter role "${name}" set default_transaction_read_only = on`,
    /takes no changes/,
  ],
])("says what to do if a migration fails because of %s", async (_what, role, create, expected) => {
  const database = await anotherDatabase();
  const name = `${role}_${process.pid}`;
  try {
    await withClient(database.url, async (client) => {
      await client.query(`${create(name)}; delete from _prisma_migrations where migration_name like '0006%'`);
      const url = new URL(database.url);
      Object.assign(url, { username: name, password: "p" });
      expect(await applyMigrations(url.href).then(() => "applied", plainError)).toMatch(expected);
    });
  } finally {
    await withClient(testDatabaseUrl(), (client) => client.query(`drop role if exists "${name}"`)).catch(
      () => undefined,
    );
    await database.drop();
  }
});
