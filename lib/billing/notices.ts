/** The notices of a booking's payments page after an action. Its address names one of them as "done". */
export const paymentNotices = ["paid", "partlyPaid", "restored", "arrivedLate", "refunded", "kept", "removed"] as const;

export type PaymentNotice = (typeof paymentNotices)[number];
