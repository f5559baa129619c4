import { record } from "@/lib/platform/audit/record";
import { linkToken, openLink } from "@/lib/platform/auth/links";
import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { startCooldown } from "@/lib/platform/mail/cooldown";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { noteRefusedAttempt, unknownAccount } from "@/lib/platform/security/refused-attempts";
import type { Instant } from "@/lib/platform/time/instant";

import { composeAccountLink } from "../emails/account";

const context = "password_reset_requests.email";

/**
 * Queues the email with a reset link, at most once an hour for an address and once more when its first link has
 * expired. The worker looks up the account later. This
 * function runs the same statements for every address, so neither its result nor its timing reveals whether an account
 * exists.
 */
export async function requestPasswordReset(
  { email, locale }: { readonly email: string; readonly locale: Locale },
  now: Instant,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { isAllowed } = await startCooldown(tx, { purpose: "password-reset", address: email }, now);
    if (!isAllowed) return;
    const { id } = await tx.passwordResetRequest.create({
      data: { emailCipher: encrypt(email.trim().toLowerCase(), context), locale, requestedAt: new Date(now) },
      select: { id: true },
    });
    await enqueue(tx, { task: "password-reset", payload: { requestId: id } });
  });
}

export type ResetOutcome = DeliveryOutcome | "none" | "outdated";

/**
 * Sends the reset link if the email address of the request belongs to an active account with a password. Deletes the
 * request, even if there is no such account. If the email cannot be sent, throws an error and keeps the request, so
 * that the worker can retry the job.
 */
export async function sendPasswordReset(requestId: string, now: Instant, by?: Mailer): Promise<ResetOutcome> {
  const request = await db.passwordResetRequest.findUnique({ where: { id: requestId } });
  if (!request) return "outdated";
  const outcome = await answer(request, { now, by });
  await db.passwordResetRequest.deleteMany({ where: { id: requestId } });
  return outcome;
}

type Request = { readonly id: string; readonly emailCipher: Uint8Array; readonly locale: string };
type Sending = { readonly now: Instant; readonly by: Mailer | undefined };

async function answer({ id, emailCipher, locale }: Request, { now, by }: Sending): Promise<ResetOutcome> {
  const email = decrypt(emailCipher, context);
  const staff = await db.staffUser.findFirst({
    where: { email, isActive: true, NOT: { passwordHash: null } },
    select: { id: true, name: true, email: true },
  });
  if (!staff) {
    noteRefusedAttempt({ kind: "reset-address-unknown", account: unknownAccount(email) }, now);
    return "none";
  }
  await db.$transaction(async (tx) => {
    await openLink(tx, { id, kind: "password-reset", staffUserId: staff.id }, now);
    const subject = { subjectKind: "staff", subjectId: staff.id } as const;
    await record(tx, { kind: "visitor" }, { action: "staff.password-reset-requested", ...subject });
  });
  const recipient = { email: staff.email, name: staff.name, locale: parseLocale(locale) ?? defaultLocale };
  return deliverOnce(`password-reset:${id}`, composeAccountLink("reset", recipient, linkToken(id)), by);
}
