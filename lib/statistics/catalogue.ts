import { z } from "zod";

import { serviceTypes } from "@/lib/services/offer";

import type { DerivedEvent } from "./derived-event";

/**
 * Every event of the first-party statistics: those of the specification and those of the product. The properties are
 * codes and enumerations. They never contain text that a person wrote, amounts of a loss or an id.
 */

const place = z.enum(["header", "footer", "main"]);
const serviceType = z.enum([...serviceTypes, "other"]);

/** A parameter of the page's URL. Only its code is stored: see `codeOf`. */
const parameter = z.string().max(200).optional();

/** The events that browsers report. */
export const browserEvents = {
  page_view: z.strictObject({
    utm_source: parameter,
    utm_medium: parameter,
    utm_campaign: parameter,
    /** Whether the URL has a click id of Google's ads. The id itself is never sent. */
    ad: z.boolean().optional(),
    /** The host of the page that linked to this one. */
    referrer: z.string().max(253).optional(),
    zone: z.string().max(64).optional(),
  }),
  click: z.strictObject({ target: z.enum(["booking", "email", "outbound"]), place }),
  phone_call: z.strictObject({ place }),
  exception: z.strictObject({ boundary: z.literal("page") }),
  /** The confirmation of a booking is shown. `purchase` counts bookings; this tells which visits made them. */
  booked: z.strictObject({}),
} as const;

export const bookingSteps = ["service", "date", "details", "confirm"] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The events that the server counts. None of them has a visitor. */
export const serverEvents = {
  begin_checkout: z.strictObject({ service: serviceType }),
  purchase: z.strictObject({ service: serviceType, by: z.enum(["wizard", "api"]) }),
  /** A step of the booking that was completed for the first time. `took` is from `durationBound`. */
  booking_step: z.strictObject({ step: z.enum(bookingSteps), took: z.number().int().default(0) }),
  /** `code` is the code of an error, with the name of its field: "VALIDATION_ERROR.email". */
  booking_error: z.strictObject({ step: z.enum(bookingSteps), code: z.string().regex(/^[A-Za-z0-9_.]{1,60}$/) }),
  form_submit: z.strictObject({ form: z.enum(["contact", "lead", "newsletter"]) }),
  lead_submission: z.strictObject({}),
} as const;

export type ServerEvent = keyof typeof serverEvents;
export type PropsOf<Name extends ServerEvent> = z.input<(typeof serverEvents)[Name]>;
export type EventName = keyof typeof browserEvents | ServerEvent | DerivedEvent;
