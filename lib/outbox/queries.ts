import { db, Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { readRows, readTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import { newestFirst, pageSql } from "@/lib/platform/list/page-sql";
import { recipientOf } from "@/lib/platform/mail/sent-emails";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { suppressedAddress } from "@/lib/platform/mail/suppression";

import type { QueuedJob, SentEmailRow, SuppressedRow } from "./rows";

/** The tasks that send an email. All other tasks are maintenance. A maintenance job is listed only if it has failed. */
const emailTasks = Prisma.sql`(
  'booking-email', 'inquiry-email', 'booking-links', 'booking-summary', 'newsletter-email', 'staff-notices', 'fault-notice',
  'booking-notice', 'quarantine-notice', 'staff-invitation', 'password-reset', 'account-notice', 'inquiry-reply', 'inquiry-warning',
  'dead-jobs', 'case-step-email', 'complaint-email', 'register-email', 'fee-email', 'case-reminder', 'task-digest', 'statistics-digest',
  'claim-reminder', 'payment-facts-notice', 'test-email', 'audit-anchor-email')`;

const failed = Prisma.sql`j.last_error is not null and j.locked_at is null`;
/**
 * Excludes from the waiting emails each email about a booking without an email address. The job of such an email stays
 * in the queue, because staff can add the address before the email is due.
 */
const hasRecipient = Prisma.sql`not exists (
  select from bookings where id = (j.payload->>'bookingId')::uuid and email is null and t.identifier = 'booking-email')`;
const waiting = Prisma.sql`j.last_error is null and t.identifier in ${emailTasks} and ${hasRecipient}`;

/** The condition for a failed job with the given id. */
const failedJob = (id: string) => Prisma.sql`${failed} and j.id::text = ${id}`;

/** Finds a failed job. Undefined if the job is running again, has succeeded, or was removed from the queue. */
export async function findFailedJob(id: string): Promise<QueuedJob | undefined> {
  const [job] = await selectJobs(failedJob(id), Prisma.sql`j.id`);
  return job;
}

/** Locks a failed email job until the transaction ends, so that the worker cannot start the job. */
export async function lockFailedEmail(tx: Tx, id: string): Promise<LockedJob | undefined> {
  const [job] = await tx.$queryRaw<LockedJob[]>`
    select j.id::text, t.identifier as task, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where ${failedJob(id)} and t.identifier in ${emailTasks} for update of j`;
  return job;
}

export type LockedJob = {
  readonly id: string;
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

/**
 * Lists up to `readRows` failed jobs or waiting emails, starting at the cursor. The list of failed jobs starts with the
 * jobs that have no further attempts. The list of waiting emails starts with the email that is sent next. A place
 * contains all values by which the list is sorted, because a job may leave the list at any time.
 */
export async function listJobs(view: "failed" | "waiting", cursor?: Cursor): Promise<readonly QueuedJob[]> {
  const [alive, runAt, id] = cursor?.place.split("_") ?? [];
  const place = Prisma.sql`(${alive}::int, ${runAt}::bigint, ${id}::bigint)`;
  const { isBeyond, orderBy } = pageSql({ columns: [hasAttempts, runAtMicros, Prisma.sql`j.id`] }, cursor, place);
  return selectJobs(Prisma.sql`${view === "failed" ? failed : waiting} and ${isBeyond}`, orderBy);
}

const hasAttempts = Prisma.sql`(j.attempts < j.max_attempts)::int`;
const runAtMicros = Prisma.sql`(extract(epoch from j.run_at) * 1000000)::bigint`;

/** The place of a job in the lists: whether it has further attempts, its next run in microseconds, and its id. */
export const jobPlace = /^[01]_\d{1,17}_\d{1,18}$/;

function selectJobs(condition: Prisma.Sql, order: Prisma.Sql): Promise<QueuedJob[]> {
  return db.$queryRaw<QueuedJob[]>`
    select j.id::text, ${hasAttempts} || '_' || ${runAtMicros} || '_' || j.id as place, j.task, j.kind, j.inquiry, j.attempts, j.max_attempts as "maxAttempts", j.run_at as "runAt",
      j.locked_at is not null as "isRunning", j.last_error as "lastError", j.is_email as "isEmail", b.version as "bookingVersion",
      coalesce(b.reference, m.reference, l.reference) as reference, coalesce(b.email, m.email, l.email) as recipient
    from (
      select j.*, t.identifier as task, t.identifier in ${emailTasks} as is_email, j.payload->>'kind' as kind, (j.payload->>'bookingId')::uuid as booking_id,
        case when j.payload->>'to' = 'sender' then j.payload->>'inquiry' end as inquiry,
        case when j.payload->>'to' = 'sender' then (j.payload->>'id')::uuid end as inquiry_id,
        case when t.identifier = 'inquiry-reply' then (j.payload->>'entryId')::uuid end as entry_id
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where ${condition} order by ${order} limit ${readRows}
    ) j
    left join bookings b on b.id = j.booking_id
    left join inquiry_entries e on e.id = j.entry_id
    left join contact_messages m on m.id = coalesce(e.contact_message_id, j.inquiry_id)
    left join leads l on l.id = coalesce(e.lead_id, j.inquiry_id)
    order by ${order}`;
}

export type OutboxCounts = Readonly<Record<"failed" | "waiting" | "stopped", number>> & {
  /** The number of failed jobs that have no further attempts. */
  readonly dead: number;
};

/** Counts the failed jobs, the waiting emails and the suppressed addresses (`stopped`). */
export async function countOutbox(): Promise<OutboxCounts> {
  const [[jobs], stopped] = await Promise.all([
    db.$queryRaw<Omit<OutboxCounts, "stopped">[]>`
      select count(*) filter (where ${failed})::int as failed, count(*) filter (where ${waiting})::int as waiting,
        count(*) filter (where ${failed} and j.attempts >= j.max_attempts)::int as dead
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
    db.suppressedAddress.count(),
  ]);
  return { failed: 0, waiting: 0, dead: 0, ...jobs, stopped };
}

type SentQuery = {
  readonly cursor?: Cursor | undefined;
  /** If set, only emails to this address are listed. */
  readonly address?: string | undefined;
};

/**
 * Lists up to `readRows` emails that were sent, or were withheld because their address is suppressed, starting at the
 * cursor. The newest come first.
 */
export async function listSent({ cursor, address }: SentQuery): Promise<SentEmailRow[]> {
  const place = cursor && readTimedPlace(cursor.place);
  const { order, beyond } = newestFirst(cursor);
  const rows = await db.sentEmail.findMany({
    where: {
      ...(address === undefined ? {} : { recipientHash: recipientHash(address) }),
      ...(place ? { OR: [{ at: beyond(place.at) }, { at: place.at, id: beyond(place.id) }] } : {}),
    },
    orderBy: [{ at: order }, { id: order }],
    take: readRows,
    select: { id: true, kind: true, recordId: true, outcome: true, locale: true, recipientCipher: true, at: true },
  });
  const references = await referencesOf(rows.flatMap(({ recordId }) => recordId ?? []));
  return rows.map(({ recipientCipher, recordId, ...row }) => ({
    ...row,
    recipient: recipientOf({ recipientCipher }),
    reference: recordId === null ? null : (references.get(recordId) ?? null),
  }));
}

/**
 * Maps the id of a booking, message or lead to its reference. Maps the id of a reply to the reference of its message or
 * lead.
 */
export async function referencesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const query = { where: { id: { in: [...ids] } }, select: { id: true, reference: true } };
  const ofItem = { select: { reference: true } } as const;
  const [replies, ...records] = await Promise.all([
    db.inquiryEntry.findMany({ where: query.where, select: { id: true, contactMessage: ofItem, lead: ofItem } }),
    db.booking.findMany(query),
    db.contactMessage.findMany(query),
    db.lead.findMany(query),
  ]);
  const named = replies.map(({ id, contactMessage, lead }) => ({
    id,
    reference: (contactMessage ?? lead)?.reference ?? "",
  }));
  return new Map([...named, ...records.flat()].map(({ id, reference }) => [id, reference]));
}

/** Lists up to `readRows` suppressed addresses, starting at the cursor. The newest come first. */
export async function listSuppressed(cursor: Cursor | undefined): Promise<SuppressedRow[]> {
  const place = cursor && readTimedPlace(cursor.place);
  const { order, beyond } = newestFirst(cursor);
  const rows = await db.suppressedAddress.findMany({
    where: place ? { OR: [{ suppressedAt: beyond(place.at) }, { suppressedAt: place.at, id: beyond(place.id) }] } : {},
    orderBy: [{ suppressedAt: order }, { id: order }],
    take: readRows,
  });
  return rows.map(({ id, addressCipher, reason, suppressedAt }) => ({
    id,
    address: suppressedAddress({ addressCipher }),
    reason,
    suppressedAt,
  }));
}
