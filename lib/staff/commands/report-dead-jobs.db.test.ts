import { db } from "@/lib/platform/db/client";
import type { Email } from "@/lib/platform/mail/email";
import type { Mailer } from "@/lib/platform/mail/transport";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { emptyTables } from "@/lib/testing/empty-tables";

import { reportDeadJobs, sweepDeadJobs } from "./report-dead-jobs";

const now = Date.parse("2026-12-01T15:00:00Z");
const bookingId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";

beforeEach(() => emptyTables("dead_jobs", "email_cooldowns", "mail_deliveries", "graphile_worker._private_jobs"));
afterAll(() => emptyTables("dead_jobs", "graphile_worker._private_jobs"));

function aMailer({ failures = 0 } = {}): Mailer & { readonly emails: Email[]; readonly ids: string[] } {
  const emails: Email[] = [];
  const ids: string[] = [];
  let left = failures;
  return {
    emails,
    ids,
    async send(email, { messageId }) {
      ids.push(messageId);
      left -= 1;
      if (left >= 0) throw new Error("refused");
      emails.push(email);
    },
    close: () => undefined,
  };
}

/** Queues a job that has used up all its attempts. */
async function aDeadJob(task = "booking-email") {
  await db.$executeRaw`select graphile_worker.add_job(${task}, ${JSON.stringify({ bookingId, to: "zoe@example.org" })}::json, max_attempts => 2)`;
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'zoe@example.org'`;
}

it("emails the office in the language of the account that has the office's email address", async () => {
  const data = {
    email: "help@example.com",
    name: "Office",
    role: "admin",
    passwordHash: "none",
    locale: "de",
  } as const;
  const account = await db.staffUser.create({ data, select: { id: true } });
  await aDeadJob();
  const post = aMailer();
  expect(await reportDeadJobs(now, post)).toBe("sent");
  await db.staffUser.delete({ where: account });
  expect(post.emails).toMatchObject([{ to: "help@example.com", locale: "de" }]);
});

it("counts dead jobs by kind in one email, without the jobs' payloads", async () => {
  for (const task of ["booking-email", "booking-email", "sweep", "of-an-older-release"]) await aDeadJob(task);
  const post = aMailer();
  expect(await reportDeadJobs(now, post)).toBe("sent");
  expect(post.emails).toMatchObject([
    { to: "help@example.com", subject: "[Demo] 4 background jobs have failed for good" },
  ]);
  const [{ text = "", html = "" } = {}] = post.emails;
  expect(text).toMatch(
    /Emails to clients about a booking: 2\nOther jobs: 1\nDeletion of expired records: 1\n[^]*http:\/\/localhost:3000\/dashboard\n/,
  );
  expect(text + html).not.toMatch(new RegExp(`zoe|${bookingId}|older-release`));
});

it("does not report a waiting job, a job in its last attempt, or a dead job of the task that sends the report", async () => {
  await aDeadJob("dead-jobs");
  await db.$executeRaw`select graphile_worker.add_job('booking-email', '{}')`;
  await db.$executeRaw`select graphile_worker.add_job('sweep', '{}', max_attempts => 1)`;
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'w' where max_attempts = 1`;
  const post = aMailer();
  expect(await reportDeadJobs(now, post)).toBe("none");
  expect(post.ids).toEqual([]);
});

it("reports a job if its last attempt ended because the worker was killed", async () => {
  await aDeadJob();
  await db.$executeRaw`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w', last_error = null`;
  const post = aMailer();
  expect(await reportDeadJobs(now, post)).toBe("none");
  await db.$executeRaw`select graphile_worker.force_unlock_workers(array['w'])`;
  expect(await reportDeadJobs(now, post)).toBe("sent");
});

it("sends one email if several runs report at once, and reports each job only once", async () => {
  await aDeadJob();
  const post = aMailer();
  const { promise: isLeaving, resolve: leave } = Promise.withResolvers<void>();
  const { promise: mayLeave, resolve: arrive } = Promise.withResolvers<void>();
  const slow: Mailer = {
    ...post,
    async send(email, delivery) {
      leave();
      await mayLeave;
      await post.send(email, delivery);
    },
  };
  const first = reportDeadJobs(now, slow);
  await isLeaving;
  const others = await Promise.all(Array.from({ length: 4 }, () => reportDeadJobs(now, post)));
  arrive();
  expect([await first, ...others]).toEqual(["sent", "waiting", "waiting", "waiting", "waiting"]);
  expect(await reportDeadJobs(now + msPerHour, post)).toBe("none");
  expect(post.ids).toHaveLength(1);
});

it("sends at most one email an hour, about all jobs that have died since the last email", async () => {
  await aDeadJob();
  const post = aMailer();
  await reportDeadJobs(now, post);
  await aDeadJob();
  await aDeadJob("sweep");
  expect(await reportDeadJobs(now + msPerHour - 1, post)).toBe("waiting");
  expect(await reportDeadJobs(now + msPerHour, post)).toBe("sent");
  expect(post.emails.map(({ subject }) => subject)).toEqual([
    "[Demo] 1 background job has failed for good",
    "[Demo] 2 background jobs have failed for good",
  ]);
});

it("sends the same email again after a failure, and another email about the jobs that died in the meantime", async () => {
  await aDeadJob();
  const post = aMailer({ failures: 1 });
  await expect(reportDeadJobs(now, post)).rejects.toThrow("refused");
  await aDeadJob("sweep");
  expect(await reportDeadJobs(now + msPerMinute, post)).toBe("sent");
  expect(await reportDeadJobs(now + msPerMinute + msPerHour, post)).toBe("sent");
  const [first, second, third] = post.ids;
  expect([first === second, first === third]).toEqual([true, false]);
  expect(post.emails[1]?.text).toContain("Deletion of expired records: 1");
});

it("logs the number of new dead jobs once, without ids or email addresses", async () => {
  const lines: string[] = [];
  const stdout = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  await aDeadJob();
  await reportDeadJobs(now, aMailer());
  await reportDeadJobs(now + msPerHour, aMailer());
  stdout.mockRestore();
  const logEntries = lines.filter((line) => line.includes("jobs.out-of-tries"));
  expect(logEntries.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: "error", found: 1 }]);
  expect(lines.join("")).not.toMatch(new RegExp(`zoe|${bookingId}`));
});

it("forgets a reported job that is no longer dead, and reports the job again if it dies again", async () => {
  await aDeadJob();
  const post = aMailer();
  await reportDeadJobs(now, post);
  expect(await sweepDeadJobs()).toEqual({ jobs: 0 });
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = 0`;
  expect(await sweepDeadJobs()).toEqual({ jobs: 1 });
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts`;
  expect(await reportDeadJobs(now + msPerHour, post)).toBe("sent");
});

it("reports a dead job even if the job leaves the queue before the email is sent", async () => {
  await aDeadJob();
  const post = aMailer({ failures: 1 });
  await expect(reportDeadJobs(now, post)).rejects.toThrow("refused");
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  expect(await sweepDeadJobs()).toEqual({ jobs: 0 });
  expect(await reportDeadJobs(now, post)).toBe("sent");
});

it("the database refuses a job that is stored as reported but belongs to no email", async () => {
  const reported = db.deadJob.create({
    data: { jobId: 1n, task: "sweep", foundAt: new Date(now), reportedAt: new Date(now) },
  });
  await expect(reported).rejects.toThrow("dead_job_is_reported_in_an_email");
});
