import { codesOfClient } from "@/lib/booking/desk/queries/safe-contact";
import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { dayFromDate } from "@/lib/platform/time/day";

import { composeAcknowledgement } from "../emails/acknowledgement";

/**
 * Emails the acknowledgement of a complaint to the complaint's client. Sends nothing if the complaint is closed, or if
 * it has no client with an email address. Throws if the email could not be sent, so that the job is retried.
 */
export async function sendAcknowledgement(
  { complaintId }: PayloadOf<"complaint-email">,
  by?: Mailer,
): Promise<DeliveryOutcome | "outdated"> {
  const complaint = await db.complaint.findUnique({
    where: { id: complaintId, closedAt: null },
    select: {
      reference: true,
      answerBy: true,
      handler: { select: { name: true } },
      client: { select: { id: true, email: true, locale: true } },
    },
  });
  if (!complaint?.client?.email) return "outdated";
  const { reference, answerBy, handler, client } = complaint;
  const email = composeAcknowledgement({
    to: complaint.client.email,
    locale: parseLocale(client.locale) ?? defaultLocale,
    safeContact: await codesOfClient(client.id),
    reference,
    handler: handler?.name,
    answerBy: dayFromDate(answerBy),
  });
  return deliverOnce(`complaint-email:${complaintId}`, email, by);
}
