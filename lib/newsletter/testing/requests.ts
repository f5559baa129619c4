import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { confirmSubscription } from "../commands/confirm-subscription";
import { requestSubscription } from "../commands/request-subscription";
import type { SubscriptionRequest } from "../commands/request-subscription";
import { confirmToken } from "../tokens";

/** Generates an email address that no other test uses. */
export const anAddress = () => `reader-${randomUUID()}@example.org`;

export function aRequest(email: string, changes: Partial<SubscriptionRequest> = {}): SubscriptionRequest {
  return {
    email,
    firstName: "Zoë",
    lastName: "Kowalchuk",
    interests: ["crypto"],
    locale: "de",
    source: "api",
    network: "203.0.113.7",
    ...changes,
  };
}

export const consentsOf = (email: string) =>
  db.newsletterConsent.findMany({ where: { email }, orderBy: { requestedAt: "asc" } });

export const subscriberOf = (email: string) => db.newsletterSubscriber.findUnique({ where: { email } });

/** Lists the kinds of emails that are queued for an address. */
export const queuedFor = (email: string) => db.$queryRaw<{ kind: string }[]>`
  select payload->>'kind' as kind from graphile_worker._private_jobs jobs
  where payload->>'consentId' in (select id::text from newsletter_consents where email = ${email}) order by kind`;

/** Requests a subscription and returns the token of its confirmation link. */
export async function requested(email: string, at: Instant, changes: Partial<SubscriptionRequest> = {}) {
  await requestSubscription(aRequest(email, changes), at);
  return confirmToken((await consentsOf(email)).at(-1)?.id ?? "");
}

export async function subscribed(email: string, at: Instant): Promise<void> {
  const confirmed = await confirmSubscription(await requested(email, at), at);
  if (!confirmed.ok) throw new Error(confirmed.error);
}
