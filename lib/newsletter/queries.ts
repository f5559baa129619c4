import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { hashToken, isTokenShaped } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { knownInterests } from "./interests";
import type { Interest } from "./interests";
import { isExpired, isSuppressing } from "./standing";

/** What a confirmation link opens: "open" has its button, the others say why there is none. */
export type ConfirmState = "open" | "confirmed" | "ended" | "expired";

/** The state of a confirmation link, or undefined for one that opens nothing. */
export async function findConfirmation(token: string, now: Instant): Promise<ConfirmState | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const consent = await db.newsletterConsent.findUnique({
    where: { confirmHash: hashToken(token) },
    select: { askedAt: true, isQuarantined: true, subscriber: { select: { state: true } } },
  });
  if (!consent || consent.isQuarantined) return undefined;
  if (consent.subscriber) return consent.subscriber.state === "confirmed" ? "confirmed" : "ended";
  return isExpired(consent, now) ? "expired" : "open";
}

/** An address as its own link shows it. Never the address itself: a forwarded email would tell it on. */
export type Subscription =
  | { readonly state: "confirmed"; readonly language: Locale; readonly interests: readonly Interest[] }
  | { readonly state: "pending" | "ended" };

/** The subscription behind an address's link, or undefined for a link that is no address's. */
export async function findSubscription(token: string): Promise<Subscription | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const leaveHash = hashToken(token);
  const subscriber = await db.newsletterSubscriber.findUnique({
    where: { leaveHash },
    select: { state: true, locale: true, interests: true },
  });
  if (subscriber?.state === "confirmed") {
    return {
      state: "confirmed",
      language: parseLocale(subscriber.locale) ?? defaultLocale,
      interests: knownInterests(subscriber.interests),
    };
  }
  if ((await db.newsletterConsent.count({ where: { leaveHash, confirmedAt: null } })) > 0) return { state: "pending" };
  if (subscriber || (await db.newsletterSuppression.count({ where: { leaveHash } })) > 0) return { state: "ended" };
  return undefined;
}

/** An asking with what the email about it depends on. */
export async function findAsking(consentId: string, now: Instant) {
  const consent = await db.newsletterConsent.findUnique({
    where: { id: consentId },
    select: { id: true, email: true, locale: true, leaveHash: true, confirmedAt: true, isQuarantined: true },
  });
  if (!consent) return undefined;
  const subscriber = await db.newsletterSubscriber.findUnique({
    where: { email: consent.email },
    select: { state: true },
  });
  const suppression = await db.newsletterSuppression.findUnique({
    where: { leaveHash: consent.leaveHash },
    select: { until: true },
  });
  return {
    ...consent,
    locale: parseLocale(consent.locale) ?? defaultLocale,
    isSubscribed: subscriber?.state === "confirmed",
    isSuppressed: isSuppressing(suppression, now),
  };
}
