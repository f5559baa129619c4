import { sendBookingEmail } from "@/lib/booking/commands/send-email";
import { loadBalance } from "../../account/loaders";
import { clearPayments, now, price, storeInvoicedBooking, storeReceived } from "../../account/testing/invoiced-booking";
import type { Staff } from "@/lib/platform/auth/staff";
import { jobs } from "@/lib/testing/inbox";
import { staffAs } from "@/lib/testing/staff-as";

import { settle } from "../../card/commands/settle";
import { targetOf } from "../testing/account-target";
import { tellClient } from "./tell-client";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await clearPayments();
  manager = await staffAs("manager");
});

type Settled = Parameters<typeof settle>[0];

async function aCardBooking(change: Partial<Settled>) {
  const booking = await storeInvoicedBooking({ status: "confirmed", paymentDueAt: null });
  await storeReceived(booking.id, price, { provider: "stripe", providerId: "pi_1" });
  const paid = {
    id: "pi_1",
    state: "paid",
    amountMinor: price,
    currency: "CAD",
    paidAt: now,
    clientSecret: "",
  } as const;
  await settle({ ...paid, bookingId: undefined, refunds: [], dispute: undefined, ...change }, now);
  return booking;
}

const dispute = (state: "open" | "won" | "lost") => ({ dispute: { id: "dp_1", state, amountMinor: price } });
const tells = async (booking: { readonly id: string; readonly reference: string }) =>
  tellClient(manager, await targetOf(manager, booking), now);
const emails = async () =>
  (await jobs("booking-email")).filter(({ payload }) => (payload as { kind: string }).kind === "bank-news");

it.each([
  ["open", "disputed"],
  ["won", "disputeWon"],
  ["lost", "disputeLost"],
] as const)("queues the email about a dispute that is %s once, and only when staff send it", async (state, news) => {
  const booking = await aCardBooking(dispute(state));
  expect(await emails()).toEqual([]);
  expect(await tells(booking)).toEqual({ ok: true, value: "told" });
  expect((await emails()).map(({ payload }) => payload)).toMatchObject([{ bookingId: booking.id, news, copy: 1 }]);
  expect(await tells(booking)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
});

it("sends nothing if the bank has decided anew since staff read the email", async () => {
  const booking = await aCardBooking(dispute("open"));
  const job = { bookingId: booking.id, kind: "bank-news", sequence: 0, copy: 1, news: "disputeLost" } as const;
  expect(await sendBookingEmail(job, now)).toBe("outdated");
});

it("has nothing to tell about a payment that no bank has disputed", async () => {
  expect(await tells(await aCardBooking({}))).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
});

it("asks for nothing after a lost dispute, but still counts the money as owed", async () => {
  const { id } = await aCardBooking(dispute("lost"));
  expect(await loadBalance(id, now)).toMatchObject({ owedMinor: price, askedMinor: 0, bankNews: "disputeLost" });
});
