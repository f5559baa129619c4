import { book } from "@/lib/booking/commands/book";
import { cancel } from "@/lib/booking/change/commands/cancel";
import { manageToken } from "@/lib/booking/change/manage-link";
import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { cardKeys, cardProvider } from "@/lib/testing/card-provider";
import type { CardProvider } from "@/lib/testing/card-provider";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { settle } from "./settle";
import { startCardPayment } from "./start-payment";

const settings: Record<string, string> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

let office: Office;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 1 });
});
afterEach(clearFirm);

async function booked(minor: number): Promise<string> {
  const request = aBookingRequest(office, { start: noon, price: { minor, currency: "CAD" } });
  const result = await book(request, {}, now);
  if (!result.ok) throw new Error(result.error);
  return result.value.bookingId;
}

const answer = (id: string) => startCardPayment(manageToken(id), { locale: "en", now });

it("if the site takes no cards, names the open invoice until the booking is cancelled", async () => {
  offerInvoices();
  const id = await booked(13_000);
  expect(await answer(id)).toMatchObject({
    error: "SERVICE_UNAVAILABLE",
    details: { payBy: "invoice", invoice: expect.stringMatching(/^2027-\d{4}$/), amount: 13_000, currency: "CAD" },
  });
  expect(JSON.stringify(await answer(id))).toMatch(/\$130.CAD by/);
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
  expect(await answer(id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
});

it("if the site takes no cards and offers no invoices, says how to pay until the booking is cancelled", async () => {
  const id = await booked(13_000);
  expect(await answer(id)).toMatchObject({
    error: "SERVICE_UNAVAILABLE",
    details: {
      rule: "no-card",
      payBy: "arrangement",
      amount: 13_000,
      howToPay: expect.arrayContaining([expect.any(String)]),
    },
  });
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
  expect(await answer(id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
});

it("refuses a free appointment and an invented link", async () => {
  expect(await answer(await booked(0))).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect(await startCardPayment("A".repeat(43), { locale: "en", now })).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

describe("when the site takes cards", () => {
  let provider: CardProvider;
  beforeAll(async () => {
    provider = await cardProvider();
    Object.assign(settings, cardKeys, { STRIPE_API_URL: provider.url });
  });
  beforeEach(() => provider.payments.clear());
  afterAll(() => provider.close());

  it("opens one payment of the booking's price if two windows send requests at the same time", async () => {
    const id = await booked(13_000);
    const both = await Promise.all([answer(id), answer(id)]);
    const value = { provider: "stripe", clientSecret: expect.any(String), amount: 13_000, currency: "CAD" };
    expect(both).toMatchObject([{ value }, { value }]);
    expect(await answer(id)).toEqual(both[0]);
    expect([...provider.payments.values()]).toMatchObject([{ amount: 13_000, currency: "cad", methods: ["card"] }]);
  });

  it("opens no second payment if another window opens one just after the check for open payments", async () => {
    const id = await booked(13_000);
    const findMany = db.payment.findMany.bind(db.payment);
    let other: Awaited<ReturnType<typeof answer>> | undefined;
    jest.spyOn(db.payment, "findMany").mockImplementation((async (query: { where: { provider?: "stripe" } }) => {
      const payments = await findMany(query);
      if (query.where.provider) {
        jest.restoreAllMocks();
        other = await answer(id);
      }
      return payments;
    }) as never);
    expect(await answer(id)).toEqual(other);
    expect(other).toMatchObject({ value: { amount: 13_000 } });
    expect(provider.payments.size).toBe(1);
  });

  it("replaces an open payment by a new one if the owed amount has changed in the meantime", async () => {
    offerInvoices();
    const id = await booked(13_000);
    await answer(id);
    await db.payment.create({
      data: {
        bookingId: id,
        amountMinor: 3_000,
        currency: "CAD",
        provider: "invoice",
        state: "paid",
        paidAt: new Date(now),
      },
    });
    expect(await answer(id)).toMatchObject({ value: { amount: 10_000 } });
    expect([...provider.payments.values()]).toMatchObject([{ status: "canceled" }, { amount: 10_000 }]);
  });

  it("opens no second payment while the bank decides on the first, or after the first has succeeded", async () => {
    const id = await booked(13_000);
    await answer(id);
    const [payment] = provider.payments.keys();
    provider.decide(payment ?? "", "processing");
    expect(await answer(id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "processing" } });
    provider.decide(payment ?? "", "succeeded");
    expect(await answer(id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "nothing-to-pay" } });
    expect(await db.booking.findUnique({ where: { id } })).toMatchObject({ status: "confirmed" });
  });

  it("names another way to pay and opens no payment if the provider fails or refuses the currency", async () => {
    offerInvoices();
    const id = await booked(13_000);
    provider.breakDown(true);
    expect(await answer(id)).toMatchObject({
      error: "SERVICE_UNAVAILABLE",
      details: { payBy: "invoice", retryAfter: 60 },
    });
    provider.breakDown(false);
    await db.$executeRaw`update bookings set currency = 'XXX' where id = ${id}::uuid`;
    expect(await answer(id)).toMatchObject({ error: "SERVICE_UNAVAILABLE", details: { payBy: "invoice" } });
    expect(provider.payments.size).toBe(0);
  });

  it("does not ask for a card payment by a deadline while the provider of the only way to pay is away", async () => {
    const id = await booked(13_000);
    provider.breakDown(true);
    const refused = JSON.stringify(await answer(id));
    provider.breakDown(false);
    expect(refused).toContain("Paying by card does not work at the moment. Nothing was charged.");
    expect(refused).not.toContain("Please pay by card by");
  });

  it("stores a payment that only the provider knows, and ignores a payment without a booking", async () => {
    const id = await booked(13_000);
    await answer(id);
    await db.payment.deleteMany();
    const [payment = ""] = provider.payments.keys();
    const paidPayment = { id: payment, state: "paid", amountMinor: 13_000, currency: "CAD", paidAt: now } as const;
    const rest = { clientSecret: "", refunds: [], dispute: undefined };
    expect(await settle({ ...paidPayment, ...rest, bookingId: undefined }, now)).toBe("unknown");
    expect(await settle({ ...paidPayment, ...rest, bookingId: id }, now)).toBe("settled");
    expect(await db.payment.findMany()).toMatchObject([{ state: "paid", providerId: payment }]);
  });
});
