import { findOffered } from "@/lib/availability/queries/slots";
import { dayQuery } from "@/lib/availability/schema";
import { office } from "@/lib/firm/legal";
import { only, route } from "@/lib/platform/web/api";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { ok } from "@/lib/platform/result";
import { addDays } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";
import { serviceByKey } from "@/lib/services/find";

import { toSlotView } from "@/lib/availability/slot-view";

const slots = route({
  name: "availability.day",
  limit: "read",
  schema: dayQuery,
  async run({ serviceType, date, duration, timeZone }, { now }) {
    const service = await serviceByKey(serviceType);
    if (!service) return invalidField("serviceType", "unknownService");
    if (duration !== undefined && service.minutes < duration) return ok([]);
    const rules = office();
    const zone = timeZone ?? rules.zone;
    const offeredSlots = await findOffered({
      service,
      office: rules,
      now,
      from: startOfDay(date, zone),
      to: startOfDay(addDays(date, 1), zone),
    });
    return ok(offeredSlots.map((slot) => toSlotView(slot, zone)));
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: slots });
