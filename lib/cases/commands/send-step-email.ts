import { codesOfClient } from "@/lib/booking/desk/queries/safe-contact";
import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";

import { composeStepEmail } from "../emails/step-completed";

/**
 * Tells the client by email that a step of their case is complete. Sends nothing if the completion was undone, or if
 * the client has no email address. Throws if sending fails, so that the job is retried.
 */
export async function sendStepEmail(
  { caseId, step, completedAt }: PayloadOf<"case-step-email">,
  by?: Mailer,
): Promise<DeliveryOutcome | "outdated"> {
  const caseStep = await db.caseStep.findUnique({
    where: { caseId_step: { caseId, step }, completedAt: new Date(completedAt), emailsClient: true },
    select: {
      case: { select: { reference: true, client: { select: { id: true, email: true, locale: true } } } },
    },
  });
  if (!caseStep?.case.client.email) return "outdated";
  const { reference, client } = caseStep.case;
  const email = composeStepEmail({
    to: caseStep.case.client.email,
    locale: parseLocale(client.locale) ?? defaultLocale,
    safeContact: await codesOfClient(client.id),
    reference,
    step,
  });
  return deliverOnce(`case-step-email:${caseId}:${step}-${Date.parse(completedAt)}`, email, by);
}
