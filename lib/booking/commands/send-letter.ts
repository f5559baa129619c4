import { log } from "@/lib/platform/log";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { composeLetter } from "../letters/compose";
import { loadLetterBooking } from "../letters/load";
import { isStillTrue } from "../letters/standing";
import type { LetterKind, LetterOrder } from "../letters/standing";
import { addToSummary, removeFromSummaries } from "./summary";

export type LetterOutcome = "sent" | "already-sent" | "over-allowance" | "outdated";

/**
 * Sends a queued email, if the booking as it now is still bears it out and it has not left before. Beyond the recipient's
 * allowance the booking goes into a summary that is sent later. Throws when it could not leave: the job is then tried again.
 */
export async function sendLetter(order: LetterOrder, now: Instant, by?: Mailer): Promise<LetterOutcome> {
  const { bookingId, kind, sequence } = order;
  const booking = await loadLetterBooking(bookingId);
  const outcome =
    booking && isStillTrue(booking, order, now)
      ? await deliverWithinAllowance(`booking-${kind}:${bookingId}:${sequence}`, composeLetter(kind, booking, now), {
          kind: allowanceOf(kind),
          now,
          by,
        })
      : "outdated";
  if (booking && outcome === "over-allowance") await addToSummary(booking, now);
  // What has just left says more than the summary would.
  if (outcome === "sent") await removeFromSummaries(bookingId);
  log("info", "letter", { bookingId, kind, sequence, outcome });
  return outcome;
}

function allowanceOf(kind: LetterKind): "booking" | "reminder" {
  return kind === "reminder-24h" || kind === "reminder-2h" ? "reminder" : "booking";
}
