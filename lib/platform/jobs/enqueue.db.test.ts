import { db } from "@/lib/platform/db/client";

import { cancelJobs, enqueue, enqueueAll } from "./enqueue";
import type { Job } from "./job";

const bookingId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";
const email: Job = { task: "booking-email", payload: { bookingId, kind: "confirmed", sequence: 0 } };
const reminder: Job = {
  task: "booking-email",
  payload: { bookingId, kind: "reminder-2h", sequence: 0, startsAt: "2026-12-09T17:00:00.000Z" },
};

type Row = {
  readonly task: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly run_at: Date;
  readonly max_attempts: number;
};

const queued = () => db.$queryRaw<Row[]>`
  select tasks.identifier as task, jobs.payload, jobs.key, jobs.run_at, jobs.max_attempts
  from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  order by tasks.identifier, jobs.key nulls first`;

afterEach(() => db.$executeRaw`delete from graphile_worker._private_jobs`);

it("queues jobs when the transaction is committed", async () => {
  const runAt = new Date("2026-12-09T15:00:00Z");
  await db.$transaction(async (tx) => {
    await enqueueAll(tx, [{ job: email }, { job: reminder, runAt, key: "r" }]);
    await enqueue(tx, { task: "sweep", payload: {} });
  });
  expect(await queued()).toMatchObject([
    { task: "booking-email", payload: email.payload, key: null, max_attempts: 25 },
    { task: "booking-email", payload: reminder.payload, key: "r", run_at: runAt, max_attempts: 25 },
    { task: "sweep", payload: {}, key: null },
  ]);
});

it("queues nothing when the transaction fails", async () => {
  const failing = db.$transaction(async (tx) => {
    await enqueue(tx, email);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect(await queued()).toEqual([]);
});

it("replaces a queued job that has the same key as the new job", async () => {
  const later = new Date("2026-12-10T15:00:00Z");
  await db.$transaction((tx) => enqueue(tx, reminder, { key: "r", runAt: new Date("2026-12-09T15:00:00Z") }));
  await db.$transaction((tx) =>
    enqueue(tx, { ...reminder, payload: { ...reminder.payload, sequence: 1 } } as Job, { key: "r", runAt: later }),
  );
  expect(await queued()).toMatchObject([{ payload: { sequence: 1 }, run_at: later }]);
});

it("cancels only the jobs with the given keys", async () => {
  await db.$transaction(async (tx) => {
    await enqueueAll(tx, [
      { job: email },
      { job: reminder, key: "r1" },
      { job: reminder, key: "r2" },
      { job: reminder, key: "other" },
    ]);
    await cancelJobs(tx, ["r1", "r2", "never-queued"]);
  });
  expect((await queued()).map(({ key }) => key)).toEqual([null, "other"]);
});

it("does nothing if the list of jobs to queue or the list of keys to cancel is empty", async () => {
  await db.$transaction(async (tx) => {
    await enqueueAll(tx, []);
    await cancelJobs(tx, []);
  });
  expect(await queued()).toEqual([]);
});
