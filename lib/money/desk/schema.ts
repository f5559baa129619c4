import { z } from "zod";

import { filledFields } from "@/lib/platform/forms/form-state";
import { minorAmountField, withAmounts } from "@/lib/platform/money/amount-field";
import { prose } from "@/lib/platform/text";
import { isDay, isMonth } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";

/** Reads the form of a payment. Empty fields are left out. Amounts use the number format of the form's language. */
export function readPaymentForm(form: FormData): unknown {
  return withAmounts(filledFields(form), ["amount"], 2);
}

/** An amount in minor units. The highest allowed amount fits the database column. */
const amount = minorAmountField(999_999.99);
const day = z.custom<Day>(isDay, "dateNotIso");

/** The booking's reference, and the version of the booking that the staff member's page shows. */
export const accountSchema = z.object({ reference: z.string().max(20), version: z.coerce.number().int().positive() });
export const transferSchema = accountSchema.extend({ amount, day });
export const refundSchema = accountSchema.extend({
  amount,
  day,
  /** The invoice to credit. It is set if the booking has several invoices. */
  invoice: z.uuid("invalid").optional(),
  reason: prose({ min: 3, max: 300, tooShort: "required", tooLong: "staffReasonTooLong" }).optional(),
});
export const removalSchema = accountSchema.extend({ payment: z.uuid() });
export const monthSchema = z.object({ month: z.custom<Month>(isMonth, "invalid") });
