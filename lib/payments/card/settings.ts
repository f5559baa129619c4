import { env } from "@/lib/platform/env";
import { isFree } from "@/lib/platform/money/money";

export type CardSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  /** Another server that speaks the provider's API, for tests. */
  readonly apiUrl: string | undefined;
};

/** Undefined unless the firm takes cards. The start refuses some of the settings without the others. */
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
