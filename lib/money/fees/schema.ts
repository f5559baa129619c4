import { z } from "zod";

import { filledFields } from "@/lib/platform/forms/form-state";
import { minorAmountField, withAmounts } from "@/lib/platform/money/amount-field";
import { line, phoneCountry, prose } from "@/lib/platform/text";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** Reads a fee form. Empty fields are left out, and the amount is parsed in the form's language. */
export function readFeeForm(form: FormData): unknown {
  return withAmounts(filledFields(form), ["amount"], 2);
}

const day = z.custom<Day>(isDay, "dateNotIso");

/**
 * A percentage as the user types it, with up to two decimals after a point or comma. It is converted to hundredths of a
 * percent.
 */
const rate = z
  .string("required")
  .trim()
  .regex(/^\d{1,2}(?:[.,]\d{1,2})?$/, "rateInvalid")
  .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100))
  .refine((count) => count > 0, "rateInvalid");

const part = (max: number, code: string) => line({ min: 1, max, tooShort: code, tooLong: "tooLong" });

/** The case and its client. After each action, the browser is redirected to the page of this case. */
export const placeSchema = z.object({ clientId: z.uuid(), reference: z.string().max(20) });

export const agreementSchema = placeSchema.extend({
  agreedOn: day,
  /** The rate in hundredths of a percent. */
  rate,
  documentId: z.uuid("documentRequired"),
});

export const arrivalSchema = placeSchema.extend({
  /** The number of fees that the page with the form showed. If the case now has another number, the form is refused. */
  version: z.coerce.number().int().min(0),
  arrivedOn: day,
  /** The amount in minor units. The largest accepted amount fits the integer column of the database. */
  amount: minorAmountField(9_999_999.99),
  street: part(100, "streetEmpty"),
  postcode: part(20, "postcodeEmpty"),
  town: part(100, "townEmpty"),
  country: phoneCountry,
});

export const cancelFeeSchema = placeSchema.extend({
  id: z.uuid(),
  reason: prose({ min: 3, max: 300, tooShort: "required", tooLong: "staffReasonTooLong" }),
});
