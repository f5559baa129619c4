import type { Actor } from "@/lib/platform/audit/record";
import { db, Prisma } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import type { Instant } from "@/lib/platform/time/instant";

import { keptSince } from "../periods";
import { endedEntries, listCasesDue, listClientsDue, listLeadsDue, listMessagesDue } from "../queries/due";
import { listHeldRecords } from "../queries/held-records";
import { deleteTestBookings } from "./delete-tests";
import { endPayments } from "../../erasure/commands/end-payments";
import { eraseClient } from "../../erasure/commands/erase-client";
import { noteMissedErasures } from "../../erasure/commands/repeat-erasures";

/** The maximum number of records of each kind that one run deletes. The next run continues with the rest. */
const most = { clients: 500, cases: 500, inquiries: 5_000 };
/**
 * The maximum number of clients that the worker erases in one run. It is low because each erasure is a transaction over
 * many tables. The remaining clients wait only an hour for the next run.
 */
const maxClientsPerSweep = 50;

/** The result of a run. A dry run returns the numbers that a real run would return. */
export type Retention = {
  /** The number of erased clients. */
  readonly clients: number;
  /** The number of clients that are due for erasure but could not be erased. */
  readonly refused: number;
  /** The number of deleted or cleared rows by table. */
  readonly counts: Readonly<Record<string, number>>;
};

type Run = { readonly by: Actor; readonly isDryRun: boolean; readonly maxClients?: number };

/**
 * Erases clients and deletes other records when their retention period is over. The other records are closed cases,
 * closed data requests, closed complaints, payments, invoices, messages and requests for help. A message or request
 * that led to an appointment is kept. Records of a client with an open legal hold are also kept. Test bookings are
 * deleted after a day. A dry run only counts.
 */
export async function runRetention({ by, isDryRun, maxClients = most.clients }: Run, now: Instant): Promise<Retention> {
  const counts: Record<string, number> = {};
  const add = (tableCounts: Readonly<Record<string, number>>) => {
    for (const [table, count] of Object.entries(tableCounts))
      if (count > 0) counts[table] = (counts[table] ?? 0) + count;
  };
  // First, so that a dry run counts the same leads as a real run.
  add(await endClickIds(keptSince("clickId", now), isDryRun));
  const before = keptSince("clientFile", now);
  add(await endCaseFiles(before, isDryRun));
  const due = await listClientsDue(before, maxClients);
  let refused = 0;
  for (const clientId of due) {
    const erased = await eraseClient(by, { clientId, cause: "retention", isDryRun }, now);
    if (erased.ok) add(erased.value.counts);
    else refused += 1;
  }
  add(await endPayments(keptSince("payments", now), isDryRun));
  add(await deleteTestBookings(now, isDryRun));
  add(await endInquiries({ inquiry: keptSince("inquiry", now), quarantine: keptSince("quarantine", now) }, isDryRun));
  add(await endPrivacyAnswers(keptSince("newsletterProof", now), isDryRun));
  return { clients: due.length - refused, refused, counts };
}

/**
 * Deletes cases, data requests and complaints that were closed before `before`. A case is deleted with all its records.
 */
async function endCaseFiles(before: Date, isDryRun: boolean) {
  const where = { id: { in: [...(await listCasesDue(before, most.cases))] } };
  const ended = endedEntries(before);
  if (isDryRun)
    return {
      cases: where.id.in.length,
      data_requests: await db.dataRequest.count({ where: ended }),
      complaints: await db.complaint.count({ where: ended }),
    };
  return {
    cases: (await db.case.deleteMany({ where })).count,
    data_requests: (await db.dataRequest.deleteMany({ where: ended })).count,
    complaints: (await db.complaint.deleteMany({ where: ended })).count,
  };
}

/** Deletes messages and requests for help that are due for deletion. */
async function endInquiries(since: { readonly inquiry: Date; readonly quarantine: Date }, isDryRun: boolean) {
  const { inquiryIds: held } = await listHeldRecords();
  const messages = (await listMessagesDue(since, most.inquiries)).filter((id) => !held.has(id));
  const leads = (await listLeadsDue(since, most.inquiries)).filter((id) => !held.has(id));
  if (isDryRun) return { contact_messages: messages.length, leads: leads.length };
  // A booking may have been made from a message or a lead after the queries above. Such a message or lead is kept.
  const unused = { bookings: { none: {} } };
  return {
    contact_messages: (await db.contactMessage.deleteMany({ where: { id: { in: messages }, ...unused } })).count,
    leads: (await db.lead.deleteMany({ where: { id: { in: leads }, ...unused } })).count,
  };
}

/** Deletes click ids. The lead or the booking stays, and so does the proof of the visitor's consent. */
async function endClickIds(before: Date, isDryRun: boolean) {
  // The condition of the indexes `leads_with_click_id` and `bookings_with_click_id`.
  const isDue = Prisma.sql`num_nonnulls(gclid, gbraid, wbraid) > 0 and created_at < ${before}`;
  const end = async (table: Prisma.Sql) => {
    if (!isDryRun) return db.$executeRaw`update ${table} set gclid = null, gbraid = null, wbraid = null where ${isDue}`;
    const [row] = await db.$queryRaw<{ due: number }[]>`select count(*)::int as due from ${table} where ${isDue}`;
    return row?.due ?? 0;
  };
  return { leads: await end(Prisma.sql`leads`), bookings: await end(Prisma.sql`bookings`) };
}

/** Deletes visitors' answers about Google, which are kept as long as the proof of consent to the newsletter. */
async function endPrivacyAnswers(before: Date, isDryRun: boolean) {
  const where = { answeredAt: { lt: before } };
  return {
    privacy_answers: isDryRun
      ? await db.privacyAnswer.count({ where })
      : (await db.privacyAnswer.deleteMany({ where })).count,
  };
}

/** The worker's task: lists the erasures that could not be listed earlier, and runs retention. */
export async function sweepRetention(now: Instant): Promise<Swept<"clients" | "refused" | "rows" | "noted">> {
  const noted = await noteMissedErasures();
  const { clients, refused, counts } = await runRetention(
    { by: { kind: "system" }, isDryRun: false, maxClients: maxClientsPerSweep },
    now,
  );
  return { clients, refused, noted, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
