import { z } from "zod";

import { bookingStates } from "../states";

/** The schemas of bookings and slots in API responses. The OpenAPI document publishes these schemas. */

const time = z.iso.datetime({ offset: true });

/** A slot of a calendar day. `duration` is in minutes. */
export const slotViewSchema = z.object({
  id: z.string(),
  startTime: time,
  endTime: time,
  duration: z.int(),
  available: z.boolean(),
});

/** A booking. `price` is in minor units of `currency`. */
export const bookingViewSchema = z.object({
  bookingReference: z.string(),
  status: z.enum(bookingStates),
  service: z.object({ _id: z.string(), slug: z.string(), name: z.string() }),
  adviser: z.object({ id: z.uuid(), name: z.string() }),
  startTime: time,
  endTime: time,
  price: z.int(),
  currency: z.string(),
  manageUrl: z.url(),
  callerWords: z.array(z.string()),
});
