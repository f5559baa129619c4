import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { hashToken, isTokenShaped } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { knownInterests } from "./interests";
import type { Interest } from "./interests";
import { isExpired, isSuppressing } from "./subscription-state";

/**
 * The states of a confirmation link. If the state is "open", the page has a button to confirm. In all other states, the
 * page explains why the link cannot be used.
 */
export type ConfirmState = "open" | "confirmed" | "ended" | "expired";

/** Finds the state of a confirmation link. Undefined if the link is unknown. */
export async function findConfirmation(token: string, now: Instant): Promise<ConfirmState | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const consent = await db.newsletterConsent.findUnique({
    where: { confirmHash: hashToken(token) },
    select: { requestedAt: true, isQuarantined: true, subscriber: { select: { state: true } } },
  });
  if (!consent || consent.isQuarantined) return undefined;
  if (consent.subscriber) return consent.subscriber.state === "confirmed" ? "confirmed" : "ended";
  return isExpired(consent, now) ? "expired" : "open";
}

/**
 * What the pages for unsubscribing and changing preferences show about the subscription. Newsletter emails link to
 * these pages. People may forward such an email, so the pages do not show the subscriber's email address.
 */
export type Subscription =
  | { readonly state: "confirmed"; readonly language: Locale; readonly interests: readonly Interest[] }
  | { readonly state: "pending" | "ended" };

/**
 * Finds a subscription by the token from a link for unsubscribing or changing preferences. Undefined if the token is
 * unknown.
 */
export async function findSubscription(token: string): Promise<Subscription | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const unsubscribeHash = hashToken(token);
  const subscriber = await db.newsletterSubscriber.findUnique({
    where: { unsubscribeHash },
    select: { state: true, locale: true, interests: true },
  });
  if (subscriber?.state === "confirmed") {
    return {
      state: "confirmed",
      language: parseLocale(subscriber.locale) ?? defaultLocale,
      interests: knownInterests(subscriber.interests),
    };
  }
  if ((await db.newsletterConsent.count({ where: { unsubscribeHash, confirmedAt: null } })) > 0)
    return { state: "pending" };
  if (subscriber || (await db.newsletterSuppression.count({ where: { unsubscribeHash } })) > 0)
    return { state: "ended" };
  return undefined;
}

/**
 * Finds a subscription request, and whether its email address is subscribed or suppressed. These facts decide which
 * email is sent.
 */
export async function findSubscriptionRequest(consentId: string, now: Instant) {
  const consent = await db.newsletterConsent.findUnique({
    where: { id: consentId },
    select: { id: true, email: true, locale: true, unsubscribeHash: true, confirmedAt: true, isQuarantined: true },
  });
  if (!consent) return undefined;
  const subscriber = await db.newsletterSubscriber.findUnique({
    where: { email: consent.email },
    select: { state: true },
  });
  const suppression = await db.newsletterSuppression.findUnique({
    where: { unsubscribeHash: consent.unsubscribeHash },
    select: { until: true },
  });
  return {
    ...consent,
    locale: parseLocale(consent.locale) ?? defaultLocale,
    isSubscribed: subscriber?.state === "confirmed",
    isSuppressed: isSuppressing(suppression, now),
  };
}
