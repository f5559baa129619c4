/** What the page of a booking's payments says after an action, in its address as "done". */
export const paymentNotices = ["paid", "partlyPaid", "restored", "arrivedLate", "refunded", "kept", "removed"] as const;

export type PaymentNotice = (typeof paymentNotices)[number];
