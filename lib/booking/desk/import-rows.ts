import { z } from "zod";

import { meetingModes } from "@/lib/firm/meeting-modes";
import { readImport } from "@/lib/platform/parse/csv-import";
import type { CheckedFile } from "@/lib/platform/parse/csv-import";
import { email } from "@/lib/platform/text";
import type { Instant } from "@/lib/platform/time/instant";
import { currencyCode } from "@/lib/services/schema";

import { dateTime } from "../schema";

/** The columns of an import file of appointments, in the order of the sample file. */
export const bookingColumns = [
  ...(["client_email", "service", "adviser", "start", "status"] as const),
  ...(["meeting_mode", "price", "currency", "booked_at"] as const),
] as const;

const instant = dateTime.transform((text): Instant => Date.parse(text));

const row = z.object({
  client_email: email,
  /** The slugs of the service and the adviser. */
  service: z.string("serviceRequired"),
  adviser: z.string("required"),
  start: instant,
  status: z.enum(["confirmed", "completed", "no_show", "cancelled"], "stateUnknown"),
  meeting_mode: z.enum(meetingModes, "meetingModeNotOffered"),
  price: z
    .string("required")
    .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/, "priceInvalid")
    .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100)),
  currency: currencyCode,
  /** When the client made the appointment and agreed to the terms and the privacy notice. */
  booked_at: instant,
});

export type ImportedBooking = z.infer<typeof row>;

/**
 * Checks each row of a file on its own. `checkBookings` compares the rows with each other and with the database.
 */
export async function readBookings(text: string, now: Instant): Promise<CheckedFile<ImportedBooking>> {
  const { rows, problems } = await readImport(text, {
    columns: bookingColumns,
    schema: row,
    toValue: (value) => value,
  });
  const more = rows.flatMap(({ line, value: { start, status, booked_at: booked } }) => {
    const isPast = start <= now;
    const isWrong = status === "confirmed" ? isPast : status !== "cancelled" && !isPast;
    return [
      ...(isWrong ? [{ line, column: "status", code: isPast ? "stateOfPast" : "stateOfComing" }] : []),
      ...(booked > now || booked > start ? [{ line, column: "booked_at", code: "bookedLater" }] : []),
    ];
  });
  return { rows, problems: [...problems, ...more] };
}
