import { findDays } from "@/lib/availability/queries/slots";
import { monthQuery } from "@/lib/availability/schema";
import { office } from "@/lib/firm/legal";
import { only, route } from "@/lib/platform/web/api";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { ok } from "@/lib/platform/result";
import { serviceByKey } from "@/lib/services/find";

import { toSlotView } from "@/lib/availability/slot-view";

const dates = route({
  name: "availability.month",
  limit: "read",
  schema: monthQuery,
  async run({ serviceType, month, timeZone }, { now }) {
    const service = await serviceByKey(serviceType);
    if (!service) return invalidField("serviceType", "unknownService");
    const rules = office();
    const zone = timeZone ?? rules.zone;
    const { dates: days, nextFree } = await findDays({ service, office: rules, now, month, zone });
    return ok({ dates: days, nextFree: nextFree && toSlotView({ ...nextFree, isFree: true }, zone) });
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: dates });
