import { codesOfClient } from "@/lib/booking/desk/queries/safe-contact";
import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { dayFromDate } from "@/lib/platform/time/day";

import { composeRegisterEmail } from "../emails/register-email";
import { unseal } from "../registers";

const client = { select: { id: true, email: true, locale: true } } as const;

/**
 * Emails the answer to a complaint or a data request, or the receipt of a data request, to the client of the entry.
 * Sends nothing if the entry has no client with an email address, or no answer. Throws if the email could not be sent,
 * so that the job is retried.
 */
export async function sendRegisterEmail(
  { register, id, part }: PayloadOf<"register-email">,
  by?: Mailer,
): Promise<DeliveryOutcome | "outdated"> {
  const entry = register === "complaint" ? await findComplaint(id) : await findRequest(id);
  if (!entry?.client?.email) return "outdated";
  if (part === "answer" && entry.answer === undefined) return "outdated";
  const email = composeRegisterEmail({
    to: entry.client.email,
    locale: parseLocale(entry.client.locale) ?? defaultLocale,
    safeContact: await codesOfClient(entry.client.id),
    reference: entry.reference,
    ...(part === "answer" && entry.answer !== undefined ? { answer: entry.answer } : { dueOn: entry.dueOn }),
  });
  return deliverOnce(`register-email:${register}:${id}:${part}`, email, by);
}

async function findComplaint(id: string) {
  const row = await db.complaint.findUnique({
    where: { id },
    select: { reference: true, answerBy: true, answerCipher: true, client },
  });
  if (!row) return undefined;
  const { answerBy, answerCipher, ...entry } = row;
  const answer = answerCipher ? unseal("complaints.answer", answerCipher) : undefined;
  return { ...entry, dueOn: dayFromDate(answerBy), answer };
}

async function findRequest(id: string) {
  const row = await db.dataRequest.findUnique({
    where: { id },
    select: { reference: true, dueOn: true, answerCipher: true, client },
  });
  if (!row) return undefined;
  const { dueOn, answerCipher, ...entry } = row;
  const answer = answerCipher ? unseal("data_requests.answer", answerCipher) : undefined;
  return { ...entry, dueOn: dayFromDate(dueOn), answer };
}
