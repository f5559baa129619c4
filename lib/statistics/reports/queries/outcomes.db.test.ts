import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import { bookingsMade, firstReply } from "./by-day";
import { outcomes } from "./outcomes";

const noon = Date.parse("2034-09-06T16:00:00Z");
const period = { from: "2034-09-01", to: "2034-09-30" } as const;

async function pay(bookingId: string, amountMinor: number, currency: string, refunded = 0) {
  const at = new Date(noon);
  const { id } = await db.payment.create({
    data: { bookingId, provider: "invoice", amountMinor, currency, state: "paid", paidAt: at },
  });
  if (refunded > 0) await db.refund.create({ data: { paymentId: id, amountMinor: refunded, madeAt: at } });
}

it("counts appointments by what became of them, and money by currency with its refunds", async () => {
  const held = await storeBooking(noon, { status: "completed", createdAt: new Date(noon - msPerDay) });
  await storeBooking(noon + msPerDay, { status: "no_show" });
  await storeBooking(noon + 2 * msPerDay, { status: "cancelled" });
  await storeBooking(noon + 30 * msPerDay, {});
  await storeBooking(noon + 3 * msPerDay, { isTest: true });
  await pay(held, 20_000, "CAD", 5_000);
  await pay(held, 7_000, "EUR");
  const { rows, total } = await outcomes("adviser", period, "en");
  const money = [
    { currency: "CAD", paidMinor: 20_000, refundedMinor: 5_000, refunds: 1 },
    { currency: "EUR", paidMinor: 7_000, refundedMinor: 0, refunds: 0 },
  ];
  expect(total).toEqual({ booked: 3, held: 1, missed: 1, cancelled: 1, money });
  expect(rows.filter((row) => row.held === 1)).toMatchObject([{ booked: 1, money }]);
  const byService = await outcomes("service", period, "de");
  expect(byService.total).toEqual(total);
  expect((await outcomes("service", { from: "2034-10-01", to: "2034-10-31" }, "en")).total).toMatchObject({
    booked: 1,
    money: [],
  });
  const made = await bookingsMade({ from: "2034-09-05", to: "2034-09-06" });
  expect(made).toMatchObject({ total: 1, days: [{ day: "2034-09-05", count: 1 }, { count: 0 }] });
});

it("measures first replies by the day on which their messages arrived", async () => {
  const wait = (reference: string, arrived: number, hours?: number) =>
    db.contactMessage.create({
      data: {
        reference,
        state: hours === undefined ? "received" : "answered",
        suspicions: [],
        firstName: "Grace",
        lastName: "Sample",
        email: "grace@example.com",
        source: "import",
        externalId: reference,
        subjectCipher: Buffer.from("x"),
        messageCipher: Buffer.from("x"),
        textHash: Buffer.from(reference),
        locale: "en",
        createdAt: new Date(arrived),
        answeredAt: hours === undefined ? null : new Date(arrived + hours * msPerHour),
      },
    });
  await wait("M-1", noon, 2);
  await wait("M-2", noon, 30);
  await wait("M-3", noon + msPerDay, 4);
  await wait("M-4", noon + msPerDay);
  await wait("M-5", noon + 60 * msPerDay, 1);
  expect(await firstReply(period)).toEqual({
    medianMs: 4 * msPerHour,
    answered: 3,
    inTime: 2,
    days: [
      { day: "2034-09-06", medianMs: 16 * msPerHour, answered: 2, inTime: 1 },
      { day: "2034-09-07", medianMs: 4 * msPerHour, answered: 1, inTime: 1 },
    ],
  });
  const none = await firstReply({ from: "2035-01-01", to: "2035-01-02" });
  expect(none).toEqual({ medianMs: undefined, answered: 0, inTime: 0, days: [] });
});
