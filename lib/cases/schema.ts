import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { decimalsOf } from "@/lib/platform/money/amount";
import { amountField, withAmounts } from "@/lib/platform/money/amount-field";
import { line, prose } from "@/lib/platform/text";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { mostPreparedPayments } from "@/lib/transfers/prepared";

import { currencyRefusal } from "./assets";
import { caseKinds, claimStates, conflictDecisions, letterKinds, outcomes, partyKinds, rails } from "./kinds";
import { isHostName, normalizeParty } from "./normalize";
import { stepCount } from "./rules";

/**
 * The prefix of fields that are shown after an edit conflict. For example, in "choice.amount" staff choose between
 * their own value and the stored value of the field "amount".
 */
const choice = "choice.";

/**
 * Reads a form about a case. Ticked boxes have the value "true", and empty fields are left out. Amounts are read in the
 * language of the form.
 */
export function readCaseForm(form: FormData): unknown {
  const compared = [...form.keys()].filter((name) => name.startsWith(choice)).map((name) => name.slice(choice.length));
  const filled = Object.entries(chosenFields(form, compared)).filter(([, text]) => text.trim() !== "");
  const fields: Readonly<Record<string, string>> = Object.fromEntries(filled);
  return withAmounts(fields, ["amount", "returnedAmount"], decimalsOf((fields.currency ?? "").trim().toUpperCase()));
}

/**
 * Days from 2100 on are typing errors and get the error code "dayTooFar". The day 9999-12-31 is listed separately,
 * because `isDay` rejects it and its error code would be "dateNotIso".
 */
export const day = z
  .custom<Day>((value) => isDay(value) || value === "9999-12-31", "dateNotIso")
  .refine((value) => value < "2100-01-01", "dayTooFar");
const text = (max: number) => line({ min: 1, max, tooShort: "required", tooLong: "tooLong" });
const reason = z
  .string("required")
  .refine((typed) => typed.trim() !== "", "required")
  .pipe(prose({ min: 3, max: 500, tooShort: "reasonTooShort", tooLong: "reasonTooLong" }));
/**
 * The largest amount of one payment. The limit catches typing errors, because no real payment is larger. The database
 * could store larger amounts.
 */
const maxAmount = 999_999_999_999;

/**
 * The fields that all forms about an existing case have. The action redirects to the page of the case, and the path of
 * the page contains both fields.
 */
const caseSchema = z.object({ clientId: z.uuid(), reference: z.string().max(20) });
const version = z.coerce.number().int().positive();
const targetSchema = caseSchema.extend({ version });
const step = z.coerce.number().int().min(1).max(stepCount);

export const rowSchema = targetSchema.extend({ id: z.uuid() });

export const openSchema = z.object({ clientId: z.uuid(), formKey: z.uuid(), kind: z.enum(caseKinds, "required") });

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

const lossFields = {
  paidOn: day,
  amount: amountField({ max: maxAmount }),
  currency: z
    .string("required")
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,10}$/, "currencyInvalid"),
  isOtherAsset: z.literal("true").optional().transform(Boolean),
  rail: z.enum(rails, "required"),
  sender: text(200).optional(),
  recipient: text(200).optional(),
  payment: text(200).optional(),
};
type LossFields = z.infer<z.ZodObject<typeof lossFields>>;

function refuseUnknownCurrency(loss: LossFields, context: z.RefinementCtx): void {
  const message = currencyRefusal(loss);
  if (message) context.addIssue({ code: "custom", path: ["currency"], message });
}

/** A payment may come from the list that the client prepared before the booking `preparedInId`. */
export const lossSchema = caseSchema
  .extend({
    ...lossFields,
    /** The appointment during which staff record the payment. Its page is shown again. */
    appointment: z
      .string()
      .regex(/^[A-Z0-9-]{1,20}$/)
      .optional()
      .catch(undefined),
    preparedInId: z.uuid().optional(),
    preparedRow: z.coerce
      .number()
      .int()
      .min(0)
      .max(mostPreparedPayments - 1)
      .optional(),
  })
  .superRefine(refuseUnknownCurrency);

/** All facts of a payment. The state of its claim must not contradict the returned amount. */
export const lossChangeSchema = rowSchema
  .extend({
    ...lossFields,
    claimState: z.enum(claimStates, "required"),
    returnedAmount: amountField({ max: maxAmount, isZeroAllowed: true }).default("0"),
  })
  .superRefine((loss, context) => {
    refuseUnknownCurrency(loss, context);
    const isReturned = Number(loss.returnedAmount) > 0;
    const message =
      loss.claimState === "paid-back" && !isReturned
        ? "paidBackNothing"
        : loss.claimState === "refused" && isReturned
          ? "refusedButReturned"
          : undefined;
    if (message) context.addIssue({ code: "custom", path: ["returnedAmount"], message });
  });

export const partySchema = caseSchema
  .extend({
    kind: z.enum(partyKinds, "required"),
    name: text(200).refine((name) => /[\p{L}\p{N}]/u.test(name), "nameWithoutLetters"),
    note: prose({ max: 500, tooShort: "invalid", tooLong: "notesTooLong" }).optional(),
  })
  .refine(({ kind, name }) => kind !== "domain" || isHostName(normalizeParty(kind, name)), {
    path: ["name"],
    error: "hostInvalid",
  });

export const deadlineSchema = caseSchema.extend({
  title: text(150),
  dueOn: day,
  daysBefore: z.coerce
    .number("daysBeforeInvalid")
    .int("daysBeforeInvalid")
    .min(0, "daysBeforeInvalid")
    .max(365, "daysBeforeInvalid")
    .default(7),
});

export const letterSchema = caseSchema
  .extend({
    kind: z.enum(letterKinds, "required"),
    recipient: text(150),
    subject: text(200).optional(),
    sentOn: day,
    answerDueOn: day.optional(),
  })
  .refine(({ sentOn, answerDueOn }) => answerDueOn === undefined || answerDueOn >= sentOn, {
    path: ["answerDueOn"],
    error: "answerDueTooEarly",
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
