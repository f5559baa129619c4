import { receiveEvent } from "@/lib/money/card/commands/receive-event";
import { readEvent } from "@/lib/money/provider/event";
import { only, refusal, unexpectedError } from "@/lib/platform/web/api";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { readBytes } from "@/lib/platform/request/request-body";
import { fail } from "@/lib/platform/result";
import { networkOf } from "@/lib/platform/security/address";
import { admit } from "@/lib/platform/security/limits";

/**
 * Receives the payment provider's events. The body is read as bytes, because the provider signs the bytes. The handler
 * stores an event before it responds, and a job processes the event later.
 */
async function postEvent(request: Request): Promise<Response> {
  try {
    const admitted = await admit("webhook", networkOf(request.headers.get("x-client-address")));
    if (!admitted.ok) return refusal(admitted, defaultLocale);
    const body = await readBytes(request);
    if (body === undefined) return refusal(fail("INVALID_REQUEST_FORMAT", { status: 413 }), defaultLocale);
    const event = readEvent(Buffer.from(body), request.headers.get("stripe-signature"), Date.now());
    if (!event) return refusal(fail("INVALID_REQUEST_FORMAT"), defaultLocale);
    await receiveEvent(event);
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return unexpectedError("webhooks.stripe", error, defaultLocale);
  }
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postEvent });
