import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { startCooldown } from "@/lib/platform/mail/cooldown";
import { hmac } from "@/lib/platform/security/keys";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { consentWording, edition } from "../consent";
import type { Signup } from "../schema";
import { confirmToken, unsubscribeToken } from "../tokens";

export type SubscriptionRequest = Signup & {
  readonly locale: Locale;
  readonly source: "form" | "api";
  /** The visitor's IPv4 address or IPv6 /64 network, as in rate limits. The database stores only its HMAC. */
  readonly network: string;
  /**
   * Whether a bot may have sent the request. The visitor gets the usual response, but the request is quarantined and no
   * email is sent.
   */
  readonly isDoubtful?: boolean;
};

/**
 * Stores the request with the wording that the visitor agreed to, and queues the email with the confirmation link. A
 * repeated request within an hour has no effect.
 *
 * This function does not check whether the address is new, subscribed or suppressed. The worker does that. The function
 * runs the same statements for every address, so neither the response nor its timing reveals the state of the address.
 */
export async function requestSubscription(
  { isDoubtful = false, ...request }: SubscriptionRequest,
  now: Instant,
): Promise<void> {
  const { email, locale } = request;
  await db.$transaction(async (tx) => {
    const purpose = isDoubtful ? "newsletter-doubt" : "newsletter";
    const { isAllowed } = await startCooldown(tx, { purpose, address: email }, now);
    if (!isAllowed) return;
    const id = randomUUID();
    await tx.newsletterConsent.create({
      data: {
        id,
        email,
        firstName: request.firstName ?? null,
        lastName: request.lastName ?? null,
        interests: request.interests ?? [],
        locale,
        wording: consentWording(locale),
        edition,
        source: request.source,
        networkHash: Uint8Array.from(hmac("consent-network", request.network)),
        requestedAt: new Date(now),
        isQuarantined: isDoubtful,
        confirmHash: hashToken(confirmToken(id)),
        unsubscribeHash: hashToken(unsubscribeToken(email)),
      },
      select: { id: true },
    });
    await enqueue(tx, { task: "newsletter-email", payload: { kind: "confirm", consentId: id } });
  });
}
