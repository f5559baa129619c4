import { Gauge, Registry } from "prom-client";

import { db } from "../../lib/platform/db/client";
import { bounded } from "../../lib/platform/status/parts";
import { siteStatus } from "../../lib/platform/status/site-status";

type Described = { readonly help: string; readonly label?: string };

/** What each metric says. Seconds are ages, unless the help says otherwise. */
const metrics: Readonly<Record<string, Described>> = {
  site_part_ok: { help: "The parts of /api/status: 1 works, 0 failed; no value if nothing is known", label: "part" },
  site_jobs_waiting: { help: "Jobs in the queue, by task", label: "task" },
  site_jobs_oldest_due_seconds: { help: "Age of the oldest job that is due and not begun" },
  site_jobs_given_up: { help: "Jobs without attempts left" },
  site_email_sent_seconds: { help: "Time since the last email was sent" },
  site_mail_held: { help: "1 while emails and payments are held, because the database may be a copy" },
  site_bookings_last_hour: { help: "Bookings made in the last hour" },
  site_holds: { help: "Times that are held for visitors" },
  site_refused_last_hours: { help: "Refused sign-ins, codes and limits, this hour and the one before", label: "kind" },
  site_claim_expiry_seconds: { help: "Time until the next claim expires" },
  site_database_clock_seconds: { help: "Clock of the database, in seconds since 1970" },
  site_wal_archived_seconds: { help: "Time since the database archived its last log segment, if it archives" },
  site_wal_archive_failures: { help: "Failures of the archive since the database's statistics were reset" },
};

type Row = { readonly name: string; readonly label: string | null; readonly value: number | null };

const readRows = () => db.$queryRaw<Row[]>`
  select 'site_jobs_waiting' as name, task_identifier as label, count(*)::float8 as value
    from graphile_worker.jobs group by task_identifier
  union all select 'site_jobs_oldest_due_seconds', null, coalesce(extract(epoch from now() - min(run_at)), 0)::float8
    from graphile_worker.jobs where locked_at is null and attempts = 0 and run_at < now()
  union all select 'site_jobs_given_up', null, count(*)::float8
    from graphile_worker.jobs where locked_at is null and attempts >= max_attempts
  union all select 'site_email_sent_seconds', null, extract(epoch from now() - max(at))::float8
    from sent_emails where outcome = 'sent'
  union all select 'site_mail_held', null, count(mail_held_at)::float8 from installation
  union all select 'site_bookings_last_hour', null, count(*)::float8
    from bookings where created_at > now() - interval '1 hour' and not is_test
  union all select 'site_holds', null, count(*)::float8
    from occupied_time where draft_id is not null and expires_at > now()
  union all select 'site_refused_last_hours', kind, sum(count)::float8
    from refused_attempts where hour > now() - interval '2 hours' group by kind
  union all select 'site_claim_expiry_seconds', null, extract(epoch from min(expires_on) - now())::float8
    from claims where expires_on > now()
  union all select 'site_database_clock_seconds', null, extract(epoch from clock_timestamp())::float8
  union all select 'site_wal_archived_seconds', null, extract(epoch from now() - last_archived_time)::float8
    from pg_stat_archiver
  union all select 'site_wal_archive_failures', null, failed_count::float8 from pg_stat_archiver`;

/**
 * Reads the metrics of the worker: what waits, what failed, and the words of `/api/status`. What cannot be read is left
 * out, so that an alarm about missing values can follow.
 */
export async function readWorkMetrics(): Promise<string> {
  const [rows = [], status] = await Promise.all([bounded(readRows), siteStatus()]);
  const words = Object.entries(status).filter(([, word]) => word !== "unknown");
  const ofParts = words.map(([label, word]) => ({ name: "site_part_ok", label, value: word === "ok" ? 1 : 0 }));
  const registry = new Registry();
  for (const [name, { help, label }] of Object.entries(metrics)) {
    const own = [...rows, ...ofParts].filter((row) => row.name === name && row.value !== null);
    if (own.length === 0) continue;
    const gauge = new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] });
    for (const row of own) gauge.set(label ? { [label]: row.label ?? "" } : {}, row.value ?? 0);
  }
  return registry.metrics();
}
