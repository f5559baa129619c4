import { POST } from "@/app/api/booking-draft/prepared/route";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { newBrowser } from "@/lib/testing/browser-request";
import { anOffice, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import type { Prepared } from "@/lib/transfers/prepared";

import { book } from "../commands/book";
import { aDraft, clearBookings } from "../testing/stored-bookings";
import { changeDraft } from "./commands/draft";
import { writeDraftToken } from "./draft-cookie";
import { findDraft } from "./queries/drafts";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const transfer: Prepared["payments"][number]["transfer"] = {
  date: "2026-03-14",
  time: null,
  zone: null,
  direction: "out",
  amount: "9800.00",
  asset: "EUR",
  rail: "bank-transfer",
  network: null,
  from: null,
  to: { name: "Trade Plus UAB" },
  hash: null,
  reference: null,
};
const prepared: Prepared = {
  payments: [{ transfer, line: "14.03.2026 Trade Plus UAB EUR 9,800.00" }],
  identifiers: [],
};

const send = (body: unknown) =>
  POST(
    new Request("http://localhost:3000/api/booking-draft/prepared", {
      method: "POST",
      headers: { "content-type": "application/json", "x-client-address": "192.0.2.1" },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({}) },
  );

let office: Office;
let token: string;
const stored = async () => (await findDraft(token, Date.now()))?.answers.prepared;

beforeEach(async () => {
  await clearBookings();
  newBrowser();
  office = await anOffice();
  ({ token } = await aDraft(office, Date.now()));
  await writeDraftToken(token);
});

it("keeps a list in the visitor's draft once, also if it is sent twice, until it is taken out", async () => {
  expect([(await send({ prepared })).status, (await send({ prepared })).status]).toEqual([204, 204]);
  expect(await stored()).toEqual(prepared);
  expect((await findDraft(token, Date.now()))?.answers.serviceId).toBeDefined();
  expect((await send({ prepared: null })).status).toBe(204);
  expect(await stored()).toBeUndefined();
});

const phrase = "legal winner thank year wave sausage worth useful crumble oxygen mansion yellow";
const payments = (count: number, line = "") => ({ payments: Array(count).fill({ transfer, line }), identifiers: [] });

it.each([
  ["a key to a wallet", payments(1, phrase)],
  ["a line that is too long", payments(1, "x".repeat(501))],
  ["too many payments", payments(201)],
  ["no payment", payments(0)],
  [
    "a date that does not exist",
    { payments: [{ transfer: { ...transfer, date: "2026-02-30" }, line: "" }], identifiers: [] },
  ],
  ["an unknown property", { ...prepared, other: 1 }],
  ["a text that cannot be stored", payments(1, "a\0b")],
])("refuses %s and keeps the list from before", async (_, list) => {
  await send({ prepared });
  expect((await send({ prepared: list })).status).toBe(422);
  expect(await stored()).toEqual(prepared);
});

it("refuses a body of more than 256 KB before it is read", async () => {
  expect((await send({ prepared: payments(1, "x".repeat(300_000)) })).status).toBe(413);
});

it("refuses a list from a visitor without an open draft", async () => {
  newBrowser();
  expect((await send({ prepared })).status).toBe(404);
});

it("opens a draft of which the list has another form, without the list", async () => {
  await changeDraft(token, (answers) => ({ ...answers, prepared: { payments: [] } as never }), Date.now());
  expect(await findDraft(token, Date.now())).toMatchObject({ answers: { serviceId: expect.any(String) as string } });
  expect(await stored()).toBeUndefined();
});

it("is stored encrypted with the booking", async () => {
  const booked = await book(aBookingRequest(office, { prepared }), {}, now);
  if (!booked.ok) throw new Error(booked.error);
  const { preparedCipher } = await db.booking.findUniqueOrThrow({ where: { id: booked.value.bookingId } });
  expect(Buffer.from(preparedCipher ?? []).includes("Trade Plus")).toBe(false);
  expect(JSON.parse(decrypt(preparedCipher ?? Buffer.of(), "bookings.prepared"))).toEqual(prepared);
});
