import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

/**
 * Reruns a failed job now and resets its attempts. Without an id, reruns all failed jobs. An email that was recorded as
 * sent is not sent again. RESOURCE_CONFLICT: there is no failed job to rerun. A job that is running now does not count
 * as failed.
 */
export async function retryJobs(staff: Staff, id: string | undefined): Promise<Result<number, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const jobs = await tx.$queryRaw<{ id: string; task: string }[]>`
      select j.id::text, t.identifier as task
      from graphile_worker.reschedule_jobs(
        array(
          select id from graphile_worker._private_jobs
          where last_error is not null and locked_at is null and (${id ?? null}::text is null or id::text = ${id ?? null})
        ), run_at => now(), attempts => 0) j
      join graphile_worker._private_tasks t on t.id = j.task_id`;
    if (jobs.length === 0) return fail("RESOURCE_CONFLICT");
    for (const job of jobs)
      await record(
        tx,
        { kind: "staff", id: staff.id },
        { action: "job.retried", subjectKind: "job", subjectId: job.id, details: { task: job.task } },
      );
    return ok(jobs.length);
  });
}
