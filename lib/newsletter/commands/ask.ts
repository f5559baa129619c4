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
import { confirmToken, leaveToken } from "../tokens";

export type Asking = Signup & {
  readonly locale: Locale;
  readonly source: "form" | "api";
  /** The network that asked, as limits count it. Only an HMAC of it is kept. */
  readonly network: string;
  /** Doubtful: kept for a person to look at, answered like any other, and never written to. */
  readonly isDoubtful?: boolean;
};

/**
 * Notes that the address asked and what it agreed to, and queues the email with the confirmation link. Asked again within
 * the hour, nothing is added and no second email goes out.
 *
 * Whether the address is new, subscribed or wants no emails is looked up later, by the worker: here the same statements
 * run for each of them, so neither the answer nor its time tells anything.
 */
export async function ask({ isDoubtful = false, ...asking }: Asking, now: Instant): Promise<void> {
  const { email, locale } = asking;
  await db.$transaction(async (tx) => {
    if (!(await startCooldown(tx, { purpose: isDoubtful ? "newsletter-doubt" : "newsletter", address: email }, now)))
      return;
    const id = randomUUID();
    await tx.newsletterConsent.create({
      data: {
        id,
        email,
        firstName: asking.firstName ?? null,
        lastName: asking.lastName ?? null,
        interests: asking.interests ?? [],
        locale,
        wording: consentWording(locale),
        edition,
        source: asking.source,
        networkHash: Uint8Array.from(hmac("consent-network", asking.network)),
        askedAt: new Date(now),
        isQuarantined: isDoubtful,
        confirmHash: hashToken(confirmToken(id)),
        leaveHash: hashToken(leaveToken(email)),
      },
      select: { id: true },
    });
    await enqueue(tx, { task: "newsletter-email", payload: { kind: "asked", consentId: id } });
  });
}
