import type { PayloadOf } from "@/lib/platform/jobs/job";
import { log } from "@/lib/platform/log";
import { deliverWithinAllowance } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Email } from "@/lib/platform/mail/email";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { composeConfirmationRequest, composeSubscribed } from "../emails/compose";
import { findSubscriptionRequest } from "../queries";

type NewsletterEmailJob = PayloadOf<"newsletter-email">;
type SubscriptionRequest = NonNullable<Awaited<ReturnType<typeof findSubscriptionRequest>>>;

export type NewsletterEmailOutcome = DeliveryOutcome | "over-allowance" | "outdated";

/**
 * Sends the email that follows a subscription request or its confirmation. Sends nothing if the request is quarantined,
 * if the address is suppressed or has used up its email allowance, or if the subscription's current state makes the
 * email unnecessary. Throws if the email could not be sent, so that the job is retried.
 */
export async function sendNewsletterEmail(
  { kind, consentId }: NewsletterEmailJob,
  now: Instant,
  by?: Mailer,
): Promise<NewsletterEmailOutcome> {
  const request = await findSubscriptionRequest(consentId, now);
  const email = request && emailFor(kind, request);
  const outcome = email
    ? await deliverWithinAllowance(`newsletter-${kind}:${consentId}`, email, { kind: "form", now, by })
    : "outdated";
  log("info", "newsletter-email", { consentId, kind, outcome });
  return outcome;
}

function emailFor(kind: NewsletterEmailJob["kind"], request: SubscriptionRequest): Email | undefined {
  const isConfirmed = request.confirmedAt !== null;
  if (request.isQuarantined || request.isSuppressed) return undefined;
  if (kind === "welcome")
    return isConfirmed && request.isSubscribed ? composeSubscribed(request, "welcome") : undefined;
  if (isConfirmed) return undefined;
  return request.isSubscribed ? composeSubscribed(request, "already") : composeConfirmationRequest(request, request.id);
}
