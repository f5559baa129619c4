import { db } from "../db/client";
import { readHold } from "../jobs/hold";
import type { Instant } from "../time/instant";
import { takeAllowance } from "./allowance";
import type { EmailKind } from "./allowance";
import type { Email } from "./email";
import { messageIdFor } from "./message";
import { noteSuppressed, storeCopy } from "./sent-emails";
import { isSuppressed } from "./suppression";
import { mailer } from "./transport";
import type { Mailer } from "./transport";

/** "suppressed": no more emails are sent to this address. */
export type DeliveryOutcome = "sent" | "already-sent" | "suppressed";

/**
 * Sends an email. Sends nothing if an email with this key was sent before, or if the address is suppressed. Throws if
 * the email could not be sent.
 *
 * The mail server and the database cannot commit together. If the process crashes after the server accepted the email
 * and before the delivery is recorded, the email is sent again. The second copy has the same Message-ID, so that mail
 * programs can recognise it as a duplicate. If the delivery were recorded first, a crash could lose the email.
 *
 * The key contains the kind, the record and the version: "booking-confirmed:<id>:0".
 */
export async function deliverOnce(key: string, email: Email, by: Mailer = mailer()): Promise<DeliveryOutcome> {
  if (await isDelivered(key)) return "already-sent";
  // The worker does not start email jobs while emails are held. This check is for a job that it has just started.
  if ((await readHold()) !== "none") throw new Error("Emails are held");
  if (await isSuppressed(email.to)) {
    await noteSuppressed(key, email);
    return "suppressed";
  }
  const messageId = messageIdFor(key);
  await by.send(email, { key, messageId });
  await db.$transaction(async (tx) => {
    await tx.mailDelivery.createMany({ data: [{ key, messageId }], skipDuplicates: true });
    await storeCopy(tx, key, email);
  });
  return "sent";
}

type Bounded = { readonly kind: EmailKind; readonly now: Instant; readonly by?: Mailer | undefined };

/**
 * Calls `deliverOnce` if the recipient's allowance is not used up. Use this function for every email that a visitor can
 * trigger, because the visitor may enter another person's address.
 */
export async function deliverWithinAllowance(
  key: string,
  email: Email,
  { kind, now, by }: Bounded,
): Promise<DeliveryOutcome | "over-allowance"> {
  if (await isDelivered(key)) return "already-sent";
  const { isAllowed } = await takeAllowance({ email: email.to, kind, key }, now);
  return isAllowed ? deliverOnce(key, email, by) : "over-allowance";
}

async function isDelivered(key: string): Promise<boolean> {
  return (await db.mailDelivery.count({ where: { key } })) > 0;
}
