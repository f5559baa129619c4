import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { eventValue } from "./frame";

/** An event that was not delivered by then is dropped, in milliseconds. */
const deliveredWithin = 24 * msPerHour;
/** The time that Google has for its answer, in milliseconds. */
const patience = 5_000;

/**
 * Sends an event of the booking to Google by the Measurement Protocol. Everything that is sent is in this function: the
 * name of the event, its fixed value, random ids, the pattern of the page, the firm's name and an empty referrer.
 * Throws if Google did not take the event, so that the worker tries again within a day.
 */
export async function sendGoogleEvent(event: PayloadOf<"google-event">, now: Instant): Promise<void> {
  const { NEXT_PUBLIC_GA_ID, GA_API_SECRET, GA_API_URL = "https://www.google-analytics.com", siteUrl } = env();
  const at = Date.parse(event.at);
  if (NEXT_PUBLIC_GA_ID === undefined || GA_API_SECRET === undefined || now - at > deliveredWithin) return;
  const page = { page_location: `${siteUrl}${event.route}`, page_title: firm().tradingName, page_referrer: "" };
  const params = {
    ...page,
    ...(event.name === "exception" ? {} : eventValue),
    ...(event.name === "purchase" ? { transaction_id: event.id } : {}),
  };
  const query = new URLSearchParams({ measurement_id: NEXT_PUBLIC_GA_ID, api_secret: GA_API_SECRET });
  const response = await fetch(`${GA_API_URL}/mp/collect?${query}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      client_id: event.visitor,
      timestamp_micros: at * 1_000,
      consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
      events: [{ name: event.name, params }],
    }),
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`Google answered with status ${response.status}`);
}
