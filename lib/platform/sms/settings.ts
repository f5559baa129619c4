import { env } from "../env";

export type SmsSettings = {
  readonly account: string;
  readonly token: string;
  /** A number in E.164 format, or the id of a messaging service. */
  readonly from: string;
  readonly apiUrl: string;
  /** The URL to which the provider posts reports and received messages. */
  readonly callbackUrl: string;
};

/**
 * Reads the settings for text messages. Undefined if the firm has no provider. Texts cannot be redirected to one
 * address, so the server sends none if MAIL is not "on".
 */
export function smsSettings(): SmsSettings | undefined {
  const { SMS_ACCOUNT_SID: account, SMS_AUTH_TOKEN: token, SMS_FROM: from, SMS_API_URL, MAIL, siteUrl } = env();
  if (account === undefined || token === undefined || from === undefined || MAIL !== "on") return undefined;
  const apiUrl = SMS_API_URL ?? "https://api.twilio.com";
  return { account, token, from, apiUrl, callbackUrl: `${siteUrl}/api/webhooks/sms` };
}
