import { receiveText, recordReport } from "@/lib/booking/texts/commands/record-report";
import { only, refusal, unexpectedError } from "@/lib/platform/web/api";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { readBytes } from "@/lib/platform/request/request-body";
import { fail } from "@/lib/platform/result";
import { networkOf } from "@/lib/platform/security/address";
import { admit } from "@/lib/platform/security/limits";
import { smsSettings } from "@/lib/platform/sms/settings";
import { isSignedBySms } from "@/lib/platform/sms/signature";

/** An answer without a message, so that the provider sends none to the client. */
const noReply = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Receives reports on our text messages, and the messages that clients send to our number. */
async function postText(request: Request): Promise<Response> {
  try {
    const admitted = await admit("webhook", networkOf(request.headers.get("x-client-address")));
    if (!admitted.ok) return refusal(admitted, defaultLocale);
    const body = await readBytes(request);
    if (body === undefined) return refusal(fail("INVALID_REQUEST_FORMAT", { status: 413 }), defaultLocale);
    const settings = smsSettings();
    const fields = new URLSearchParams(Buffer.from(body).toString());
    const signature = request.headers.get("x-twilio-signature");
    if (!settings || !isSignedBySms({ url: settings.callbackUrl, fields }, signature, settings.token))
      return refusal(fail("INVALID_REQUEST_FORMAT"), defaultLocale);
    await receive(fields);
    return new Response(noReply, { headers: { "content-type": "text/xml", "cache-control": "no-store" } });
  } catch (error) {
    return unexpectedError("webhooks.sms", error, defaultLocale);
  }
}

async function receive(fields: URLSearchParams): Promise<void> {
  const status = fields.get("MessageStatus");
  if (status === null) return receiveText({ from: fields.get("From") ?? "", body: fields.get("Body") ?? "" });
  const code = Number(fields.get("ErrorCode"));
  const providerId = fields.get("MessageSid") ?? "";
  return recordReport(
    { providerId, status, code: Number.isSafeInteger(code) && code > 0 ? code : undefined },
    Date.now(),
  );
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postText });
