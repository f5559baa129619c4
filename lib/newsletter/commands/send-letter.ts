import type { PayloadOf } from "@/lib/platform/jobs/job";
import { log } from "@/lib/platform/log";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { Letter } from "@/lib/platform/mail/letter";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { askedLetter } from "../letters/asked";
import { subscribedLetter } from "../letters/subscribed";
import { findAsking } from "../queries";

export type NewsletterOrder = PayloadOf<"newsletter-letter">;
export type NewsletterOutcome = "sent" | "already-sent" | "over-allowance" | "outdated";

/** Sends the letter that an asking calls for as things now stand, or none. Throws when it could not leave: the job is then tried again. */
export async function sendNewsletterLetter(
  { kind, consentId }: NewsletterOrder,
  now: Instant,
  by?: Mailer,
): Promise<NewsletterOutcome> {
  const asking = await findAsking(consentId, now);
  const letter = asking && letterOf(kind, asking);
  const outcome = letter
    ? await deliverWithinAllowance(`newsletter-${kind}:${consentId}`, letter, { kind: "form", now, by })
    : "outdated";
  log("info", "newsletter-letter", { consentId, kind, outcome });
  return outcome;
}

type Asking = NonNullable<Awaited<ReturnType<typeof findAsking>>>;

function letterOf(kind: NewsletterOrder["kind"], asking: Asking): Letter | undefined {
  const isConfirmed = asking.confirmedAt !== null;
  if (asking.isQuarantined || asking.isSuppressed) return undefined;
  if (kind === "welcome") return isConfirmed && asking.isSubscribed ? subscribedLetter(asking, "welcome") : undefined;
  if (isConfirmed) return undefined;
  return asking.isSubscribed ? subscribedLetter(asking, "already") : askedLetter(asking, asking.id);
}
