// @ts-check
// This is plain JavaScript without packages, as in setting-formats.mjs.

/** @param {string} value */
function isGoogleAccount(value) {
  try {
    const { type, client_email, private_key, client_id, client_secret, refresh_token } = JSON.parse(value);
    if (type === "service_account") return Boolean(client_email) && /PRIVATE KEY/.test(private_key);
    return type === "authorized_user" && Boolean(client_id && client_secret && refresh_token);
  } catch {
    return false;
  }
}

/** The formats of the settings with which the server receives leads from Google, and reports conversions. */
export const googleFormats = {
  NEXT_PUBLIC_GTM_ID: {
    format: "the id of a container of Google Tag Manager, GTM-XXXXXXX",
    accepts: (/** @type {string} */ value) => /^GTM-[A-Z0-9]{4,12}$/.test(value),
  },
  NEXT_PUBLIC_GA_ID: {
    format: "a measurement id of Google Analytics, G-XXXXXXXXXX",
    accepts: (/** @type {string} */ value) => /^G-[A-Z0-9]{6,14}$/.test(value),
  },
  GA_API_SECRET: {
    format: "a secret of the Measurement Protocol, 16 to 64 letters, digits, hyphens and underscores",
    accepts: (/** @type {string} */ value) => /^[\w-]{16,64}$/.test(value),
  },
  GOOGLE_ADS_WEBHOOK_KEY: {
    format: "16 to 50 characters without spaces, as in the settings of the lead form",
    /** @param {string} value */
    accepts: (value) => /^[\x21-\x7e]{16,50}$/.test(value),
  },
  GOOGLE_DATA_MANAGER_CREDENTIALS: {
    format: "the JSON file of a service account, or of a user with a refresh token (type authorized_user)",
    accepts: isGoogleAccount,
  },
  GOOGLE_DATA_MANAGER_DESTINATION: {
    format:
      "the number of the Google Ads account, as 123-456-7890, and after a / that of its manager account if needed",
    /** @param {string} value */
    accepts: (value) => /^\d{3}-?\d{3}-?\d{4}(?:\/\d{3}-?\d{3}-?\d{4})?$/.test(value),
  },
};

/**
 * Checks the settings with which the server reports conversions: both or none, and no test server with SITE_MODE=live.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {string[]}
 */
export function googleErrors(source) {
  const lines = [];
  if (!source.GOOGLE_DATA_MANAGER_CREDENTIALS !== !source.GOOGLE_DATA_MANAGER_DESTINATION)
    lines.push("GOOGLE_DATA_MANAGER_CREDENTIALS and GOOGLE_DATA_MANAGER_DESTINATION must be set together.");
  if (source.GOOGLE_DATA_MANAGER_URL && source.SITE_MODE === "live")
    lines.push("GOOGLE_DATA_MANAGER_URL is for tests and must not be set in live mode.");
  if (source.GA_API_URL && source.SITE_MODE === "live")
    lines.push("GA_API_URL is for tests and must not be set in live mode.");
  return lines;
}
