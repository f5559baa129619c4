import { z } from "zod";

import { browserEvents } from "./catalogue";

const shared = {
  /** Only the pattern of its route is stored. */
  path: z.string().startsWith("/").max(2_000),
  at: z.iso.datetime({ offset: true }).optional(),
};

const reported = z.discriminatedUnion("name", [
  z.strictObject({ ...shared, name: z.literal("page_view"), props: browserEvents.page_view.optional() }),
  z.strictObject({ ...shared, name: z.literal("click"), props: browserEvents.click }),
  z.strictObject({ ...shared, name: z.literal("phone_call"), props: browserEvents.phone_call }),
  z.strictObject({ ...shared, name: z.literal("exception"), props: browserEvents.exception }),
  z.strictObject({ ...shared, name: z.literal("booked"), props: browserEvents.booked }),
]);

export type ReportedEvent = z.infer<typeof reported>;

/** The body of `POST /api/events`. */
export const eventsSchema = z.strictObject({ events: z.array(reported).min(1).max(50) });
