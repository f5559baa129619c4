import { z } from "zod";

import { textFields } from "@/lib/platform/form-state";
import { line, prose } from "@/lib/platform/text";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { caseKinds, claimStates, conflictDecisions, letterKinds, outcomes, partyKinds, rails } from "./kinds";
import { stepCount } from "./rules";

/** Boxes arrive as "true", and an empty field counts as none. */
export function readCaseForm(form: FormData): unknown {
  return Object.fromEntries(Object.entries(textFields(form)).filter(([, text]) => text.trim() !== ""));
}

const day = z.custom<Day>(isDay, "dateNotIso");
const text = (max: number) => line({ min: 1, max, tooShort: "required", tooLong: "tooLong" });
const reason = prose({ min: 3, max: 500, tooShort: "required", tooLong: "reasonTooLong" });
/** A decimal number with a point or a comma. */
const amount = z
  .string("required")
  .trim()
  .regex(/^\d{1,18}(?:[.,]\d{1,18})?$/, "amountInvalid")
  .transform((typed) => typed.replace(",", "."));

/** Every form names the case and the client's file. Its redirect returns to the page of that file. */
const caseSchema = z.object({ clientId: z.uuid(), reference: z.string().max(20) });
const version = z.coerce.number().int().positive();
const targetSchema = caseSchema.extend({ version });
const step = z.coerce.number().int().min(1).max(stepCount);

export const rowSchema = targetSchema.extend({ id: z.uuid() });

export const openSchema = z.object({ clientId: z.uuid(), kind: z.enum(caseKinds, "required") });

export const completeSchema = targetSchema.extend({
  step,
  emailsClient: z.literal("true").optional().transform(Boolean),
});
export const takeBackSchema = targetSchema.extend({ step, reason: reason.optional() });
export const ruleSchema = targetSchema.extend({
  rule: z.string().max(80),
  note: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
});

export const renewSchema = targetSchema;

export const closeSchema = targetSchema.extend({ outcome: z.enum(outcomes, "required"), reason: reason.optional() });
export const reopenSchema = targetSchema.extend({ reason });

export const lossSchema = caseSchema.extend({
  paidOn: day,
  amount: amount.refine((typed) => Number(typed) > 0, "amountInvalid"),
  currency: z
    .string("required")
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,10}$/, "currencyInvalid"),
  rail: z.enum(rails, "required"),
  sender: text(200).optional(),
  recipient: text(200).optional(),
  payment: text(200).optional(),
});
export const claimSchema = rowSchema.extend({
  claimState: z.enum(claimStates, "required"),
  returnedAmount: amount.default("0"),
});

export const partySchema = caseSchema.extend({
  kind: z.enum(partyKinds, "required"),
  name: text(200),
  note: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
});

export const deadlineSchema = caseSchema.extend({
  title: text(150),
  dueOn: day,
  daysBefore: z.coerce.number().int("invalid").min(0, "invalid").max(365, "invalid").default(7),
});

export const letterSchema = caseSchema.extend({
  kind: z.enum(letterKinds, "required"),
  recipient: text(150),
  subject: text(200).optional(),
  sentOn: day,
  answerDueOn: day.optional(),
});
export const answerSchema = rowSchema.extend({
  answeredOn: day,
  answer: prose({ min: 1, max: 2_000, tooShort: "required", tooLong: "answerTooLong" }),
});

export const searchSchema = caseSchema;
export const decisionSchema = caseSchema.extend({
  id: z.uuid(),
  decision: z.enum(conflictDecisions, "required"),
  reason: reason.optional(),
});
