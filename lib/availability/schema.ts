import { z } from "zod";

import { localeTag } from "@/lib/platform/text";
import { isDay, isMonth } from "@/lib/platform/time/day";
import { isZone } from "@/lib/platform/time/zone-id";
import { serviceKey } from "@/lib/services/schema";

const timeZone = z.string().refine(isZone, "unknownZone").describe("An IANA time zone.").optional();

/** The query of `GET /api/availability`. */
export const dayQuery = z.object({
  serviceType: serviceKey,
  date: z
    .string({ error: "dateInvalidAvailability" })
    .refine(isDay, "dateInvalidAvailability")
    .meta({ format: "date" }),
  /** The minimum length of a slot in minutes. Shorter slots are left out. */
  duration: z
    .string()
    .regex(/^\d{1,4}$/, "durationRange")
    .transform(Number)
    .refine((minutes) => minutes >= 15 && minutes <= 120, "durationRange")
    .optional(),
  timeZone,
  locale: localeTag.optional(),
});

/** The query of `GET /api/availability/dates`. */
export const monthQuery = z.object({
  serviceType: serviceKey,
  month: z.string({ error: "monthInvalid" }).refine(isMonth, "monthInvalid").meta({ pattern: "^\\d{4}-\\d{2}$" }),
  timeZone,
  locale: localeTag.optional(),
});
