"use server";

import { z } from "zod";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/staff-action";

import { keepUnpaid as keep, recordReturn } from "./commands/record-return";
import { recordTransfer } from "./commands/record-transfer";
import { removePayment as remove } from "./commands/remove-payment";
import { tellClient } from "./commands/tell-client";
import type { PaymentNotice } from "./notices";
import { accountSchema, readPaymentForm, refundSchema, removalSchema, transferSchema } from "./schema";
import { viewNames } from "./views";

const shared = { needs: "payments.change", limit: "staffAction", read: readPaymentForm } as const;

type Done = { readonly reference: string; readonly notice: PaymentNotice };

const next = ({ reference, notice }: Done) => `/dashboard/payments/${reference}?done=${notice}`;

export const recordPaymentArrival = staffAction({
  ...shared,
  name: "payments.record",
  schema: transferSchema,
  async run({ amount, day, ...target }, staff, { now }) {
    const recorded = await recordTransfer(staff, { ...target, amountMinor: amount, paidOn: day }, now);
    return recorded.ok ? { ok: true, value: { reference: target.reference, notice: recorded.value } } : recorded;
  },
  next,
});

export const recordRefundMade = staffAction({
  ...shared,
  name: "payments.refund",
  schema: refundSchema,
  async run({ amount, day, reason, invoice, ...target }, staff, { now }) {
    const refund = { amountMinor: amount, madeOn: day, reason, invoiceId: invoice };
    const recorded = await recordReturn(staff, { ...target, ...refund }, now);
    return recorded.ok ? { ok: true, value: { reference: target.reference, notice: recorded.value } } : recorded;
  },
  next,
});

export const removePayment = staffAction({
  ...shared,
  name: "payments.remove",
  schema: removalSchema,
  async run({ payment, ...target }, staff, { now }) {
    const removed = await remove(staff, { ...target, paymentId: payment }, now);
    return removed.ok ? { ok: true, value: { reference: target.reference, notice: removed.value } } : removed;
  },
  next,
});

export const keepUnpaid = staffAction({
  ...shared,
  name: "payments.keep",
  schema: accountSchema,
  async run(target, staff, { now }) {
    const kept = await keep(staff, target, now);
    return kept.ok ? { ok: true, value: { reference: target.reference, notice: kept.value } } : kept;
  },
  next,
});

export const tellClientOfBank = staffAction({
  ...shared,
  name: "payments.tell-client",
  schema: accountSchema,
  async run(target, staff, { now }) {
    const told = await tellClient(staff, target, now);
    return told.ok ? { ok: true, value: { reference: target.reference, notice: told.value } } : told;
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
