import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { openAt } from "@/lib/platform/auth/sessions";
import { parseLocale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import { resetRequestLifetime } from "./commands/factor-reset";
import { openCasesOf } from "./commands/hand-over-duties";
import { openItemsOf } from "./commands/hand-over-inbox";
import { staffLocale } from "./emails/staff-email";
import type { StaffRecipient } from "./emails/staff-email";

const accountColumns = {
  id: true,
  name: true,
  email: true,
  role: true,
  isActive: true,
  endedAt: true,
  version: true,
  passwordHash: true,
  totpEnrolledAt: true,
  adviser: { select: { id: true, name: true } },
} as const;

/** Lists every account, active accounts first. Leaves out password hashes. */
export async function listAccounts(now: Instant) {
  const rows = await db.staffUser.findMany({
    select: {
      ...accountColumns,
      sessions: { select: { createdAt: true, endedAt: true, seenAt: true }, orderBy: { createdAt: "desc" } },
      _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
    },
    orderBy: [{ isActive: "desc" }, { name: "asc" }],
  });
  const { createdAt, seenAt } = openAt(now);
  return rows.map(({ passwordHash, sessions, _count, totpEnrolledAt, ...account }) => ({
    ...account,
    isInvited: passwordHash === null,
    hasSecondFactor: totpEnrolledAt !== null,
    codesLeft: _count.recoveryCodes,
    lastSignIn: sessions[0]?.createdAt,
    openSessions: sessions.filter(
      (session) => session.endedAt === null && session.createdAt > createdAt.gt && session.seenAt > seenAt.gt,
    ).length,
  }));
}

export type Account = Awaited<ReturnType<typeof listAccounts>>[number];

/** Finds the open request to reset an account's second factor, if there is one. */
export function findFactorReset(staffUserId: string, now: Instant) {
  return db.secondFactorReset.findFirst({
    where: { staffUserId, confirmedAt: null, requestedAt: { gt: new Date(now - resetRequestLifetime) } },
    select: { requestedById: true, requestedBy: { select: { name: true } } },
  });
}

/** Lists an account's sessions that are open at `now`, newest first. */
export function listSessions(staffUserId: string, now: Instant) {
  return db.staffSession.findMany({
    where: { staffUserId, ...openAt(now) },
    select: { id: true, createdAt: true, seenAt: true, browser: true, system: true },
    orderBy: { createdAt: "desc" },
  });
}

/** Finds the state of a staff member's second factor, and which emails they get in which language. */
export async function findOwnSettings(id: string) {
  const { totpEnrolledAt, locale, hasTaskEmails, hasStatisticsEmails, _count } = await db.staffUser.findUniqueOrThrow({
    where: { id },
    select: {
      totpEnrolledAt: true,
      locale: true,
      hasTaskEmails: true,
      hasStatisticsEmails: true,
      _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
    },
  });
  return {
    factor: { since: totpEnrolledAt, codesLeft: _count.recoveryCodes },
    locale,
    hasTaskEmails,
    hasStatisticsEmails,
  };
}

/**
 * Finds the recipient of an email to staff. This is the staff member with the given id if their account is active, and
 * the office in all other cases. If an active account has the office's email address, emails to the office are in that
 * account's language.
 */
export async function findRecipient(staffId?: string): Promise<StaffRecipient> {
  const { notificationEmail } = await refreshFirm();
  const select = { email: true, locale: true } as const;
  const person = staffId && (await db.staffUser.findUnique({ where: { id: staffId, isActive: true }, select }));
  const account =
    person ||
    (await db.staffUser.findUnique({ where: { email: notificationEmail.toLowerCase(), isActive: true }, select }));
  return {
    email: person ? person.email : notificationEmail,
    locale: parseLocale(account?.locale ?? "") ?? staffLocale,
  };
}

/** Lists the active advisers by name. An account can be linked to one of them. */
export function listAdvisers() {
  return db.adviser.findMany({
    where: { isActive: true },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
  });
}

/**
 * Counts a staff member's open work apart from appointments. The form that deactivates the account shows these numbers.
 */
export async function countHandOver(id: string, now: Instant) {
  const where = openItemsOf(id);
  const [messages, leads, cases, claims, covers, tasks] = await Promise.all([
    db.contactMessage.count({ where }),
    db.lead.count({ where }),
    db.case.count({ where: openCasesOf(id) }),
    db.claim.count({ where: { ownerId: id } }),
    db.staffAbsence.count({ where: { coverId: id, endsAt: { gt: new Date(now) } } }),
    db.clientTask.count({ where: { ownerId: id, doneAt: null } }),
  ]);
  return { inbox: messages + leads, cases, claims, covers, tasks };
}

/** Lists the names of all services in all languages. Passwords must not consist of them. */
export async function listServiceNames(): Promise<readonly string[]> {
  const texts = await db.serviceText.findMany({ distinct: ["name"], select: { name: true } });
  return texts.map(({ name }) => name);
}
