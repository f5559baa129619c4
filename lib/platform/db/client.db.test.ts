import { db } from "./client";
import type { Tx } from "./client";
import { isDatabaseUnavailable } from "./refusals";

const lock = (tx: Tx, key: number) => tx.$executeRaw`select pg_advisory_xact_lock(1, ${key}::int)`;

/** Returns a function that two transactions call. Each call waits until both transactions have called it. */
function meeting(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === 2) resolve();
    return promise;
  };
}

it("if two transactions deadlock, repeats the one that was rolled back, so that both succeed", async () => {
  const met = meeting();
  let runs = 0;
  const take = (first: number, second: number) =>
    db.$transaction(async (tx) => {
      runs += 1;
      await lock(tx, first);
      await met();
      await lock(tx, second);
      return first;
    });
  expect(await Promise.all([take(1, 2), take(2, 1)])).toEqual([1, 2]);
  expect(runs).toBe(3);
});

it("if the repeated transaction is also rolled back, throws a temporary error", async () => {
  let runs = 0;
  const failing = db.$transaction(async (tx) => {
    runs += 1;
    await tx.$executeRawUnsafe("do $$ begin raise exception using errcode = '40001'; end $$");
  });
  expect(await failing.catch(isDatabaseUnavailable)).toBe(true);
  expect(runs).toBe(2);
});

it("does not repeat a transaction if its error did not come from PostgreSQL", async () => {
  let runs = 0;
  const failing = db.$transaction(() => {
    runs += 1;
    return Promise.reject(new Error("no"));
  });
  await expect(failing).rejects.toThrow("no");
  expect(runs).toBe(1);
});
