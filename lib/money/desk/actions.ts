"use server";

import { z } from "zod";

import { mapOk, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { keepUnpaid as keep } from "./commands/keep-unpaid";
import { makeInvoice as issue } from "./commands/make-invoice";
import { recordPaymentByStaff } from "./commands/record-payment";
import { recordRefundByStaff } from "./commands/record-refund";
import { remindClient as remind } from "./commands/remind-client";
import { removePayment as remove } from "./commands/remove-payment";
import { tellClient } from "./commands/tell-client";
import type { PaymentNotice } from "./notices";
import { accountSchema, readPaymentForm, refundSchema, removalSchema, transferSchema } from "./schema";
import { viewNames } from "./tabs";

const shared = { needs: "payments.change", limit: "staffAction", read: readPaymentForm } as const;

type Done = { readonly reference: string; readonly notice: PaymentNotice };

const doneFor = <E extends ErrorCode, Rule extends string>(
  { reference }: { readonly reference: string },
  result: Result<PaymentNotice, E, Rule>,
) => mapOk(result, (notice): Done => ({ reference, notice }));

const field = (name: string, code: string) => ({ field: name, code }) as const;
const dayRules = { future: field("day", "dayInFuture"), "before-invoice": field("day", "dayBeforeInvoice") } as const;
const moreThanOwed = { "more-than-owed": field("amount", "moreThanOwed") } as const;

const alreadyReminded = ({ reference }: { readonly reference: string }): Done => ({
  reference,
  notice: "alreadyReminded",
});

const next = ({ reference, notice }: Done) => `/dashboard/payments/${reference}?done=${notice}`;

export const recordPayment = staffAction({
  ...shared,
  name: "payments.record",
  schema: transferSchema,
  async run({ amount, day, ...target }, staff, { now }) {
    return doneFor(target, await recordPaymentByStaff(staff, { ...target, amountMinor: amount, paidOn: day }, now));
  },
  refusals: dayRules,
  next,
});

export const recordRefund = staffAction({
  ...shared,
  name: "payments.refund",
  schema: refundSchema,
  async run({ amount, day, reason, invoice, ...target }, staff, { now }) {
    const refund = { amountMinor: amount, madeOn: day, reason, invoiceId: invoice };
    return doneFor(target, await recordRefundByStaff(staff, { ...target, ...refund }, now));
  },
  refusals: {
    ...dayRules,
    ...moreThanOwed,
    "more-than-paid": field("amount", "moreThanPaid"),
    "more-than-invoice": field("amount", "moreThanInvoice"),
  },
  next,
});

export const removePayment = staffAction({
  ...shared,
  name: "payments.remove",
  schema: removalSchema,
  async run({ payment, ...target }, staff, { now }) {
    return doneFor(target, await remove(staff, { ...target, paymentId: payment }, now));
  },
  next,
});

export const keepUnpaid = staffAction({
  ...shared,
  name: "payments.keep",
  schema: accountSchema,
  async run(target, staff, { now }) {
    return doneFor(target, await keep(staff, target, now));
  },
  refusals: { state: "message" },
  next,
});

export const makeInvoice = staffAction({
  ...shared,
  name: "payments.make-invoice",
  schema: accountSchema,
  async run(target, staff, { now }) {
    return doneFor(target, await issue(staff, target, now));
  },
  refusals: { state: "message", free: "message" },
  next,
});

export const remindClient = staffAction({
  ...shared,
  name: "payments.remind-client",
  schema: accountSchema,
  async run(target, staff, { now }) {
    return doneFor(target, await remind(staff, target, now));
  },
  refusals: { state: "message", today: { to: alreadyReminded } },
  next,
});

export const tellClientOfBank = staffAction({
  ...shared,
  name: "payments.tell-client",
  schema: accountSchema,
  async run(target, staff, { now }) {
    return doneFor(target, await tellClient(staff, target, now));
  },
  next,
});

/**
 * Asks staff for their password or a second-factor code if they have not entered one in the last ten minutes. Then the
 * payments page lets them download the export.
 */
export const confirmPaymentExport = staffAction({
  name: "payments.confirm-export",
  needs: "payments.read",
  limit: "staffAction",
  needsRecentSignIn: true,
  schema: z.object({ query: z.enum(viewNames) }),
  run: async ({ query }) => ok(query),
  next: (view) => `/dashboard/payments?view=${view}#export`,
});
