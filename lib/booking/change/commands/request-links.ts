import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { startCooldown } from "@/lib/platform/mail/cooldown";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

export const linkRequestContext = "link_requests.email";

type LinkRequest = { readonly email: string; readonly locale: Locale };

/**
 * Queues an email with the manage links of all coming bookings that were made with the email address. An address gets
 * at most one such email an hour. Only the worker looks up the bookings, so neither the response nor its timing reveals
 * whether the address belongs to a client.
 */
export async function requestLinks({ email, locale }: LinkRequest, now: Instant): Promise<void> {
  await db.$transaction(async (tx) => {
    const { isAllowed } = await startCooldown(tx, { purpose: "booking-links", address: email }, now);
    if (!isAllowed) return;
    const { id } = await tx.linkRequest.create({
      data: { emailCipher: encrypt(email, linkRequestContext), locale, requestedAt: new Date(now) },
      select: { id: true },
    });
    await enqueue(tx, { task: "booking-links", payload: { requestId: id } });
  });
}
