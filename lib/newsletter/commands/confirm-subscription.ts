import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { confirmRecipient } from "@/lib/platform/mail/allowance";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { isExpired } from "../subscription-state";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/**
 * Subscribes the email address to which the confirmation link was sent. A repeated confirmation succeeds and changes
 * nothing. RESOURCE_CONFLICT: this link started a subscription that has ended. Only a new request can start another
 * subscription. BUSINESS_RULE_VIOLATION: the link is too old.
 */
export async function confirmSubscription(token: string, now: Instant): Promise<Result<null, Refusal, "link-expired">> {
  return db.$transaction(async (tx) => {
    const confirmHash = hashToken(token);
    // If the link is used twice at the same time, the second confirmation waits for the first and then finds the
    // subscription that the first has created.
    await lockRow(tx, "newsletter_consents", { confirm_hash: confirmHash });
    const consent = await tx.newsletterConsent.findUnique({
      where: { confirmHash },
      include: { subscriber: { select: { state: true } } },
    });
    if (!consent || consent.isQuarantined) return fail("RESOURCE_NOT_FOUND");
    if (consent.subscriber) return consent.subscriber.state === "confirmed" ? ok(null) : fail("RESOURCE_CONFLICT");
    if (isExpired(consent, now)) return fail("BUSINESS_RULE_VIOLATION", { rule: "link-expired" });

    const { email, firstName, lastName, interests, locale, unsubscribeHash } = consent;
    const subscription = {
      firstName,
      lastName,
      interests,
      locale,
      state: "confirmed",
      confirmedAt: new Date(now),
      endedAt: null,
    };
    const subscriber = await tx.newsletterSubscriber.upsert({
      where: { email },
      update: subscription,
      create: { ...subscription, email, unsubscribeHash },
      select: { id: true },
    });
    await tx.newsletterConsent.update({
      where: { id: consent.id },
      data: { confirmedAt: new Date(now), subscriberId: subscriber.id },
      select: { id: true },
    });
    // The owner of the address has just agreed to emails. This overrides an earlier request to stop them.
    await tx.newsletterSuppression.deleteMany({ where: { unsubscribeHash } });
    await confirmRecipient(tx, email, now);
    await record(
      tx,
      { kind: "visitor" },
      {
        action: "newsletter.confirmed",
        subjectKind: "subscriber",
        subjectId: subscriber.id,
        details: { edition: consent.edition },
      },
    );
    await enqueue(tx, { task: "newsletter-email", payload: { kind: "welcome", consentId: consent.id } });
    return ok(null);
  });
}
