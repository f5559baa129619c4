import { db } from "@/lib/platform/db/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import { until } from "@/lib/testing/until";

import { enqueue } from "./enqueue";
import type { TaskList } from "./job";
import { runWorker } from "./worker";

/** How many times the library could not store the results of jobs. The mock listens to the library's events. */
let mockFailures = 0;
jest.mock("./stuck-pool", () => {
  const { endStuckPool } = jest.requireActual<typeof import("./stuck-pool")>("./stuck-pool");
  const listen: typeof endStuckPool = (events, concurrency) => {
    events.on("pool:fatalError", () => (mockFailures += 1));
    endStuckPool(events, concurrency);
  };
  return { endStuckPool: listen };
});

const email = { bookingId: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa", kind: "confirmed", sequence: 0 } as const;
const queueEmail = () => db.$transaction((tx) => enqueue(tx, { task: "booking-email", payload: email }));

/**
 * Returns a task list in which the task `booking-email` calls `work`. `worked` resolves with the payload of its first
 * job.
 */
function tasksWith(work: (payload: unknown) => Promise<void> | void): {
  readonly tasks: Partial<TaskList>;
  readonly worked: Promise<unknown>;
} {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const tasks: Partial<TaskList> = {
    "booking-email": async (payload) => {
      resolve(payload);
      await work(payload);
    },
    sweep: async () => undefined,
  };
  return { tasks, worked: promise };
}

const start = (tasks: Partial<TaskList>) => runWorker({ connectionString: testDatabaseUrl(), concurrency: 2, tasks });
const jobs = () => db.$queryRaw<
  { attempts: number; last_error: string | null; locked_by: string | null; wait: number }[]
>`
  select attempts, last_error, locked_by, extract(epoch from run_at - now())::float as wait from graphile_worker.jobs where task_identifier = 'booking-email'`;

afterEach(() => db.$executeRaw`delete from graphile_worker._private_jobs`);

it("runs a job as soon as the transaction that queued it is committed, and deletes the job when it is done", async () => {
  const { tasks, worked } = tasksWith(() => undefined);
  const worker = await start(tasks);
  await queueEmail();
  expect(await worked).toEqual(email);
  await worker.stop();
  await worker.ended;
  expect(await jobs()).toEqual([]);
});

it("keeps a failed job for a retry and does not store the error's message", async () => {
  const { tasks, worked } = tasksWith(() => {
    throw Object.assign(new Error("550 No such person: zoe@example.org"), { code: "EENVELOPE", responseCode: 550 });
  });
  const worker = await start(tasks);
  await queueEmail();
  await worked;
  await worker.stop();
  expect(await jobs()).toMatchObject([
    { attempts: 1, last_error: "booking-email Error EENVELOPE 550", locked_by: null },
  ]);
  expect((await jobs())[0]?.wait).toBeGreaterThan(0);
});

it("logs the name, id, attempts and error of a job after its last attempt, but not its payload", async () => {
  const { tasks, worked } = tasksWith(() => {
    throw Object.assign(new RangeError("550 No such person: zoe@example.org"), { code: "EENVELOPE" });
  });
  const lines: string[] = [];
  const stdout = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const worker = await start(tasks);
  await db.$executeRaw`select graphile_worker.add_job('booking-email', ${JSON.stringify(email)}::json, max_attempts => 1)`;
  await worked;
  await worker.stop();
  stdout.mockRestore();
  const reported = lines.filter((line) => line.includes("job.given-up"));
  expect(reported.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: "error",
      task: "booking-email",
      job: expect.any(String),
      attempts: 1,
      error: "RangeError",
      code: "EENVELOPE",
    },
  ]);
  expect(lines.join("")).not.toMatch(new RegExp(`zoe|${email.bookingId}`));
});

it("schedules the recurring tasks", async () => {
  await (await start(tasksWith(() => undefined).tasks)).stop();
  const planned =
    await db.$queryRaw`select identifier from graphile_worker._private_known_crontabs order by identifier`;
  expect(planned).toEqual(
    [
      ...["audit-anchor", "audit-check", "audit-seal", "case-deadlines", "check-sources", "claim-expiry"],
      ...["dead-jobs", "due-tasks", "late-inquiries", "payment-books", "queue-conversions", "read-calendars"],
      ...["roll-up-events", "sweep", "weekly-statistics"],
    ].map((identifier) => ({ identifier })),
  );
});

