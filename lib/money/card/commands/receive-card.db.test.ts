import { cancel } from "@/lib/booking/change/commands/cancel";
import { loadBalance } from "../../account/loaders";
import {
  clearPayments,
  moneyOf,
  now,
  price,
  storeInvoicedBooking,
  storeReceived,
} from "../../account/testing/invoiced-booking";

import { settle } from "./settle";

beforeEach(clearPayments);

const arrives = (bookingId: string, amountMinor: number, id = "pi_1") =>
  settle(
    {
      id,
      bookingId,
      amountMinor,
      state: "paid",
      currency: "CAD",
      paidAt: now,
      clientSecret: "",
      refunds: [],
      dispute: undefined,
    },
    now,
  );

it("confirms an invoiced booking only when nothing more is owed", async () => {
  const { id } = await storeInvoicedBooking();
  expect(await arrives(id, price - 1)).toBe("settled");
  expect(await moneyOf(id)).toMatchObject({ status: "awaiting_payment", refunds: [] });
  for (const _repeat of [1, 2]) await arrives(id, 1, "pi_2");
  expect(await moneyOf(id)).toMatchObject({ status: "confirmed", payments: [{}, {}], refunds: [] });
});

it("refunds what a card payment brought above the amount owed, and only that", async () => {
  const { id } = await storeInvoicedBooking();
  await storeReceived(id, 3_000);
  await arrives(id, price);
  expect(await moneyOf(id)).toMatchObject({ status: "confirmed", refunds: [{ amountMinor: 3_000 }] });
  expect(await loadBalance(id, now)).toMatchObject({ state: "partlyRefunded", owedMinor: 0 });
});

it.each([
  [price - 1, "cancelled", [{ amountMinor: price - 1 }]],
  [price, "confirmed", []],
  [price + 1, "confirmed", [{ amountMinor: 1 }]],
])("after a cancellation, a payment of %i leaves the booking %s", async (amountMinor, status, refunds) => {
  const { id } = await storeInvoicedBooking();
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
  expect(await arrives(id, amountMinor)).toBe(status === "cancelled" ? "ended" : "settled");
  expect(await moneyOf(id)).toMatchObject({ status, refunds });
  expect(await loadBalance(id, now)).toMatchObject({ owedMinor: 0 });
});

it("stores nothing about a payment that names no booking of ours", async () => {
  const { id } = await storeInvoicedBooking();
  expect(await arrives("00000000-0000-4000-8000-000000000000", price)).toBe("unknown");
  expect(await arrives("not an id", price)).toBe("unknown");
  expect((await moneyOf(id)).payments).toEqual([]);
});
