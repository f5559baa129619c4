import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isZone } from "@/lib/platform/time/zone-id";
import { firm } from "@/lib/firm/settings-snapshot";
import { offeredMode } from "@/lib/firm/offered-modes";
import { currencyFor, initialPrice } from "@/lib/services/price";
import { serviceByKey } from "@/lib/services/find";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { z } from "zod";

import type { Order } from "./commands/write";
import { isBornBy } from "./date-of-birth";
import type { bookingRequestSchema } from "./schema";

type OrderCall = { readonly locale: Locale; readonly now: Instant };
type Refusal = "VALIDATION_ERROR" | "BOOKING_UNAVAILABLE";

/** An order from the API's body. VALIDATION_ERROR carries `details.codes` by field; BOOKING_UNAVAILABLE when the length is not the service's. */
export async function orderFrom(
  request: z.infer<typeof bookingRequestSchema>,
  { locale, now }: OrderCall,
): Promise<Result<Order, Refusal>> {
  const service = await serviceByKey(request.serviceType);
  const zone = request.timeZone ?? firm().zone;
  const faults: Record<string, string[]> = {};
  if (!service) faults.serviceType = ["unknownService"];
  if (!isZone(zone)) faults.timeZone = ["unknownZone"];
  if (!isBornBy(request.clientInfo.dateOfBirth, now)) faults["clientInfo.dateOfBirth"] = ["dateOfBirthInvalid"];
  const meetingMode = offeredMode(request.meetingMode);
  if (!meetingMode) faults.meetingMode = ["meetingModeNotOffered"];
  if (!service || !meetingMode || Object.keys(faults).length > 0) return fail("VALIDATION_ERROR", { codes: faults });

  const start = Date.parse(request.startTime);
  if (Date.parse(request.endTime) !== start + service.minutes * msPerMinute) return fail("BOOKING_UNAVAILABLE");
  const currency = currencyFor(locale, request.currency);
  const { privacyConsent: _, hashesConfirmed: __, ...details } = request.clientInfo;
  return ok({
    service,
    start,
    details: { ...details, isNewClient: request.isNewClient ?? details.isNewClient ?? true },
    meetingMode,
    safeContact: request.safeContact,
    zone,
    locale,
    price: { minor: initialPrice(service, currency), currency },
  });
}
