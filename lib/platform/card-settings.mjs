// @ts-check
// This is plain JavaScript without packages, as in setting-formats.mjs.

const cardSettings = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY"];

/**
 * Checks the settings for card payments: either all of them or none must be set, and the keys must be all test keys or
 * all live keys. With SITE_MODE=live, test keys and a test server are refused.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {string[]}
 */
export function cardErrors(source) {
  const isLive = source.SITE_MODE === "live";
  const set = cardSettings.filter((name) => source[name]);
  const keys = [source.STRIPE_SECRET_KEY, source.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY].map((key) => key?.split("_")[1]);
  const lines = [];
  if (set.length > 0 && set.length < cardSettings.length)
    lines.push(`${cardSettings.join(", ")} must be set together.`);
  else if (keys[0] !== keys[1]) lines.push("The keys of Stripe must both be test keys or both be live keys.");
  else if (isLive && keys[0] === "test") lines.push("STRIPE_SECRET_KEY must not be a test key in live mode.");
  if (isLive && source.STRIPE_API_URL) lines.push("STRIPE_API_URL is for tests and must not be set in live mode.");
  return lines;
}
