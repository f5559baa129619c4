import { log } from "@/lib/platform/log";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";

import { quarantineLetter, senderLetter, staffLetter } from "../letters/compose";
import { countQuarantined, findInquiry } from "../queries";

export type LetterOutcome = "sent" | "already-sent" | "outdated";

/** Sends a queued letter unless it has left before or its record is gone. Throws when it could not leave: the job is then tried again. */
export async function sendInquiryLetter({ inquiry, id, to }: PayloadOf<"inquiry-letter">, by?: Mailer): Promise<LetterOutcome> {
  const found = await findInquiry(inquiry, id);
  const outcome =
    found?.state === "received"
      ? await deliverOnce(`${inquiry}-${to}:${id}:0`, to === "staff" ? staffLetter(found) : senderLetter(found), by)
      : "outdated";
  log("info", "letter", { inquiry, id, to, outcome });
  return outcome;
}

/** Tells the staff once how much was quarantined. */
export async function sendQuarantineNotice({ until }: PayloadOf<"quarantine-notice">, by?: Mailer): Promise<LetterOutcome> {
  const count = await countQuarantined(Date.parse(until));
  return count === 0 ? "outdated" : deliverOnce(`quarantine-notice:${until}:0`, quarantineLetter(count), by);
}
