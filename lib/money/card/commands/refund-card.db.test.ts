import { recordRefund } from "../../account/commands/record-refund";
import {
  clearPayments,
  now,
  price,
  storeInvoicedBooking,
  storeReceived,
  system,
  today,
  withBalance,
} from "../../account/testing/invoiced-booking";
import { db } from "@/lib/platform/db/client";
import { cardKeys, cardProvider } from "@/lib/testing/card-provider";
import type { CardProvider } from "@/lib/testing/card-provider";

import { refundCard } from "./refund-card";

const settings: Record<string, string> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

let provider: CardProvider;

beforeAll(async () => {
  provider = await cardProvider();
  Object.assign(settings, cardKeys, { STRIPE_API_URL: provider.url });
});
beforeEach(async () => {
  await clearPayments();
  provider.breakDown(false);
  provider.payments.clear();
});
afterAll(() => provider.close());

/** Stores a paid booking and a refund of ours that is not sent yet. Returns the refund's id. */
async function aRefund(amountMinor: number, way: "stripe" | "invoice" = "stripe"): Promise<string> {
  const { id: bookingId } = await storeInvoicedBooking({ status: "confirmed", paymentDueAt: null });
  const providerId = way === "stripe" ? "pi_1" : null;
  await storeReceived(bookingId, price, { provider: way, providerId });
  const rest = { currency: "cad", created: 0, methods: ["card"], metadata: { booking: bookingId }, refunds: [] };
  provider.payments.set("pi_1", { id: "pi_1", amount: price, status: "succeeded", ...rest });
  const refund = { amountMinor, madeOn: today, reason: "As agreed", now } as const;
  await withBalance(bookingId, (tx, account) => recordRefund(tx, system, { ...account, ...refund }));
  return (await db.refund.findFirstOrThrow()).id;
}

const sent = () => (provider.payments.get("pi_1")?.refunds ?? []).map(({ amount }) => amount);
const stored = () => db.refund.findMany({ select: { amountMinor: true, providerId: true, failedAt: true } });

it("sends a refund once", async () => {
  const id = await aRefund(4_000);
  for (const _repeat of [1, 2]) await refundCard(id, now);
  expect(sent()).toEqual([4_000]);
  expect(await stored()).toMatchObject([{ providerId: expect.any(String), failedAt: null }]);
});

it.each([
  ["a bank transfer", () => aRefund(4_000, "invoice")],
  [
    "a failed refund",
    async () => {
      const id = await aRefund(4_000);
      await db.refund.update({ where: { id }, data: { failedAt: new Date(now) } });
      return id;
    },
  ],
  ["an unknown refund", () => Promise.resolve("00000000-0000-4000-8000-000000000000")],
])("sends nothing to the card for %s", async (_, refund) => {
  await refundCard(await refund(), now);
  expect(sent()).toEqual([]);
});

it("throws if the provider does not answer, and sends the refund at the next attempt", async () => {
  const id = await aRefund(4_000);
  provider.breakDown(true);
  await expect(refundCard(id, now)).rejects.toThrow();
  expect(await stored()).toEqual([{ amountMinor: 4_000, providerId: null, failedAt: null }]);
  provider.breakDown(false);
  await refundCard(id, now);
  expect(sent()).toEqual([4_000]);
});

it("sends nothing if too little of the payment is left since staff refunded it at the provider", async () => {
  const id = await aRefund(4_000);
  provider.refundOnSite("pi_1", price);
  await refundCard(id, now);
  expect(sent()).toEqual([price]);
  expect(await stored()).toMatchObject([{ failedAt: new Date(now) }, { amountMinor: price }]);
});
