"use server";

import { staffAction } from "@/lib/platform/web/staff-action";

import {
  confirmPaymentFact as confirm,
  proposePaymentFact as propose,
  refusePaymentFact as refuse,
  withdrawPaymentFact as withdraw,
} from "../commands/payment-facts";
import {
  confirmedPayment,
  endedPayment,
  proposedBank,
  proposedWords,
  readBankForm,
  readWordsForm,
  refusedPayment,
} from "../payment/schema";

const shared = { needs: "settings.change", limit: "staffAction", refreshes: ["firm"] } as const;
/** Sensitive, because clients send their money to this account: it asks for the password or a code. */
const sensitive = { ...shared, needsRecentSignIn: true } as const;
const page = (done: string) => () => `/dashboard/settings?done=${done}#bank`;

export const proposeBank = staffAction({
  ...sensitive,
  name: "firm.propose-bank",
  schema: proposedBank,
  read: readBankForm,
  run: (input, staff, { now }) => propose(staff, { kind: "bank-details", ...input }, now),
  refusals: { RESOURCE_CONFLICT: { field: "account", code: "proposedAlready" } },
  next: page("proposed"),
});

export const proposePaymentWords = staffAction({
  ...sensitive,
  name: "firm.propose-payment-words",
  schema: proposedWords,
  read: readWordsForm,
  run: (input, staff, { now }) => propose(staff, { kind: "payment-words", ...input }, now),
  refusals: { RESOURCE_CONFLICT: { field: "paymentText.en", code: "proposedAlready" } },
  next: page("proposed"),
});

export const confirmPayment = staffAction({
  ...sensitive,
  name: "firm.confirm-payment",
  schema: confirmedPayment,
  run: (input, staff, { now }) => confirm(staff, input, now),
  refusals: { own: "message" },
  next: page("in-force"),
});

export const refusePayment = staffAction({
  ...shared,
  name: "firm.refuse-payment",
  schema: refusedPayment,
  run: (input, staff, { now }) => refuse(staff, input, now),
  refusals: { own: "message" },
  next: page("refused"),
});

export const withdrawPayment = staffAction({
  ...shared,
  name: "firm.withdraw-payment",
  schema: endedPayment,
  run: (input, staff, { now }) => withdraw(staff, input, now),
  next: page("withdrawn"),
});
