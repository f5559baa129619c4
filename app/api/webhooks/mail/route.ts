import { storeEmail } from "@/lib/inquiry/inbox/commands/store-email";
import { claimedSignature, readSigned } from "@/lib/inquiry/inbox/inbound/signature";
import { json, only, refusal, unexpectedError } from "@/lib/platform/web/api";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { networkOf } from "@/lib/platform/security/address";
import { admit } from "@/lib/platform/security/limits";

/**
 * Receives an email as raw MIME and stores it. A job reads it later, so that no email can hold up the server. A
 * repeated email has no further effect. No signed email is refused for its size or content, because the mail service
 * would send it again.
 */
async function postEmail(request: Request): Promise<Response> {
  const locale = defaultLocale;
  try {
    const claimed = claimedSignature(request.headers.get("x-signature"));
    if (!claimed || env().INBOUND_MAIL_SECRET === undefined) return wrongSignature();
    const admitted = await admit("webhook", networkOf(request.headers.get("x-client-address")));
    if (!admitted.ok) return refusal(admitted, locale);
    const email = await readSigned(request, claimed);
    if (!email) return wrongSignature();
    await storeEmail(email, Date.now());
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return unexpectedError("webhooks.mail", error, locale);
  }
}

/** The message of AUTH_TOKEN_INVALID is about a person's session, which the mail service does not have. */
function wrongSignature(): Response {
  const message = "The header x-signature is not the HMAC-SHA256 of the body under INBOUND_MAIL_SECRET.";
  return json({ success: false, error: { code: "AUTH_TOKEN_INVALID", message } }, { status: 401 });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postEmail });
