import { receiveText, recordReport } from "@/lib/booking/texts/commands/record-report";
import { only } from "@/lib/platform/web/api";
import { signedWebhook } from "@/lib/platform/web/signed-webhook";
import { smsSettings } from "@/lib/platform/sms/settings";
import { isSignedBySms } from "@/lib/platform/sms/signature";

/** An answer without a message, so that the provider sends none to the client. */
const noReply = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Receives reports on our text messages, and the messages that clients send to our number. */
const postText = signedWebhook({
  name: "webhooks.sms",
  async receive(body, headers) {
    const settings = smsSettings();
    const fields = new URLSearchParams(body.toString());
    const signature = headers.get("x-twilio-signature");
    if (!settings || !isSignedBySms({ url: settings.callbackUrl, fields }, signature, settings.token)) return undefined;
    await receive(fields);
    return new Response(noReply, { headers: { "content-type": "text/xml", "cache-control": "no-store" } });
  },
});

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