it("does not run a task if the job's payload is invalid", async () => {
  const seen: unknown[] = [];
  const { tasks } = tasksWith((payload) => void seen.push(payload));
  await db.$executeRaw`select graphile_worker.add_job('booking-email', '{"bookingId": "me@example.org"}')`;
  const worker = await start(tasks);
  await failed();
  await worker.stop();
  expect(seen).toEqual([]);
  expect(await jobs()).toMatchObject([{ last_error: "booking-email ZodError" }]);
});

it("runs a job even if the database became unavailable while the worker fetched the job", async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  const { tasks, worked } = tasksWith(() => undefined);
  // The job is queued before the worker starts, so that the worker's first fetch gets the job. The proxy drops the
  // response to this fetch.
  await queueEmail();
  proxy.disconnectAt("get_job");
  // With a concurrency of two, the worker fetches twice at once. The fetch that the proxy does not break could then get
  // the job.
  const worker = await runWorker({ connectionString: proxy.url, concurrency: 1, tasks });
  await until(async () => (await jobs())[0]?.locked_by != null);
  proxy.restore();
  expect(await worked).toEqual(email);
  await worker.stop();
  expect(await jobs()).toEqual([]);
  await proxy.close();
});

it("restarts the graphile-worker runner if its first query failed, because it never recovers by itself", async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  const { tasks, worked } = tasksWith(() => undefined);
  proxy.disconnectAt("_private_tasks as tasks");
  // Hides the failure that graphile-worker prints with `console.trace`.
  const printed = jest.spyOn(console, "trace").mockImplementation(() => undefined);
  const worker = await runWorker({ connectionString: proxy.url, concurrency: 1, tasks, pollInterval: 20 });
  await until(() => proxy.refusals() > 0);
  proxy.restore();
  await queueEmail();
  expect(await worked).toEqual(email);
  await worker.stop();
  expect(await jobs()).toEqual([]);
  await proxy.close();
  printed.mockRestore();
});

it("restarts the runner after the results of two jobs were lost while a third job was running", async () => {
  const { worker, loseResults, close } = await workerWithThreeJobs();
  await loseResults();
  await until(async () => (await jobs()).length === 0);
  await worker.stop();
  await close();
});

it("stops even if the results of two jobs are lost while the worker is stopping", async () => {
  const { worker, loseResults, close } = await workerWithThreeJobs();
  const stopped = worker.stop();
  await loseResults();
  await stopped;
  expect(await jobs()).toMatchObject([{ locked_by: expect.any(String) }, { locked_by: expect.any(String) }, {}]);
  await close();
});

/** Starts a worker and three jobs. `loseResults` ends two jobs during a database outage and the third one later. */
async function workerWithThreeJobs() {
  const proxy = await databaseProxy(testDatabaseUrl());
  const endings: ((result?: Promise<never>) => void)[] = [];
  const { tasks } = tasksWith(() => (endings.length < 3 ? new Promise<void>((end) => endings.push(end)) : undefined));
  // Hides the failure that graphile-worker prints with `console.trace`.
  const printed = jest.spyOn(console, "trace").mockImplementation(() => undefined);
  const pace = { checkEvery: 50, absentFor: 200 };
  const worker = await runWorker({ connectionString: proxy.url, concurrency: 3, tasks, pace, pollInterval: 20 });
  for (const _ of [1, 2, 3]) await queueEmail();
  await until(() => endings.length === 3);

  async function loseResults(): Promise<void> {
    const [endFirst, endSecond, endThird] = endings;
    const before = mockFailures;
    proxy.stopResponding();
    endFirst?.();
    // The second job ends only after the query for the first result. Otherwise the library would store both results
    // with one query. The test needs two failed queries.
    await until(() => proxy.hasDropped("complete_job/"));
    endSecond?.();
    proxy.disconnect();
    await until(() => mockFailures === before + 2);
    proxy.restore();
    endThird?.(Promise.reject(new Error("This job is retried.")));
  }
  const close = async () => {
    await proxy.close();
    printed.mockRestore();
  };
  return { worker, loseResults, close };
}

/** Resolves when the job has failed once. */
async function failed(): Promise<void> {
  await until(async () => (await jobs())[0]?.last_error != null);
}
