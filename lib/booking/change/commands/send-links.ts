import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { log } from "@/lib/platform/log";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { decrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { composeLinks } from "../../emails/booking-lists";
import { loadComingBookings } from "../../emails/load";
import { linkRequestContext } from "./request-links";

export type LinksOutcome = DeliveryOutcome | "over-allowance" | "none" | "outdated";

/**
 * Sends one email to the email address in the request. The email contains the manage links of all coming bookings with
 * this address. Sends no email if there are no such bookings. If sending fails, throws and keeps the request, so that
 * the job can be retried. In all other cases, deletes the request.
 */
export async function sendLinks(requestId: string, now: Instant, by?: Mailer): Promise<LinksOutcome> {
  const request = await db.linkRequest.findUnique({
    where: { id: requestId },
    select: { emailCipher: true, locale: true },
  });
  const outcome = request ? await answer(requestId, request, { now, by }) : "outdated";
  await db.linkRequest.deleteMany({ where: { id: requestId } });
  log("info", "booking-links", { requestId, outcome });
  return outcome;
}

type Request = { readonly emailCipher: Uint8Array; readonly locale: string };
type Sending = { readonly now: Instant; readonly by: Mailer | undefined };

async function answer(id: string, request: Request, { now, by }: Sending): Promise<LinksOutcome> {
  const email = decrypt(request.emailCipher, linkRequestContext);
  const locale = parseLocale(request.locale) ?? defaultLocale;
  const bookings = await loadComingBookings(email, { locale, now });
  return bookings.length === 0
    ? "none"
    : deliverWithinAllowance(`booking-links:${id}`, composeLinks({ email, locale }, bookings), {
        kind: "form",
        now,
        by,
      });
}
