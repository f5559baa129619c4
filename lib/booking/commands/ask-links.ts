import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { startCooldown } from "@/lib/platform/mail/cooldown";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

export const linkRequestContext = "link_requests.email";

type Asked = { readonly email: string; readonly locale: Locale };

/**
 * Queues the email with the links of an address's coming bookings, once an hour. Whether there are any is looked up by the
 * worker: here the same statements run for every address, so neither the answer nor its time tells who is a client.
 */
export async function askForLinks({ email, locale }: Asked, now: Instant): Promise<void> {
  await db.$transaction(async (tx) => {
    if (!(await startCooldown(tx, { purpose: "booking-links", address: email }, now))) return;
    const { id } = await tx.linkRequest.create({
      data: { emailCipher: encrypt(email, linkRequestContext), locale, askedAt: new Date(now) },
      select: { id: true },
    });
    await enqueue(tx, { task: "booking-links", payload: { requestId: id } });
  });
}
