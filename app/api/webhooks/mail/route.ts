import { receiveEmail } from "@/lib/inbox/commands/receive-email";
import { claimedSignature, isGenuine } from "@/lib/inbox/inbound/signature";
import { only, refusal, unexpectedError } from "@/lib/platform/api";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { readBytes } from "@/lib/platform/request-body";
import { fail } from "@/lib/platform/result";
import { networkOf } from "@/lib/platform/security/address";
import { admit } from "@/lib/platform/security/limits";

/**
 * Receives an email as raw MIME. The signature is checked before the body is parsed, so a forged email changes nothing.
 * A repeated email has no further effect. An email that belongs to no thread is ignored but not refused, because the
 * mail service sends refused emails again.
 */
async function postEmail(request: Request): Promise<Response> {
  const locale = defaultLocale;
  try {
    const claimed = claimedSignature(request.headers.get("x-signature"));
    if (!claimed || env().INBOUND_MAIL_SECRET === undefined) return refusal(fail("AUTH_TOKEN_INVALID"), locale);
    const admitted = await admit("webhook", networkOf(request.headers.get("x-client-address")));
    if (!admitted.ok) return refusal(admitted, locale);
    const body = await readBytes(request);
    if (body === undefined) return refusal(fail("INVALID_REQUEST_FORMAT", { status: 413 }), locale);
    if (!isGenuine(body, claimed)) return refusal(fail("AUTH_TOKEN_INVALID"), locale);
    await receiveEmail(body, Date.now());
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return unexpectedError("webhooks.mail", error, locale);
  }
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postEmail });
