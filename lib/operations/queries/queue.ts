import { kindOfJob } from "@/lib/outbox/email-kinds";
import { db } from "@/lib/platform/db/client";
import { mailTasks } from "@/lib/platform/jobs/hold";

import type { FailedTask } from "../facts";

/** The most kinds of tasks that the page lists. */
const maxListed = 20;

/** Lists the jobs that failed and have not succeeded since, by kind. The latest failure comes first. */
export async function listFailedTasks(): Promise<readonly FailedTask[]> {
  const rows = await db.$queryRaw<
    { task: string; kind: string | null; inquiry: string | null; count: number; dead: number; last: Date }[]
  >`
    select t.identifier as task, j.payload->>'kind' as kind,
      case when j.payload->>'to' = 'sender' then j.payload->>'inquiry' end as inquiry, count(*)::int as count,
      count(*) filter (where j.attempts >= j.max_attempts)::int as dead, max(j.updated_at) as last
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.last_error is not null and j.locked_at is null
    group by 1, 2, 3 order by max(j.updated_at) desc limit ${maxListed}`;
  return rows.map(({ count, dead, last, ...job }) => ({
    kind: kindOfJob(job as Parameters<typeof kindOfJob>[0]),
    count,
    dead,
    last,
  }));
}

/** Since when emails are held because the database may be a copy, how many wait, and how many addresses are stopped. */
export async function countMail() {
  const [[row], installation, stopped] = await Promise.all([
    db.$queryRaw<[{ waiting: number }]>`
      select count(*)::int as waiting from graphile_worker.jobs
      where last_error is null and task_identifier = any(${[...mailTasks]}::text[])`,
    db.installation.findFirst({ select: { mailHeldAt: true } }),
    db.suppressedAddress.count(),
  ]);
  return { heldAt: installation?.mailHeldAt ?? null, waiting: row.waiting, stopped };
}
