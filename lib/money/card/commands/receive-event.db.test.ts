import type { CardEvent } from "@/lib/money/provider/event";
import { clearPayments, price, storeInvoicedBooking } from "@/lib/money/account/testing/invoiced-booking";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { jobs } from "@/lib/testing/inbox";

import { receiveEvent } from "./receive-event";

beforeEach(async () => {
  await clearPayments();
  await emptyTables("webhook_events");
});

const warning = { object: "radar.early_fraud_warning", id: "issfr_1", payment_intent: "pi_1" } as const;
const event = (type: string, object: CardEvent["data"]["object"], id = "evt_1"): CardEvent => ({
  id,
  type,
  data: { object },
});

async function storePayment(dispute: string | null = null): Promise<string> {
  const { id: bookingId } = await storeInvoicedBooking();
  const money = { amountMinor: price, currency: "CAD", paidAt: new Date() };
  await db.payment.create({
    data: { bookingId, provider: "stripe", providerId: "pi_1", state: "paid", dispute, ...money },
  });
  return bookingId;
}

const notices = async () => (await jobs("booking-notice")).map(({ payload }) => payload);
const stateOf = async () => (await db.payment.findFirstOrThrow({ select: { dispute: true } })).dispute;

it.each([
  ["suspects fraud", "radar.early_fraud_warning.created", warning],
  ["asks about the payment", "charge.dispute.created", { ...warning, id: "dp_1", status: "warning_needs_response" }],
])("notifies staff once when the client's bank %s", async (_what, type, object) => {
  const bookingId = await storePayment();
  for (const id of ["evt_1", "evt_1", "evt_2"]) await receiveEvent(event(type, object, id));
  expect(await stateOf()).toBe("warned");
  expect(await notices()).toEqual([{ bookingId, kind: "bank-warning", about: object.id, sequence: 0 }]);
  expect(await db.auditEvent.count({ where: { action: "payment.warned", subjectId: bookingId } })).toBe(1);
});

it.each([
  ["an event of another kind", "charge.updated", warning, null],
  ["a dispute that takes money", "charge.dispute.created", { ...warning, status: "needs_response" }, null],
  ["a warning about a disputed payment", "radar.early_fraud_warning.created", warning, "lost"],
  [
    "a warning about an unknown payment",
    "radar.early_fraud_warning.created",
    { ...warning, payment_intent: "pi_2" },
    null,
  ],
] as const)("leaves a payment as it is after %s", async (_what, type, object, dispute) => {
  await storePayment(dispute);
  await receiveEvent(event(type, object));
  expect(await stateOf()).toBe(dispute);
  expect(await notices()).toEqual([]);
});
