import { Client } from "pg";

import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import type { DatabaseProxy } from "@/lib/testing/database-proxy";
import { untilConnected } from "@/lib/testing/until-connected";

import { db, pool, Prisma } from "./client";
import { isDatabaseUnavailable, isTimeout, sqlState } from "./refusals";

/** Runs a query through the driver's pool, without Prisma. */
const queryByDriver = ({ text, values }: Prisma.Sql) => pool().query(text, values);

let proxy: DatabaseProxy;

beforeAll(async () => {
  proxy = await databaseProxy(testDatabaseUrl());
  // The database client reads DATABASE_URL at its first query, so the variable is set before any query.
  process.env.DATABASE_URL = proxy.url;
});

afterEach(async () => {
  proxy.restore();
  await untilConnected();
});

afterAll(() => proxy.close());

const failureOf = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Builds a statement that fails with the given SQLSTATE. */
const raising = (state: string) => Prisma.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`);

describe.each(["40P01", "40001", "57P01", "57P02", "57P03", "53300", "53200", "08006", "55P03", "57014"])(
  "SQLSTATE %s",
  (state) => {
    it("in an error of Prisma or of the driver means that the database is unavailable", async () => {
      const ways = [
        db.$executeRaw(raising(state)),
        db.$transaction((tx) => tx.$executeRaw(raising(state))),
        queryByDriver(raising(state)),
      ];
      for (const failure of await Promise.all(ways.map(failureOf))) {
        expect([sqlState(failure), isDatabaseUnavailable(failure)]).toEqual([state, true]);
      }
    });
  },
);

it.each(["23505", "23514", "22P02", "42P01"])(
  "SQLSTATE %s does not mean that the database is unavailable",
  async (state) => {
    expect(isDatabaseUnavailable(await failureOf(db.$executeRaw(raising(state))))).toBe(false);
  },
);

it.each([
  ["55P03", true],
  ["57014", true],
  ["57P01", false],
  ["08006", false],
] as const)("for SQLSTATE %s, isTimeout returns %s", async (state, expected) => {
  const failures = await Promise.all([db.$executeRaw(raising(state)), queryByDriver(raising(state))].map(failureOf));
  expect(failures.map(isTimeout)).toEqual([expected, expected]);
});

it("a statement that exceeds its time limit counts as a timeout", async () => {
  const failure = await failureOf(
    db.$transaction(async (tx) => {
      await tx.$executeRaw`set local statement_timeout = 50`;
      await tx.$executeRaw`select pg_sleep(1)`;
    }),
  );
  expect(isTimeout(failure)).toBe(true);
});

describe("the database counts as unavailable", () => {
  it("if an administrator ends the connection in the middle of a statement", async () => {
    expect(isDatabaseUnavailable(await failureOf(db.$executeRaw`select pg_terminate_backend(pg_backend_pid())`))).toBe(
      true,
    );
    expect(
      isDatabaseUnavailable(await failureOf(queryByDriver(Prisma.sql`select pg_terminate_backend(pg_backend_pid())`))),
    ).toBe(true);
  });

  it("if the connection breaks during a statement", async () => {
    proxy.disconnectAt("clock_timestamp");
    const failure = await failureOf(db.$queryRaw`select clock_timestamp()`);
    expect([isDatabaseUnavailable(failure), isTimeout(failure)]).toEqual([true, false]);
    proxy.restore();
    proxy.disconnectAt("clock_timestamp");
    expect(isDatabaseUnavailable(await failureOf(queryByDriver(Prisma.sql`select clock_timestamp()`)))).toBe(true);
  });

  it("if the connection breaks between two statements of a transaction", async () => {
    const failure = await failureOf(
      db.$transaction(async (tx) => {
        await tx.$queryRaw`select 1`;
        proxy.disconnect();
        await tx.$queryRaw`select 2`;
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it("if the connection breaks during a transaction and other queries fail before its next statement", async () => {
    const failure = await failureOf(
      db.$transaction(async (tx) => {
        await tx.$queryRaw`select 1`;
        proxy.disconnect();
        await failureOf(db.$queryRaw`select 1`);
        await failureOf(db.$queryRaw`select 1`);
        await tx.$queryRaw`select 2`;
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it("if the connection breaks while a transaction is committed", async () => {
    proxy.disconnectAt("COMMIT");
    expect(isDatabaseUnavailable(await failureOf(db.$transaction((tx) => tx.$queryRaw`select 1`)))).toBe(true);
  });

  it("if the connection limit is reached", async () => {
    await db.$executeRawUnsafe("create role crowded login password 'crowded' connection limit 0");
    const url = new URL(testDatabaseUrl());
    [url.username, url.password] = ["crowded", "crowded"];
    const client = new Client({ connectionString: url.href });
    const failure = await failureOf(client.connect());
    await db.$executeRawUnsafe("drop role crowded");
    expect([sqlState(failure), isDatabaseUnavailable(failure)]).toEqual(["53300", true]);
  });
});
