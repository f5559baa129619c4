import type { PayloadOf } from "@/lib/platform/jobs/job";
import { log } from "@/lib/platform/log";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { Email } from "@/lib/platform/mail/email";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { confirmationEmail } from "../emails/confirmation";
import { subscribedEmail } from "../emails/subscribed";
import { findAsking } from "../queries";

export type NewsletterOrder = PayloadOf<"newsletter-email">;
export type NewsletterOutcome = "sent" | "already-sent" | "over-allowance" | "outdated";

/** Sends the email that an asking calls for as things now stand, or none. Throws when it could not leave: the job is then tried again. */
export async function sendNewsletterEmail(
  { kind, consentId }: NewsletterOrder,
  now: Instant,
  by?: Mailer,
): Promise<NewsletterOutcome> {
  const asking = await findAsking(consentId, now);
  const email = asking && emailOf(kind, asking);
  const outcome = email
    ? await deliverWithinAllowance(`newsletter-${kind}:${consentId}`, email, { kind: "form", now, by })
    : "outdated";
  log("info", "newsletter-email", { consentId, kind, outcome });
  return outcome;
}

type Asking = NonNullable<Awaited<ReturnType<typeof findAsking>>>;

function emailOf(kind: NewsletterOrder["kind"], asking: Asking): Email | undefined {
  const isConfirmed = asking.confirmedAt !== null;
  if (asking.isQuarantined || asking.isSuppressed) return undefined;
  if (kind === "welcome") return isConfirmed && asking.isSubscribed ? subscribedEmail(asking, "welcome") : undefined;
  if (isConfirmed) return undefined;
  return asking.isSubscribed ? subscribedEmail(asking, "already") : confirmationEmail(asking, asking.id);
}
