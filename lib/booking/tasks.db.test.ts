import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Logger, runOnce } from "graphile-worker";

import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { checked } from "@/lib/platform/jobs/checked-tasks";
import { mailer } from "@/lib/platform/mail/transport";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { testDatabaseUrl } from "@/lib/testing/database";
import { mailSink } from "@/lib/testing/mail-sink";
import type { MailSink } from "@/lib/testing/mail-sink";

import { bookingEmailJobs } from "./email-jobs";
import { bookingTasks } from "./tasks";

const start = Date.now() + 30 * 86_400_000;
const silent = new Logger(() => () => undefined);

let sink: MailSink;

beforeAll(async () => {
  sink = await mailSink();
  process.env.SMTP_URL = sink.url;
});

afterAll(async () => {
  mailer().close();
  await sink.close();
});

/** Runs all due jobs. Also retries failed jobs, without waiting for the time of their retry. */
async function work(): Promise<void> {
  // Sets the time of each retry to one minute ago, not to now. If the database server's clock is set back by a few
  // seconds after this update, the retry is still due.
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - interval '1 minute' where attempts > 0`;
  await runOnce({
    connectionString: testDatabaseUrl(),
    taskList: checked(bookingTasks),
    // With a higher concurrency, `runOnce` may return while a job is still running.
    concurrency: 1,
    noHandleSignals: true,
    logger: silent,
  });
}

async function queueEmails(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const id = await storeBooking(start);
    const jobs = bookingEmailJobs({ id, startsAt: new Date(start), sequence: 0, kind: "confirmed", now: Date.now() });
    await db.$transaction((tx) =>
      enqueueAll(
        tx,
        jobs.filter(({ job }) => job.task === "booking-email"),
      ),
    );
  }
}

const waiting = async () => {
  const [row] = await db.$queryRaw<{ emails: number; reminders: number }[]>`
    select count(*) filter (where payload->>'kind' = 'confirmed')::int as emails, count(*) filter (where payload->>'kind' like 'reminder%')::int as reminders
    from graphile_worker._private_jobs`;
  return row;
};

it("sends every email exactly once after the mail server was down", async () => {
  await queueEmails(12);

  sink.refuse(true);
  await work();
  await work();
  expect(sink.received).toEqual([]);
  expect(await waiting()).toEqual({ emails: 12, reminders: 24 });

  sink.refuse(false);
  await work();
  await work();
  expect(sink.received).toHaveLength(12);
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(12);
  expect(new Set(sink.received.flatMap(({ recipients }) => recipients)).size).toBe(12);
  expect(await db.mailDelivery.count()).toBe(12);
  expect(await waiting()).toEqual({ emails: 0, reminders: 24 });
});

it("waits longer before each retry of a failed email", async () => {
  await queueEmails(1);
  sink.refuse(true);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await work();
    const [row] = await db.$queryRaw<{ wait: number }[]>`
      select extract(epoch from run_at - updated_at)::float as wait from graphile_worker._private_jobs where attempts > 0`;
    waits.push(row?.wait ?? 0);
  }
  sink.refuse(false);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect((waits.at(-1) ?? 0) / (waits[0] ?? 1)).toBeGreaterThan(10);
});

it("sends a reminder that an earlier release queued under the task's former name", async () => {
  const id = await storeBooking(start);
  const email = "reminded@example.org";
  await db.booking.update({ where: { id }, data: { email } });
  const payload = { bookingId: id, kind: "reminder-24h", sequence: 0, startsAt: new Date(start).toISOString() };
  await db.$executeRaw`select graphile_worker.add_job('booking-letter', ${JSON.stringify(payload)}::json,
    run_at => now() + interval '29 days', job_key => ${`reminder-24h:${id}`})`;
  const migration = join(process.cwd(), "prisma/migrations/0033_queued_emails_keep_their_tasks/migration.sql");
  await db.$executeRawUnsafe(readFileSync(migration, "utf8"));
  const queued = await db.$queryRaw<{ task_identifier: string; is_due: boolean }[]>`
    select task_identifier, run_at < now() as is_due from graphile_worker.jobs where key = ${`reminder-24h:${id}`}`;
  expect(queued).toEqual([{ task_identifier: "booking-email", is_due: false }]);

  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - interval '1 minute' where key = ${`reminder-24h:${id}`}`;
  await work();
  expect(sink.received.filter(({ recipients }) => recipients.includes(email))).toMatchObject([
    { subject: expect.stringMatching(/^\[Demo\] Reminder/) },
  ]);
});
