// @ts-check
// This is plain JavaScript without packages, as in setting-formats.mjs.

const smsSettings = ["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"];

/** The formats of the settings with which the server sends text messages. */
export const smsFormats = {
  SMS_ACCOUNT_SID: {
    format: "the account SID as Twilio shows it, AC and 32 hexadecimal digits",
    accepts: (/** @type {string} */ value) => /^AC[0-9a-f]{32}$/.test(value),
  },
  SMS_AUTH_TOKEN: {
    format: "the auth token as Twilio shows it, 32 hexadecimal digits",
    accepts: (/** @type {string} */ value) => /^[0-9a-f]{32}$/.test(value),
  },
  SMS_FROM: {
    format: "a telephone number as +442079460000, or the SID of a messaging service, MG and 32 hexadecimal digits",
    accepts: (/** @type {string} */ value) => /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/.test(value),
  },
};

/**
 * Checks the settings for text messages: either all of them or none, and no test server with SITE_MODE=live.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {string[]}
 */
export function smsErrors(source) {
  const set = smsSettings.filter((name) => source[name]);
  const lines = [];
  if (set.length > 0 && set.length < smsSettings.length) lines.push(`${smsSettings.join(", ")} must be set together.`);
  if (source.SMS_API_URL && source.SITE_MODE === "live")
    lines.push("SMS_API_URL is for tests and must not be set in live mode.");
  return lines;
}
