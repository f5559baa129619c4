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

import { bookingOf, feeOf, jobOfEmail } from "../job-of-email";

type Unsent = {
  readonly deliveryKey: string;
  readonly outcome: string;
  readonly recipientCipher: Uint8Array;
};

/**
 * Builds the job that sends an email that was withheld because its address was suppressed. The email goes to
 * the address that `findClientAddress` finds, or to its original address if the function finds none. Returns undefined
 * if this address is suppressed, or if `findWithheldJob` finds no job.
 */
export async function findUnsentJob(tx: Tx, email: Unsent): Promise<Job | undefined> {
  const job = await findWithheldJob(tx, email);
  if (!job) return undefined;
  return (await isSuppressed((await findClientAddress(tx, job)) ?? recipientOf(email))) ? undefined : job;
}

/**
 * The current email address of the booking if the job's email is about a booking, or of the client if it is about a
 * case, a complaint or a data request. Staff may have corrected this address since the email was withheld. Undefined
 * for other emails.
 */
async function findClientAddress(tx: Tx, job: Job): Promise<string | null | undefined> {
  if (job.task === "booking-email")
    return (await tx.booking.findUnique({ where: { id: job.payload.bookingId }, select: { email: true } }))?.email;
  const select = { client: { select: { email: true } } } as const;
  if (job.task === "fee-email" || job.task === "case-step-email")
    return (await tx.case.findUnique({ where: { id: job.payload.caseId }, select }))?.client.email;
  if (job.task === "complaint-email")
    return (await tx.complaint.findUnique({ where: { id: job.payload.complaintId }, select }))?.client?.email;
  if (job.task === "register-email") {
    const where = { where: { id: job.payload.id }, select };
    const { register } = job.payload;
    return (await (register === "complaint" ? tx.complaint.findUnique(where) : tx.dataRequest.findUnique(where)))
      ?.client?.email;
  }
  return undefined;
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
  const [bookingId, feeId] = [bookingOf(deliveryKey), feeOf(deliveryKey)];
  const booking = bookingId && (await tx.booking.findUnique({ where: { id: bookingId }, select: { startsAt: true } }));
  const fee = feeId && (await tx.successFee.findUnique({ where: { id: feeId }, select: { caseId: true } }));
  return jobOfEmail(deliveryKey, { ...(booking || {}), ...(fee || {}) });
}

/**
 * Queues an email that was withheld because its address was suppressed. The job composes the email again, but sends
 * nothing if the email is out of date. The delivery key prevents the email from being sent twice. RESOURCE_CONFLICT:
 * the email is unknown, or `findUnsentJob` finds no job for it.
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
