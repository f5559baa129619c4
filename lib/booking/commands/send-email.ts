import { log } from "@/lib/platform/log";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { composeBookingEmail } from "../emails/compose";
import { loadEmailBooking } from "../emails/load";
import { isStillDue } from "../emails/still-due";
import type { BookingEmailKind, BookingEmailJob } from "../emails/still-due";
import { addToSummary, removeFromSummaries } from "./summary";

export type EmailOutcome = "sent" | "already-sent" | "over-allowance" | "outdated";

/**
 * Sends a queued email, if the booking as it now is still bears it out and it has not left before. Beyond the recipient's
 * allowance the booking goes into a summary that is sent later. Throws when it could not leave: the job is then tried again.
 */
export async function sendBookingEmail(order: BookingEmailJob, now: Instant, by?: Mailer): Promise<EmailOutcome> {
  const { bookingId, kind, sequence } = order;
  const booking = await loadEmailBooking(bookingId);
  const outcome =
    booking && isStillDue(booking, order, now)
      ? await deliverWithinAllowance(
          `booking-${kind}:${bookingId}:${sequence}`,
          composeBookingEmail(kind, booking, now),
          {
            kind: allowanceOf(kind),
            now,
            by,
          },
        )
      : "outdated";
  if (booking && outcome === "over-allowance") await addToSummary(booking, now);
  // What has just left says more than the summary would.
  if (outcome === "sent") await removeFromSummaries(bookingId);
  log("info", "booking-email", { bookingId, kind, sequence, outcome });
  return outcome;
}

function allowanceOf(kind: BookingEmailKind): "booking" | "reminder" {
  return kind === "reminder-24h" || kind === "reminder-2h" ? "reminder" : "booking";
}
