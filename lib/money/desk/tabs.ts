import type { PaymentState } from "../account/balance";

/** The views of the payments list. Each view shows the bookings in the listed payment states. */
export const paymentViews = {
  open: ["open"],
  overdue: ["overdue"],
  toRefund: ["toRefund"],
  paid: ["paid"],
  refunded: ["partlyRefunded", "refunded"],
  released: ["released"],
} as const satisfies Readonly<Record<string, readonly PaymentState[]>>;

export type PaymentView = keyof typeof paymentViews;

export const viewNames = Object.keys(paymentViews) as PaymentView[];
