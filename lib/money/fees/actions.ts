"use server";

import type { CaseNotice } from "@/lib/cases/notices";
import { mapOk } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

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

const outcome = ({ clientId, reference }: Place, done: CaseNotice): Outcome => ({ clientId, reference, done });

/** Answers a refusal with the current state of the case and a notice. */
const notice = (done: CaseNotice) => ({ to: (place: Place) => outcome(place, done) });
const refused = { BUSINESS_RULE_VIOLATION: notice("refused") } as const;
const changed = { RESOURCE_CONFLICT: notice("changed") } as const;
const facts = { closed: notice("refused"), needed: notice("refused") } as const;

export const recordAgreement = staffAction({
  ...shared,
  name: "fees.record-agreement",
  needs: "cases.change",
  schema: agreementSchema,
  run: async (input, staff, { now }) => mapOk(await storeAgreement(staff, input, now), () => outcome(input, "saved")),
  refusals: {
    ...facts,
    ...changed,
    future: { field: "agreedOn", code: "dayInFuture" },
    early: { field: "agreedOn", code: "dayTooEarly" },
    document: { field: "documentId", code: "documentRequired" },
  },
});

export const removeAgreement = staffAction({
  ...shared,
  name: "fees.remove-agreement",
  needs: "cases.change",
  schema: placeSchema,
  run: async (input, staff, { now }) =>
    mapOk(await deleteAgreement(staff, input, now), () => outcome(input, "removed")),
  refusals: { ...facts, ...changed, invoiced: notice("refused") },
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
    return mapOk(issued, ({ isEmailed }) => outcome(input, isEmailed ? "fee-invoiced" : "fee-to-post"));
  },
  refusals: refused,
});

export const cancelFee = staffAction({
  ...shared,
  name: "fees.cancel",
  needs: "payments.change",
  schema: cancelFeeSchema,
  run: async (input, staff, { now }) => mapOk(await cancel(staff, input, now), () => outcome(input, "fee-taken-back")),
  refusals: { ...changed, "more-than-owed": notice("refused") },
});
