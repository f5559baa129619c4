import { log } from "@/lib/platform/log";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { composeLetter } from "../letters/compose";
import { loadLetterBooking } from "../letters/load";
import { isStillTrue } from "../letters/standing";
import type { LetterOrder } from "../letters/standing";

export type LetterOutcome = "sent" | "already-sent" | "outdated";

/**
 * Sends a queued letter, if the booking as it now is still bears it out and it has not left before.
 * Throws when it could not leave: the job is then tried again.
 */
export async function sendLetter(order: LetterOrder, now: Instant, by?: Mailer): Promise<LetterOutcome> {
  const { bookingId, kind, sequence } = order;
  const booking = await loadLetterBooking(bookingId);
  const outcome =
    booking && isStillTrue(booking, order, now)
      ? await deliverOnce(`booking-${kind}:${bookingId}:${sequence}`, composeLetter(kind, booking, now), by)
      : "outdated";
  log("info", "letter", { bookingId, kind, sequence, outcome });
  return outcome;
}
