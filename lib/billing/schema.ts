import { z } from "zod";

import { textFields } from "@/lib/platform/form-state";
import { prose } from "@/lib/platform/text";
import { isDay, isMonth } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";

/** An empty field counts as none. */
export function readPaymentForm(form: FormData): unknown {
  return Object.fromEntries(Object.entries(textFields(form)).filter(([, text]) => text.trim() !== ""));
}

/** A typed amount with a point or a comma, as minor units. */
const amount = z
  .string("required")
  .trim()
  .regex(/^\d{1,6}(?:[.,]\d{1,2})?$/, "amountInvalid")
  .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100))
  .refine((minor) => minor > 0, "amountInvalid");
const day = z.custom<Day>(isDay, "dateNotIso");

/** The booking, and the version that its page was rendered from. */
export const accountSchema = z.object({ reference: z.string().max(20), version: z.coerce.number().int().positive() });
export const transferSchema = accountSchema.extend({ amount, day });
export const refundSchema = accountSchema.extend({
  amount,
  day,
  /** The invoice to credit, if there are several. */
  invoice: z.uuid("invalid").optional(),
  reason: prose({ min: 3, max: 300, tooShort: "required", tooLong: "staffReasonTooLong" }).optional(),
});
export const removalSchema = accountSchema.extend({ payment: z.uuid() });
export const monthSchema = z.object({ month: z.custom<Month>(isMonth, "invalid") });
