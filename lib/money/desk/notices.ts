/** The notices that a booking's payments page shows after an action. The query parameter "done" names the notice. */
export const paymentNotices = [
  "paid",
  "partlyPaid",
  "restored",
  "arrivedLate",
  "refunded",
  "kept",
  "removed",
  "told",
  "invoiced",
  "reminded",
  "alreadyReminded",
  "overpaid",
] as const;

export type PaymentNotice = (typeof paymentNotices)[number];
