import { cancel } from "@/lib/booking/change/commands/cancel";
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
import { keepUnpaid, recordReturn } from "./record-return";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await clearPayments();
  manager = await staffAs("manager");
});

type Stored = { readonly id: string; readonly reference: string };
const byDefault = { amountMinor: price, madeOn: today, reason: "As agreed" as string | undefined } as const;

const returns = async (booking: Stored, change: object) =>
  recordReturn(manager, { ...(await targetOf(manager, booking)), ...byDefault, ...change }, now);

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
  expect(await recordReturn(adviser, { reference, version, ...byDefault }, now)).toMatchObject({
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

describe("keeping an unpaid appointment", () => {
  const keeps = async (booking: Stored) => keepUnpaid(manager, await targetOf(manager, booking), now);

  it("confirms the appointment, whose invoice stays open", async () => {
    const booking = await storeInvoicedBooking();
    const stale = { ...(await targetOf(manager, booking)), version: 0 };
    expect(await keepUnpaid(manager, stale, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await keeps(booking)).toEqual({ ok: true, value: "kept" });
    expect(await moneyOf(booking.id)).toMatchObject({ status: "confirmed", payments: [], documents: [{}] });
    expect(await keeps(booking)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "state" } });
  });

  it.each([
    ["confirmed", { status: "confirmed" }],
    ["completed", { status: "completed", completedAt: new Date(now) }],
    ["missed", { status: "no_show", noShowAt: new Date(now) }],
  ] as const)("is refused for a %s appointment", async (_, state) => {
    const booking = await storeInvoicedBooking(state);
    const before = await moneyOf(booking.id);
    expect(await keeps(booking)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "state" } });
    expect(await moneyOf(booking.id)).toEqual(before);
  });

  it("is refused for a cancelled appointment and for a colleague's appointment", async () => {
    const booking = await storeInvoicedBooking();
    const target = await targetOf(manager, booking);
    expect(await keepUnpaid(await staffAs("adviser"), target, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    await cancel({ kind: "visitor" }, { id: booking.id, reason: undefined, noticeMinutes: 0 }, now);
    const before = await moneyOf(booking.id);
    expect(await keeps(booking)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "state" } });
    expect(await moneyOf(booking.id)).toEqual(before);
  });
});
