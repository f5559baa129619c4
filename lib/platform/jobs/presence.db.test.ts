import { db } from "@/lib/platform/db/client";
import { siteStatus } from "@/lib/platform/status/site-status";
import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import { until } from "@/lib/testing/until";

import { enqueue } from "./enqueue";
import { runWorker } from "./worker";
import type { RunningWorker } from "./worker";

const pace = { checkEvery: 50, absentFor: 2_500 };
const payload = (sequence: number) =>
  ({ bookingId: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa", kind: "confirmed", sequence }) as const;
const queue = (sequence: number) =>
  db.$transaction((tx) => enqueue(tx, { task: "booking-email", payload: payload(sequence) }));

type Work = { readonly sequence: number };
type Options = { readonly url?: string; readonly work?: (job: Work) => Promise<void> | void };

const running: RunningWorker[] = [];

// Hides the connection errors that graphile-worker prints with `console.trace`.
beforeEach(() => void jest.spyOn(console, "trace").mockImplementation(() => undefined));

/** A worker that runs one job at a time. */
async function start({ url = testDatabaseUrl(), work = () => undefined }: Options = {}): Promise<RunningWorker> {
  const worker = await runWorker({
    connectionString: url,
    concurrency: 1,
    pace,
    tasks: { "booking-email": async (job) => work(job), sweep: async () => undefined },
  });
  running.push(worker);
  return worker;
}

/** Returns a task that runs until the test calls `finish`. */
function heldWork() {
  const started: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = ({ sequence }: Work) => {
    started.push(sequence);
    return promise;
  };
  return { started, work, finish: resolve };
}

const lockedJobs = () =>
  db.$queryRaw<{ locked_by: string }[]>`select locked_by from graphile_worker.jobs where locked_by is not null`;
const lockAsADeadWorkerWould = () =>
  db.$executeRaw`update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now(), attempts = 1 where locked_by is null`;

afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
});

it("returns the jobs of a dead worker to the queue, but not those of a running worker", async () => {
  const first = heldWork();
  const second: number[] = [];
  await start({ work: first.work });
  await queue(1);
  await until(() => first.started.length > 0);
  await queue(2);
  await lockAsADeadWorkerWould();
  await start({ work: ({ sequence }) => void second.push(sequence) });
  // The second worker receives the dead worker's job only after the dead worker has been absent for `pace.absentFor`.
  await until(() => second.length > 0);
  expect([first.started, second]).toEqual([[1], [2]]);
  await until(async () => (await lockedJobs()).length === 1);
  first.finish();
});

it("does not return a worker's job to the queue if the worker lost its connections and reconnected", async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  const held = heldWork();
  const second: number[] = [];
  await start({ url: proxy.url, work: held.work });
  await queue(1);
  await until(() => held.started.length > 0);
  await start({ work: ({ sequence }) => void second.push(sequence) });
  proxy.disconnect();
  await queue(2);
  await lockAsADeadWorkerWould();
  proxy.restore();
  await until(() => second.length > 0);
  expect([held.started, second]).toEqual([[1], [2]]);
  held.finish();
  await Promise.all(running.map((worker) => worker.stop()));
  await proxy.close();
});

it("counts a worker as present within ten seconds after the database became available again", async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  const worked: number[] = [];
  await start({ url: proxy.url, work: ({ sequence }) => void worked.push(sequence) });
  await until(async () => (await siteStatus()).worker === "ok");
  proxy.disconnect();
  await until(async () => (await siteStatus()).worker !== "ok");
  proxy.restore();
  const since = performance.now();
  await until(async () => (await siteStatus()).worker === "ok");
  expect(performance.now() - since).toBeLessThan(10_000);
  await queue(3);
  await until(() => worked.length > 0);
  await Promise.all(running.map((worker) => worker.stop()));
  await proxy.close();
});

it("counts a worker as absent after it has stopped", async () => {
  const worker = await start();
  await until(async () => (await siteStatus()).worker === "ok");
  await worker.stop();
  expect((await siteStatus()).worker).toBe("failed");
});
