import {
  clearPayments,
  moneyOf,
  now,
  price,
  storeInvoicedBooking,
  storeReceived,
  system,
  today,
  tomorrow,
  unknownId,
} from "../../account/testing/invoiced-booking";
import { issueCreditNote } from "../../account/commands/issue-credit-note";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { byRule, refused, targetOf } from "../testing/account-target";
import { recordRefundByStaff } from "./record-refund";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await clearPayments();
  manager = await staffAs("manager");
});

type Stored = { readonly id: string; readonly reference: string };
const byDefault = { amountMinor: price, madeOn: today, reason: "As agreed" as string | undefined } as const;

const returns = async (booking: Stored, change: object) =>
  recordRefundByStaff(manager, { ...(await targetOf(manager, booking)), ...byDefault, ...change }, now);

async function aPaidBooking() {
  const booking = await storeInvoicedBooking();
  await storeReceived(booking.id, price);
  return booking;
}

it.each([
  ["more than the firm holds", { amountMinor: price + 1 }, byRule("more-than-paid")],
  ["a day in the future", { madeOn: tomorrow }, byRule("future")],
  ["a day before the first invoice", { madeOn: "2027-01-14" }, byRule("before-invoice")],
  ["no reason for the credit note", { reason: undefined }, refused("reason", "required")],
  ["more than the chosen invoice", { invoiceId: unknownId }, byRule("more-than-invoice")],
])("refuses a refund with %s and changes nothing", async (_, change, refusal) => {
  const booking = await aPaidBooking();
  const before = await moneyOf(booking.id);
  expect(await returns(booking, change)).toEqual(refusal);
  expect(await moneyOf(booking.id)).toEqual(before);
});

it("refuses a refund if the page is out of date, or if the staff member may not see the booking", async () => {
  const booking = await aPaidBooking();
  const before = await moneyOf(booking.id);
  const { version } = await targetOf(manager, booking);
  expect(await returns(booking, { version: version - 1 })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const { reference } = booking;
  const adviser = await staffAs("adviser");
  expect(await recordRefundByStaff(adviser, { reference, version, ...byDefault }, now)).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
  expect(await moneyOf(booking.id)).toEqual(before);
});

it("needs a reason only for the part that the firm does not owe", async () => {
  const booking = await aPaidBooking();
  await db.$transaction((tx) =>
    issueCreditNote(tx, system, { invoiceId: booking.invoiceId, totalMinor: 3_000, reason: "As agreed", now }),
  );
  const before = await moneyOf(booking.id);
  expect(await returns(booking, { amountMinor: 3_001, reason: undefined })).toEqual(
    refused("amount", "moreThanToRefund"),
  );
  expect(await moneyOf(booking.id)).toEqual(before);
  expect(await returns(booking, { amountMinor: 3_000, reason: undefined })).toEqual({ ok: true, value: "refunded" });
  expect((await moneyOf(booking.id)).documents).toHaveLength(2);
});
