import { db } from "../db/client";
import { presenceClass } from "../jobs/dead-workers";
import { heldTasks, mailTasks, readHold } from "../jobs/hold";
import { overdueMinutes } from "./parts";
import type { Found } from "./parts";

type WorkerFacts = {
  readonly workers: number;
  /** The start of the longest connection. Null without a worker, or if the database does not tell it. */
  readonly since: Date | null;
  /** When a worker last began a task of its timetable, which it does every minute. */
  readonly lastSeen: Date | null;
};

/** Whether a worker holds the advisory lock that proves that the worker is alive. See lib/platform/jobs/presence.ts. */
export async function checkWorker(): Promise<Found<WorkerFacts>> {
  const [facts] = await db.$queryRaw<[WorkerFacts]>`
    select count(distinct l.pid)::int as workers, min(a.backend_start) as since,
      (select max(last_execution) from graphile_worker._private_known_crontabs) as "lastSeen"
    from pg_locks l left join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.classid = ${presenceClass}::bigint::oid and l.objsubid = 2 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())`;
  return { status: facts.workers > 0 ? "ok" : "failed", facts };
}

type MailFacts = {
  /** When the latest email was sent. */
  readonly sent: Date | null;
  /** The time of the latest failed attempt among the jobs that still wait or have given up. */
  readonly failed: Date | null;
  readonly failing: number;
  /** The task, the class and the codes of the latest failure. */
  readonly error: string | null;
};

/** An email job that failed after the latest email was sent means that the mail server does not accept emails now. */
export async function checkMail(): Promise<Found<MailFacts>> {
  const [facts] = await db.$queryRaw<[MailFacts]>`
    select (select max(at) from sent_emails where outcome = 'sent') as sent, max(updated_at) as failed,
      count(*)::int as failing, (array_agg(last_error order by updated_at desc))[1] as error
    from graphile_worker.jobs where last_error is not null and task_identifier = any(${[...mailTasks]}::text[])`;
  const { sent, failed } = facts;
  if (failed !== null && (sent === null || failed > sent)) return { status: "failed", facts };
  return { status: sent === null ? "unknown" : "ok", facts };
}

type JobFacts = {
  /** Jobs without attempts left, and since when the first of them has none. */
  readonly dead: number;
  readonly deadSince: Date | null;
  /** Due jobs that no worker has begun although they are not held, and since when the first of them is due. */
  readonly overdue: number;
  readonly overdueSince: Date | null;
  /** Due jobs that wait because of the hold, and since when the first of them is due. */
  readonly held: number;
  readonly heldSince: Date | null;
  /** Jobs that failed and are tried again. */
  readonly failing: number;
};

/** Whether jobs wait too long or have used up their attempts. Jobs that are held wait as intended. */
export async function checkJobs(): Promise<Found<JobFacts>> {
  const held = heldTasks(await readHold());
  const [facts] = await db.$queryRaw<[JobFacts]>`
    select count(*) filter (where dead)::int as dead, min(updated_at) filter (where dead) as "deadSince",
      count(*) filter (where overdue and not held)::int as overdue,
      min(run_at) filter (where overdue and not held) as "overdueSince",
      count(*) filter (where overdue and held)::int as held,
      min(run_at) filter (where overdue and held) as "heldSince",
      count(*) filter (where not dead and last_error is not null and attempts > 0)::int as failing
    from (
      select *, task_identifier = any(${[...held]}::text[]) as held,
        attempts >= max_attempts and locked_at is null as dead,
        locked_at is null and run_at < now() - make_interval(mins => ${overdueMinutes}) and attempts = 0 as overdue
      from graphile_worker.jobs
    ) job`;
  return { status: facts.dead + facts.overdue > 0 ? "failed" : "ok", facts };
}
