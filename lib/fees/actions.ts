"use server";

import type { CaseNotice } from "@/lib/cases/notices";
import { invalidField } from "@/lib/platform/field-errors";
import { ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/staff-action";

import { recordAgreement as storeAgreement, removeAgreement as deleteAgreement } from "./commands/agreement";
import { invoiceFee as issue } from "./commands/invoice-fee";
import { cancelFee as cancel } from "./commands/cancel-fee";
import { agreementSchema, arrivalSchema, placeSchema, readFeeForm, cancelFeeSchema } from "./schema";

type Place = { readonly clientId: string; readonly reference: string };
type Outcome = Place & { readonly done: CaseNotice };

const shared = {
  limit: "staffAction",
  read: readFeeForm,
  next: ({ clientId, reference, done }: Outcome) =>
    `/dashboard/clients/${clientId}/cases/${reference}?done=${done}&part=fee#fee`,
} as const;

/**
 * Converts the result of a command to the result of the action. After a success, a conflict or a rule violation, the
 * action redirects to the case's page, which shows a notice and the current state of the case. Any other error is shown
 * in the form.
 */
function outcomeOf({ clientId, reference }: Place, done: CaseNotice, result: Result<unknown, ErrorCode>) {
  const place = { clientId, reference };
  if (result.ok) return ok<Outcome>({ ...place, done });
  if (result.error === "RESOURCE_CONFLICT") return ok<Outcome>({ ...place, done: "changed" });
  return result.error === "BUSINESS_RULE_VIOLATION" ? ok<Outcome>({ ...place, done: "refused" }) : result;
}

const agreementFields = {
  future: ["agreedOn", "dayInFuture"],
  early: ["agreedOn", "dayTooEarly"],
  document: ["documentId", "documentRequired"],
} as const;

export const recordAgreement = staffAction({
  ...shared,
  name: "fees.record-agreement",
  needs: "cases.change",
  schema: agreementSchema,
  async run(input, staff, { now }) {
    const recorded = await storeAgreement(staff, input, now);
    const { rule = "" } = (recorded.ok ? {} : (recorded.details ?? {})) as { readonly rule?: string };
    if (!(rule in agreementFields)) return outcomeOf(input, "saved", recorded);
    const [field, code] = agreementFields[rule as keyof typeof agreementFields];
    return invalidField(field, code);
  },
});

export const removeAgreement = staffAction({
  ...shared,
  name: "fees.remove-agreement",
  needs: "cases.change",
  schema: placeSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "removed", await deleteAgreement(staff, input, now)),
});

/**
 * Invoices a success fee. If a colleague has invoiced another fee of the case in the meantime, the form is shown again
 * with what was typed.
 */
export const invoiceFee = staffAction({
  ...shared,
  name: "fees.invoice",
  needs: "payments.change",
  schema: arrivalSchema,
  async run({ street, postcode, town, country, version: feeCount, ...input }, staff, { now }) {
    const issued = await issue(staff, { ...input, feeCount, address: { street, postcode, town, country } }, now);
    if (!issued.ok && issued.error === "RESOURCE_CONFLICT") return issued;
    return outcomeOf(input, issued.ok && !issued.value.isEmailed ? "fee-to-post" : "fee-invoiced", issued);
  },
});

export const cancelFee = staffAction({
  ...shared,
  name: "fees.cancel",
  needs: "payments.change",
  schema: cancelFeeSchema,
  run: async (input, staff, { now }) => outcomeOf(input, "fee-taken-back", await cancel(staff, input, now)),
});
