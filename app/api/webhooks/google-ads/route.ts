import { receiveDelivery } from "@/lib/inquiry/google-ads/receive-delivery";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { readBytes } from "@/lib/platform/request/request-body";
import { fail } from "@/lib/platform/result";
import { networkOf } from "@/lib/platform/security/address";
import { admit } from "@/lib/platform/security/limits";
import { only, refusal, unexpectedError } from "@/lib/platform/web/api";

/**
 * Receives the leads of forms in Google's ads. Google repeats a delivery after a status of 5xx and gives up after 4xx,
 * so only requests that would fail again get 4xx. Requests with the right key have no limit.
 */
async function postLead(request: Request): Promise<Response> {
  try {
    const body = await readBytes(request);
    if (body === undefined) return refusal(fail("INVALID_REQUEST_FORMAT", { status: 413 }), defaultLocale);
    const result = await receiveDelivery(body, Date.now());
    switch (result) {
      case "stored":
      case "repeated":
        return answer(200);
      case "no-json":
        return answer(400, "The body is not a JSON object.");
      case "no-id":
        return answer(400, "lead_id must be a text of 1 to 2,000 ASCII characters.");
      case "wrong-key": {
        const admitted = await admit("webhook", networkOf(request.headers.get("x-client-address")));
        return admitted.ok ? answer(401, "google_key is not the key of this site.") : refusal(admitted, defaultLocale);
      }
      default:
        return result satisfies never;
    }
  } catch (error) {
    return unexpectedError("webhooks.google-ads", error, defaultLocale);
  }
}

function answer(status: number, message?: string): Response {
  return Response.json(message === undefined ? {} : { message }, { status, headers: { "cache-control": "no-store" } });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postLead });
