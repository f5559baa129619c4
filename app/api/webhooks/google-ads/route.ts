import { createHash, timingSafeEqual } from "node:crypto";

import { storeAdsLead } from "@/lib/inquiry/google-ads/commands/store-ads-lead";
import { parseJsonObject, readPayload, withoutKey } from "@/lib/inquiry/google-ads/payload";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { readBytes } from "@/lib/platform/request/request-body";
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
    if (body === undefined) return answer(413, "The body is larger than 256 KB.");
    const value = parseJsonObject(body);
    if (!value) return answer(400, "The body is not a JSON object.");
    if (!isKey(value["google_key"])) {
      const admitted = await admit("webhook", networkOf(request.headers.get("x-client-address")));
      return admitted.ok ? answer(401, "google_key is not the key of this site.") : refusal(admitted, defaultLocale);
    }
    const payload = readPayload(value);
    if (!payload) return answer(400, "lead_id must be a text of 1 to 2,000 ASCII characters.");
    await storeAdsLead({ payload, all: withoutKey(value) }, Date.now());
    return answer(200);
  } catch (error) {
    return unexpectedError("webhooks.google-ads", error, defaultLocale);
  }
}

/** Compares in constant time. Without a configured key, every key is wrong. */
function isKey(given: unknown): boolean {
  const { GOOGLE_ADS_WEBHOOK_KEY: key } = env();
  if (key === undefined || typeof given !== "string") return false;
  const [one, other] = [given, key].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function answer(status: number, message?: string): Response {
  return Response.json(message === undefined ? {} : { message }, { status, headers: { "cache-control": "no-store" } });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postLead });
