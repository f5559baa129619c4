import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { Job } from "@/lib/platform/jobs/job";
import { recipientOf } from "@/lib/platform/mail/sent-emails";
import { isSuppressed } from "@/lib/platform/mail/suppression";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { bookingOf, jobOfEmail } from "../job-of-email";

type Unsent = {
  readonly deliveryKey: string;
  readonly outcome: string;
  readonly recipientCipher: Uint8Array;
};

/**
 * Builds the job that sends a withheld email. Undefined if the email cannot be sent again (see `findWithheldJob`), or
 * if its address is still suppressed.
 */
export async function findUnsentJob(tx: Tx, email: Unsent): Promise<Job | undefined> {
  return (await isSuppressed(recipientOf(email))) ? undefined : findWithheldJob(tx, email);
}

/**
 * Builds the job that sends a withheld email. Undefined if the email was not withheld, if it was sent later, or if
 * emails of its kind cannot be sent again. Does not check whether the address is still suppressed.
 */
export async function findWithheldJob(
  tx: Tx,
  { deliveryKey, outcome }: Pick<Unsent, "deliveryKey" | "outcome">,
): Promise<Job | undefined> {
  if (outcome !== "suppressed") return undefined;
  if ((await tx.mailDelivery.count({ where: { key: deliveryKey } })) > 0) return undefined;
  const bookingId = bookingOf(deliveryKey);
  const booking =
    bookingId === undefined
      ? null
      : await tx.booking.findUnique({ where: { id: bookingId }, select: { startsAt: true } });
  return jobOfEmail(deliveryKey, booking);
}

/**
 * Queues an email that was withheld because its address was suppressed. The job composes the email again and skips it
 * if it is out of date. The delivery key prevents the email from being sent twice. RESOURCE_CONFLICT: the email is
 * unknown or cannot be sent again, or its address is still suppressed.
 */
export async function sendAgain(staff: Staff, id: string): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const email = await tx.sentEmail.findUnique({ where: { id } });
    const job = email ? await findUnsentJob(tx, email) : undefined;
    if (!email || !job) return fail("RESOURCE_CONFLICT");
    await enqueue(tx, job, { key: `again:${email.deliveryKey}` });
    await record(tx, staff, { action: "email.sent-again", subjectKind: "email", subjectId: id });
    return ok(null);
  });
}
