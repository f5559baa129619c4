import { log } from "@/lib/platform/log";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";
import { addNotice } from "@/lib/staff/commands/add-notice";
import { noticeFactsSchema } from "@/lib/staff/notices";

import { composeReceipt } from "../emails/receipt";
import { countQuarantined, findInquiry } from "../queries";
import type { Inquiry } from "../queries";

export type EmailOutcome = DeliveryOutcome | "over-allowance" | "noted" | "outdated";

/**
 * Sends a receipt to the sender of a message or lead, or adds a notice about it for staff. Does nothing if this was
 * done before, if the message or lead was deleted, or if its state is no longer "received". If the email allowance of
 * the sender's address is used up, no receipt is sent. The sender still has the reference, because the page showed it
 * after the form was sent. Throws if the email could not be sent, so that the job is retried.
 */
export async function sendInquiryEmail(
  { inquiry, id, to }: PayloadOf<"inquiry-email">,
  now: Instant,
  by?: Mailer,
): Promise<EmailOutcome> {
  const storedInquiry = await findInquiry(inquiry, id);
  const outcome =
    storedInquiry?.state === "received"
      ? await (to === "staff" ? notifyStaff(id, storedInquiry, now) : sendReceipt(id, storedInquiry, { now, by }))
      : "outdated";
  log("info", "inquiry-email", { inquiry, id, to, outcome });
  return outcome;
}

type Sending = { readonly now: Instant; readonly by: Mailer | undefined };

async function sendReceipt(id: string, inquiry: Inquiry, { now, by }: Sending): Promise<EmailOutcome> {
  const { kind, email } = inquiry;
  if (email === null) return "outdated";
  return deliverWithinAllowance(`${kind}-sender:${id}:0`, composeReceipt({ ...inquiry, email }), {
    kind: "form",
    now,
    by,
  });
}

async function notifyStaff(
  id: string,
  { kind, reference, locale, urgency, createdAt }: Inquiry,
  now: Instant,
): Promise<EmailOutcome> {
  const facts = noticeFactsSchema.parse({ language: locale, urgency });
  const notice = {
    source: `${kind}:${id}`,
    kind: kind === "contact" ? "message" : "request",
    reference,
    facts,
    happenedAt: createdAt,
  } as const;
  await addNotice(notice, [null], now);
  return "noted";
}

/**
 * Adds one notice for staff with the number of messages and leads that were quarantined in the 24 hours before `until`.
 */
export async function notifyOfQuarantine({ until }: PayloadOf<"quarantine-notice">, now: Instant): Promise<void> {
  const count = await countQuarantined(Date.parse(until));
  const notice = {
    source: `quarantine:${until}`,
    kind: "quarantine",
    reference: "",
    facts: { count },
    happenedAt: new Date(until),
  } as const;
  if (count > 0) await addNotice(notice, [null], now);
}
