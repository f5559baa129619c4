import { z } from "zod";

import { textFields } from "@/lib/platform/form-state";
import { line, phoneCountry, prose } from "@/lib/platform/text";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** An empty field counts as none. */
export function readFeeForm(form: FormData): unknown {
  return Object.fromEntries(Object.entries(textFields(form)).filter(([, text]) => text.trim() !== ""));
}

const day = z.custom<Day>(isDay, "dateNotIso");

/** A typed number with a point or a comma and two decimals, in hundredths. */
const hundredths = (pattern: RegExp, code: string) =>
  z
    .string("required")
    .trim()
    .regex(pattern, code)
    .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100))
    .refine((count) => count > 0, code);

const part = (max: number, code: string) => line({ min: 1, max, tooShort: code, tooLong: "tooLong" });

/** The case, and the client's file, to whose page the redirect returns. */
export const placeSchema = z.object({ clientId: z.uuid(), reference: z.string().max(20) });

export const agreementSchema = placeSchema.extend({
  agreedOn: day,
  /** Hundredths of a percent. */
  rate: hundredths(/^\d{1,2}(?:[.,]\d{1,2})?$/, "rateInvalid"),
  documentId: z.uuid("documentRequired"),
});

export const arrivalSchema = placeSchema.extend({
  /** The number of fees on the page on which the form was filled in. */
  known: z.coerce.number().int().min(0),
  arrivedOn: day,
  /** Minor units. The largest amount fits the database's integer. */
  amount: hundredths(/^\d{1,7}(?:[.,]\d{1,2})?$/, "amountInvalid"),
  street: part(100, "streetEmpty"),
  postcode: part(20, "postcodeEmpty"),
  town: part(100, "townEmpty"),
  country: phoneCountry,
});

export const takeBackSchema = placeSchema.extend({
  id: z.uuid(),
  reason: prose({ min: 3, max: 300, tooShort: "required", tooLong: "staffReasonTooLong" }),
});
