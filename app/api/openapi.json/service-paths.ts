import { z } from "zod";

import { dayQuery, monthQuery } from "@/lib/availability/schema";
import { slotViewSchema } from "@/lib/booking/api/booking-view-schema";
import { currencies } from "@/lib/platform/money/money";
import { parts } from "@/lib/platform/status/parts";
import { servicesQuery } from "@/lib/services/request-schema";
import type { ServiceView } from "@/lib/services/service-view";

import { dataResponse, operation, plainResponse, query, queryErrors, refusals } from "./parts";

const monthSchema = z.object({
  dates: z.array(z.object({ date: z.iso.date(), free: z.int() })),
  nextFree: slotViewSchema.nullable(),
});

/** The type annotation makes a missing field of `ServiceView` a type error. */
const serviceSchema: z.ZodType<ServiceView> = z.object({
  _id: z.string(),
  id: z.string(),
  mongoObjectId: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  duration: z.int().describe("Minutes"),
  price: z.int().describe("Minor units of the currency"),
  currency: z.enum(currencies),
  formattedPrice: z.string(),
  formattedDuration: z.string(),
  icon: z.string(),
  category: z.string(),
  type: z.string(),
  isActive: z.boolean(),
  availableForNewClients: z.boolean(),
  isValidObjectId: z.boolean(),
  isDevelopmentFallback: z.boolean(),
});

const check = z.enum(["ok", "failed"]);
const readinessSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  checks: z.object({ database: check, migrations: check, settings: z.string() }),
});
const word = z.enum(["ok", "failed", "unknown"]);
const statusSchema = z.object(Object.fromEntries(parts.map((part) => [part, word])));

/** Health checks, the firm's phone number, services and free times. */
export const servicePaths = {
  "/api/health": {
    get: operation({
      operationId: "getHealth",
      tags: ["Operations"],
      summary: "Check that the process serves",
      description: "Responds as long as the process runs, even while the database is down.",
      responses: {
        ...plainResponse("The process serves.", z.object({ status: z.literal("ok"), build: z.string() })),
        ...refusals(403),
      },
    }),
  },
  "/api/ready": {
    get: operation({
      operationId: "getReadiness",
      tags: ["Operations"],
      summary: "Check that visitors can be served",
      description:
        "Checks the database, and that every migration of this release has been applied. If a required setting is " +
        "missing, `checks.settings` names it.",
      responses: {
        ...plainResponse("Every check passed.", readinessSchema),
        ...plainResponse("At least one check failed.", readinessSchema, 503),
        ...refusals(403),
      },
    }),
  },
  "/api/status": {
    get: operation({
      operationId: "getStatus",
      tags: ["Operations"],
      summary: "Read the state of each part of the site",
      description: "One word for each part, for people and monitors. `unknown` means that nothing shows its state yet.",
      responses: {
        ...plainResponse("No part has failed.", statusSchema),
        ...plainResponse("At least one part has failed.", statusSchema, 503),
        ...refusals(403),
      },
    }),
  },
  "/api/phone": {
    get: operation({
      operationId: "getPhone",
      tags: ["Operations"],
      summary: "Read the firm's phone number",
      description: "For screens that could load nothing else. Responds even while the database is down.",
      responses: {
        ...plainResponse("The phone number.", z.object({ phone: z.string(), phoneHref: z.string() })),
        ...refusals(403, 503),
      },
    }),
  },
  "/api/services": {
    get: operation({
      operationId: "listServices",
      tags: ["Availability"],
      summary: "List the services that can be booked",
      description: "Returns a bare array, without the success envelope.",
      parameters: query(servicesQuery),
      responses: { ...plainResponse("The services.", z.array(serviceSchema)), ...refusals(...queryErrors) },
    }),
  },
  "/api/availability": {
    get: operation({
      operationId: "listSlots",
      tags: ["Availability"],
      summary: "List the slots of a day",
      description:
        "`date` is a calendar day in `timeZone`, which defaults to the office's. A past day and a day more than " +
        "365 days ahead have no slots. `duration` leaves out slots that are shorter.",
      parameters: query(dayQuery),
      responses: { ...dataResponse("The slots of the day.", z.array(slotViewSchema)), ...refusals(...queryErrors) },
    }),
  },
  "/api/availability/dates": {
    get: operation({
      operationId: "listDays",
      tags: ["Availability"],
      summary: "List the days of a month with their free slots",
      description: "`nextFree` is the first free slot of the month, or of a later month if the month has none.",
      parameters: query(monthQuery),
      responses: { ...dataResponse("The days of the month.", monthSchema), ...refusals(...queryErrors) },
    }),
  },
};
