import { createHash, timingSafeEqual } from "node:crypto";

import { env } from "@/lib/platform/env";
import type { Instant } from "@/lib/platform/time/instant";

import { storeAdsLead } from "./commands/store-ads-lead";
import { parseJsonObject, readPayload, withoutKey } from "./payload";

/** What became of a delivery: the lead is stored now or was stored before, or why it cannot be stored. */
export type DeliveryResult = "stored" | "repeated" | "no-json" | "wrong-key" | "no-id";

/** Receives one request of Google Ads and stores its lead. */
export async function receiveDelivery(body: Uint8Array, now: Instant): Promise<DeliveryResult> {
  const value = parseJsonObject(body);
  if (!value) return "no-json";
  if (!isKey(value["google_key"])) return "wrong-key";
  const payload = readPayload(value);
  return payload ? storeAdsLead({ payload, all: withoutKey(value) }, now) : "no-id";
}

/** Compares in constant time. Without a configured key, every key is wrong. */
function isKey(given: unknown): boolean {
  const { GOOGLE_ADS_WEBHOOK_KEY: key } = env();
  if (key === undefined || typeof given !== "string") return false;
  const [one, other] = [given, key].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
