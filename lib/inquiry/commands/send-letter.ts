import { log } from "@/lib/platform/log";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce, deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { quarantineLetter, senderLetter, staffLetter } from "../letters/compose";
import { countQuarantined, findInquiry } from "../queries";

export type LetterOutcome = "sent" | "already-sent" | "over-allowance" | "outdated";

/**
 * Sends a queued email unless it has left before, its record is gone, or the sender's address has had as many receipts as one
 * day allows: the page has shown the reference already. Throws when it could not leave: the job is then tried again.
 */
export async function sendInquiryLetter({ inquiry, id, to }: PayloadOf<"inquiry-letter">, now: Instant, by?: Mailer): Promise<LetterOutcome> {
  const found = await findInquiry(inquiry, id);
  const key = `${inquiry}-${to}:${id}:0`;
  const outcome =
    found?.state !== "received"
      ? "outdated"
      : to === "staff"
        ? await deliverOnce(key, staffLetter(found), by)
        : await deliverWithinAllowance(key, senderLetter(found), { kind: "form", now, by });
  log("info", "letter", { inquiry, id, to, outcome });
  return outcome;
}

/** Tells the staff once how much was quarantined. */
export async function sendQuarantineNotice({ until }: PayloadOf<"quarantine-notice">, by?: Mailer): Promise<LetterOutcome> {
  const count = await countQuarantined(Date.parse(until));
  return count === 0 ? "outdated" : deliverOnce(`quarantine-notice:${until}:0`, quarantineLetter(count), by);
}
