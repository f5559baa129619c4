import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import type { TaskName } from "@/lib/platform/jobs/job";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { log } from "@/lib/platform/log";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { cancelCooldown, startCooldown } from "@/lib/platform/mail/cooldown";
import type { Instant } from "@/lib/platform/time/instant";

import { composeDeadJobs } from "../emails/dead-jobs";
import type { StaffRecipient } from "../emails/staff-email";
import { findRecipient } from "../queries";

export type ReportOutcome = DeliveryOutcome | "waiting" | "none";

/** The task that reports dead jobs (jobs that have no attempts left). Dead jobs of this task are not reported. */
const reportTask: TaskName = "dead-jobs";

/**
 * Reports the jobs that have used up all their attempts. An attempt also counts if the worker was killed during it.
 * Sends at most one email an hour and reports each job once. Throws if the email could not be sent. The worker then
 * retries the report with the same email.
 */
export async function reportDeadJobs(now: Instant, by?: Mailer): Promise<ReportOutcome> {
  await noteDeadJobs(now);
  if ((await db.deadJob.count({ where: { reportedAt: null } })) === 0) return "none";
  const to = await findRecipient();
  const cooldown = { purpose: "dead-jobs", address: to.email } as const;
  const { isAllowed } = await db.$transaction((tx) => startCooldown(tx, cooldown, now));
  if (!isAllowed) return "waiting";
  try {
    return await sendBatch(to, now, by);
  } catch (error) {
    await db.$transaction((tx) => cancelCooldown(tx, cooldown, now));
    throw error;
  }
}

/** Records the dead jobs. Skips locked jobs, because they are still running their last attempt. */
async function noteDeadJobs(now: Instant): Promise<void> {
  const found = await db.$executeRaw`
    insert into dead_jobs (job_id, task, found_at)
    select id, task_identifier, ${new Date(now)} from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and task_identifier <> ${reportTask}
    on conflict do nothing`;
  if (found > 0) log("error", "jobs.out-of-tries", { found });
}

async function sendBatch(to: StaffRecipient, now: Instant, by: Mailer | undefined): Promise<ReportOutcome> {
  const batchId = await openBatch();
  const groups = await db.deadJob.groupBy({ by: ["task"], where: { batchId }, _count: true, orderBy: { task: "asc" } });
  // Another run may have reported all the jobs in the meantime.
  if (groups.length === 0) return "none";
  const counts = groups.map(({ task, _count }) => ({ task, count: _count }));
  const outcome = await deliverOnce(`dead-jobs:${batchId}`, composeDeadJobs(to, counts), by);
  await db.deadJob.updateMany({ where: { batchId }, data: { reportedAt: new Date(now) } });
  return outcome;
}

/**
 * Returns the batch of an earlier email that could not be sent. If there is no such batch, puts all unreported jobs
 * into a new one.
 */
async function openBatch(): Promise<string> {
  const unsent = await db.deadJob.findFirst({
    where: { reportedAt: null, batchId: { not: null } },
    select: { batchId: true },
  });
  if (unsent?.batchId) return unsent.batchId;
  const batchId = randomUUID();
  await db.deadJob.updateMany({ where: { reportedAt: null, batchId: null }, data: { batchId } });
  return batchId;
}

/**
 * Deletes the records of reported jobs that left the queue or got new attempts. A job that also uses up its new
 * attempts is recorded and reported again.
 */
export async function sweepDeadJobs(): Promise<Swept<"jobs">> {
  const jobs = await db.$executeRaw`
    delete from dead_jobs where reported_at is not null and not exists (
      select 1 from graphile_worker.jobs where id = job_id and attempts >= max_attempts)`;
  return { jobs };
}
