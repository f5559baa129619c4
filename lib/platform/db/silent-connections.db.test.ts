import { once } from "node:events";
import type { Socket } from "node:net";

import { Pool } from "pg";
import type { PoolClient } from "pg";

import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import type { DatabaseProxy } from "@/lib/testing/database-proxy";

import { isDatabaseUnavailable } from "./refusals";
import { endSilentConnections } from "./silent-connections";

let proxy: DatabaseProxy;
let pool: Pool;

beforeEach(async () => {
  proxy = await databaseProxy(testDatabaseUrl());
  pool = new Pool({ connectionString: proxy.url, max: 2 });
  pool.on("error", () => undefined);
  endSilentConnections(pool, 300);
});
afterEach(async () => {
  await pool.end();
  await proxy.close();
});

const processId = async () => (await pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;

it("ends a connection on which nothing is answered, so that its query fails as if the database were away", async () => {
  const before = await processId();
  proxy.stopResponding();
  const error: unknown = await pool.query("select 1").catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  proxy.restore();
  expect(await processId()).not.toBe(before);
});

it("ends the idle connections too, so that the next query of a request does not wait as long again", async () => {
  await Promise.all([processId(), processId()]);
  expect(pool.idleCount).toBe(2);
  proxy.stopResponding();
  await expect(pool.query("select 1")).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
});

it("ends a silent transaction, so that no later query runs in it", async () => {
  const client = await pool.connect();
  client.on("error", () => undefined);
  await client.query("begin");
  proxy.stopResponding();
  await expect(client.query("select 1")).rejects.toThrow();
  client.release();
  proxy.restore();
  const { rows } = await pool.query<{ open: boolean }>(
    "select xact_start <> query_start as open from pg_stat_activity where pid = pg_backend_pid()",
  );
  expect(rows).toEqual([{ open: false }]);
});

it("keeps an idle connection, and ends it if it is silent later", async () => {
  const connected = once(pool, "connect") as Promise<[PoolClient & { connection: { stream: Socket } }]>;
  const before = await processId();
  const [{ connection }] = await connected;
  await once(connection.stream, "timeout");
  expect(await processId()).toBe(before);
  await once(connection.stream, "timeout");
  proxy.stopResponding();
  const error: unknown = await pool.query("select 1").catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
});
