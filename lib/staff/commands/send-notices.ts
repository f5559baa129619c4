import { randomUUID } from "node:crypto";

import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { parseLocale } from "@/lib/platform/i18n/locales";
import { log } from "@/lib/platform/log";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { startCooldown } from "@/lib/platform/mail/cooldown";
import type { Instant } from "@/lib/platform/time/instant";

import { composeNotices } from "../emails/notices";
import type { Recipient } from "../emails/notices";
import { staffLocale } from "../emails/staff-email";
import { noticeFactsSchema } from "../notices";
import type { Notice, NoticeKind } from "../notices";
import { findRecipient } from "../queries";
import { queueNotices } from "./add-notice";
import type { NoticeRecipient } from "./add-notice";

export type NoticesOutcome = DeliveryOutcome | "waiting" | "none";

/**
 * Sends one email with the recipient's unsent notices. The recipient is an adviser, or the office if `adviserId` is
 * null, and gets at most one email a minute. Throws if the email could not be sent. The worker then retries the job
 * with the same notices.
 */
export async function sendNotices(adviserId: NoticeRecipient, now: Instant, by?: Mailer): Promise<NoticesOutcome> {
  const outcome = await sendUnsent(adviserId, now, by);
  log("info", "staff-notices", { adviserId: adviserId ?? "office", outcome });
  return outcome;
}

async function sendUnsent(adviserId: NoticeRecipient, now: Instant, by: Mailer | undefined): Promise<NoticesOutcome> {
  if ((await db.staffNotice.count({ where: { adviserId } })) === 0) return "none";
  const recipient = await readRecipient(adviserId);
  const { isAllowed } = await db.$transaction(async (tx) => {
    const allowance = await startCooldown(tx, { purpose: "staff-notices", address: recipient.email }, now);
    if (!allowance.isAllowed) await queueNotices(tx, adviserId, allowance.freeAt);
    return allowance;
  });
  if (!isAllowed) return "waiting";
  const batchId = await openBatch(adviserId, now);
  const notices = await readBatch(batchId);
  const outcome =
    notices.length === 0
      ? "none"
      : await deliverOnce(`staff-notices:${batchId}`, composeNotices(recipient, notices), by);
  await db.staffNotice.deleteMany({ where: { batchId } });
  return outcome;
}

async function readRecipient(adviserId: NoticeRecipient): Promise<Recipient> {
  const firm = await refreshFirm();
  if (adviserId === null) return { ...(await findRecipient()), zone: firm.zone };
  const { email, zone, staffUser } = await db.adviser.findUniqueOrThrow({
    where: { id: adviserId },
    select: { email: true, zone: true, staffUser: { select: { locale: true } } },
  });
  return { email, zone, locale: parseLocale(staffUser?.locale ?? "") ?? staffLocale };
}

/** Returns the batch of an earlier email that failed. If there is none, it puts all unsent notices into a new batch. */
async function openBatch(adviserId: NoticeRecipient, now: Instant): Promise<string> {
  const unsent = await db.staffNotice.findFirst({
    where: { adviserId, batchId: { not: null } },
    select: { batchId: true },
  });
  if (unsent?.batchId) {
    // Notices that were added after the failure are sent with the next email.
    await db.$transaction((tx) => queueNotices(tx, adviserId, now));
    return unsent.batchId;
  }
  const batchId = randomUUID();
  await db.staffNotice.updateMany({ where: { adviserId, batchId: null }, data: { batchId } });
  return batchId;
}

async function readBatch(batchId: string): Promise<Notice[]> {
  const rows = await db.staffNotice.findMany({ where: { batchId }, orderBy: { happenedAt: "asc" } });
  return rows.map(({ kind, reference, facts, happenedAt }) => ({
    kind: kind as NoticeKind,
    reference,
    facts: noticeFactsSchema.parse(facts),
    happenedAt,
  }));
}
