import { env } from "@/lib/platform/env";
import { isFree } from "@/lib/platform/money/money";

export type CardSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  /** The URL of a test server that imitates the provider's API. */
  readonly apiUrl: string | undefined;
};

/**
 * Reads the settings for card payments. Undefined if the firm does not accept cards. If only some of the settings are
 * set, the site does not start.
 */
export function cardSettings(): CardSettings | undefined {
  const settings = env();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const publishableKey = settings.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY;
  if (secretKey === undefined || webhookSecret === undefined || publishableKey === undefined) return undefined;
  return { secretKey, webhookSecret, publishableKey, apiUrl: settings.STRIPE_API_URL };
}

/** Whether an appointment of this price can be paid by card. */
export function isPaidByCard(priceMinor: number): boolean {
  return !isFree(priceMinor) && cardSettings() !== undefined;
}
