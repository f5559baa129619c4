import { changeBooking } from "@/lib/booking/desk/commands/change-booking";
import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { record } from "@/lib/platform/audit/record";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { isSuppressed } from "@/lib/platform/mail/suppression";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { bookingOf } from "../job-of-email";
import { lockFailedEmail } from "../queries";
import type { Elsewhere } from "../schema";
import { findWithheldJob } from "./send-again";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION" | "VALIDATION_ERROR";

/**
 * Sends a failed or withheld email about a booking to another address. The booking's email address changes too, so that
 * later emails are sent to the new address. RESOURCE_CONFLICT: since the page was rendered, the email was sent or the
 * booking was changed. VALIDATION_ERROR: the new address is suppressed.
 */
export async function sendElsewhere(
  staff: Staff,
  { id, reference, version, email }: Elsewhere,
  now: Instant,
): Promise<Result<null, Refusal>> {
  if (!isAllowed(staff.role, "bookings.change")) return fail("BUSINESS_RULE_VIOLATION");
  if (await isSuppressed(email)) return invalidField("email", "addressStopped");
  return changeBooking(staff, { reference, version }, async ({ id: bookingId }, tx) => {
    const unsent = await findUnsent(tx, id);
    if (unsent?.bookingId !== bookingId) return fail("RESOURCE_CONFLICT");
    const before = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { email: true } });
    await rememberContact(tx, { bookingId }, { before, after: { email }, now });
    await unsent.send();
    const ofBooking = { subjectKind: "booking", subjectId: bookingId } as const;
    await record(tx, staff, { action: "booking.contact-changed", ...ofBooking, details: { fields: "email" } });
    await record(tx, staff, { action: "email.sent-elsewhere", subjectKind: unsent.subjectKind, subjectId: id });
    return ok({ data: { email }, value: null });
  });
}

/**
 * Finds an unsent email and returns a function that sends it. For a failed email, the function resets the attempts of
 * its job and reruns the job now. For a withheld email, the function queues a new job.
 */
async function findUnsent(tx: Tx, id: string) {
  if (/^\d+$/.test(id)) {
    const job = await lockFailedEmail(tx, id);
    if (job?.task !== "booking-email") return undefined;
    const send = () =>
      tx.$executeRaw`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`;
    return { bookingId: job.payload.bookingId, subjectKind: "job", send } as const;
  }
  const email = await tx.sentEmail.findUnique({ where: { id } });
  const job = email && (await findWithheldJob(tx, email));
  if (!job) return undefined;
  const send = () => enqueue(tx, job, { key: `again:${email.deliveryKey}` });
  return { bookingId: bookingOf(email.deliveryKey), subjectKind: "email", send } as const;
}
