import { log } from "@/lib/platform/log";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { composeBookingEmail } from "../emails/compose";
import { loadEmailBooking } from "../emails/load";
import { bookingEmailKey } from "../emails/delivery-key";
import { isStillDue } from "../emails/still-due";
import type { BookingEmailKind, BookingEmailJob } from "../emails/still-due";
import { hasUnnamedAdviser } from "../desk/queries/new-adviser";
import { addToSummary, removeFromSummaries } from "../desk/commands/summary";

export type EmailOutcome = DeliveryOutcome | "over-allowance" | "outdated";

/**
 * Sends a queued email. Sends nothing if the email is outdated, if it was sent before, or if the client has no email
 * address. If the recipient has already got the maximum number of emails in 24 hours, the booking is added to a summary
 * that is sent later. Throws if sending fails, so that the job is retried.
 */
export async function sendBookingEmail(job: BookingEmailJob, now: Instant, by?: Mailer): Promise<EmailOutcome> {
  const { bookingId, kind, sequence, copy } = job;
  const booking = await loadEmailBooking(bookingId, now);
  const outcome =
    booking && isStillDue({ ...booking, ...booking.balance }, job, now)
      ? await deliverWithinAllowance(
          bookingEmailKey({ bookingId, kind, sequence, copy }),
          composeBookingEmail(
            kind,
            { ...booking, hasNewAdviser: await isAdviserNew(booking, job), isSentByStaff: copy !== undefined },
            now,
          ),
          {
            kind: allowanceOf(kind),
            now,
            by,
          },
        )
      : "outdated";
  if (booking && outcome === "over-allowance") await addToSummary(booking, now);
  // The email that was just sent contains everything that a summary would say about the booking, so the summary can
  // leave the booking out.
  if (outcome === "sent") await removeFromSummaries(bookingId);
  log("info", "booking-email", { bookingId, kind, sequence, outcome });
  return outcome;
}

/**
 * Whether an email about a move must say that the adviser is new. The job contains only the adviser before the latest
 * move, but the client may have got no email about an earlier move.
 */
async function isAdviserNew(
  { id, adviserId }: { readonly id: string; readonly adviserId: string },
  { kind, formerAdviserId = adviserId }: BookingEmailJob,
): Promise<boolean> {
  return kind === "changed" && (formerAdviserId !== adviserId || (await hasUnnamedAdviser(id)));
}

function allowanceOf(kind: BookingEmailKind): "booking" | "reminder" {
  return kind === "reminder-24h" || kind === "reminder-2h" || kind === "invoice-reminder" ? "reminder" : "booking";
}
