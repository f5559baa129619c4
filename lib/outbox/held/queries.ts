import { db } from "@/lib/platform/db/client";
import { heldTasks, readHold } from "@/lib/platform/jobs/hold";
import type { Hold } from "@/lib/platform/jobs/hold";
import { redirectAddress } from "@/lib/platform/mail/transport";

import { kindOfJob } from "../email-kinds";
import type { HeldJobs, MailState } from "../email-kinds";

/** Reads how emails leave at the moment. */
export async function readMailState(): Promise<MailState> {
  return { hold: await readHold(), redirectedTo: redirectAddress() };
}

/** Lists the jobs that wait because of the hold, by kind. */
export async function listHeldJobs(hold: Hold): Promise<readonly HeldJobs[]> {
  const rows = await db.$queryRaw<
    { task: string; kind: string | null; inquiry: string | null; count: number; next: Date }[]
  >`
    select t.identifier as task, j.payload->>'kind' as kind,
      case when j.payload->>'to' = 'sender' then j.payload->>'inquiry' end as inquiry,
      count(*)::int as count, min(j.run_at) as next
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = any(${[...heldTasks(hold)]}::text[])
    group by 1, 2, 3 order by min(j.run_at)`;
  const byKind = Map.groupBy(rows, (row) => kindOfJob(row as Parameters<typeof kindOfJob>[0]));
  return [...byKind].map(([kind, jobs]) => ({
    kind,
    count: jobs.reduce((sum, { count }) => sum + count, 0),
    next: jobs.reduce((first, { next }) => (next < first ? next : first), jobs[0]?.next ?? new Date(0)),
  }));
}
