import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { openItem } from "@/lib/inquiry/inbox/reads/open-item";
import { logCall } from "@/lib/inquiry/inbox/commands/write-note";
import { findInquiry } from "@/lib/inquiry/queries";
import { safeContactColumns } from "@/lib/inquiry/safe-contact/columns";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { msPerHour } from "@/lib/platform/time/instant";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { aMessage } from "@/lib/testing/inquiries";
import { staffAs } from "@/lib/testing/staff-as";

import { openNotes } from "../reads/open-notes";
import { openBookingRecord } from "../reads/open-record";
import { listAgenda } from "./agenda";
import { findBooking } from "../../queries/bookings";
import { findMovable } from "../../change/queries/movable";
import { codesOfClient, listSafeContact } from "./safe-contact";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const start = Date.parse("2027-03-08T17:00:00Z");
const reference = "FRS-7K2M-4Q93";
const all = ["no-voicemail", "no-texts", "discreet"];

let admin: Staff;
let bookingId: string;
let clientId: string;
let message: { readonly id: string; readonly reference: string };

/** The client's file forbids voicemail, the booking forbids text messages, and the message asks for discretion. */
beforeAll(async () => {
  admin = await staffAs("admin");
  await receiveMessage(aMessage({ email: "someone@example.org", safeContact: { discreet: true } }), {
    hidden: { website: "" },
    locale: "en",
    now: start,
  });
  message = await db.contactMessage.findFirstOrThrow({ select: { id: true, reference: true } });
  const ofBooking = safeContactColumns("bookings", { noTexts: true });
  bookingId = await storeBooking(start, { reference, contactMessageId: message.id, ...ofBooking });
  ({ clientId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } }));
  const ofClient = safeContactColumns("clients", { noVoicemail: true, note: "After six" });
  await db.client.update({ where: { id: clientId }, data: { ...ofClient, email: "someone@example.org" } });
});

const sources = () => [
  { from: "client", codes: ["no-voicemail"], note: "After six" },
  { from: "booking", reference, codes: ["no-texts"] },
  { from: "message", reference: message.reference, codes: ["discreet"] },
];

test("the booking's page shows the safe-contact instructions of the client, the booking and the message", async () => {
  expect((await openBookingRecord(admin, reference))?.personal?.sources).toMatchObject(sources());
  expect(await openNotes(admin, bookingId)).toMatchObject({ sources: sources() });
});

test("the client's file shows the safe-contact instructions of the client, the booking and the message", async () => {
  expect(await listSafeContact(clientId)).toMatchObject(sources());
});

test("every safe-contact instruction is in the data for emails, for the page Today and for the move dialogue", async () => {
  const scope = scopeOf(admin, "bookings");
  const [today] = await listAgenda(scope, { start, end: start + msPerHour });
  expect(today?.personal).toMatchObject({ safeContact: all, hasNotes: true });
  expect((await findMovable(scope, reference))?.safeContact).toEqual(all);
  expect((await findBooking(bookingId))?.safeContact).toEqual(all);
  expect(await codesOfClient(clientId)).toEqual(all);
});

test("the message's page shows all safe-contact instructions, and staff cannot log a forbidden voicemail", async () => {
  expect((await findInquiry("contact", message.id))?.safeContact).toEqual(all);
  const opened = await openItem(admin, message.reference);
  expect(opened?.safeContact).toEqual(all);
  expect(opened?.sources).toMatchObject([{ from: "message" }, { from: "client", codes: ["no-voicemail", "no-texts"] }]);
  const call = { reference: message.reference, text: "", isAnswer: false } as const;
  expect(await logCall(admin, { ...call, outcome: "voicemail-left" }, start)).toMatchObject({
    error: "VALIDATION_ERROR",
  });
});

test.each([
  ["client", () => ({ clientId })],
  ["booking", () => ({ bookingId })],
])("a new message from a former email address of the %s gets the client's instructions", async (owner, ownerId) => {
  const email = `former-${owner}@example.org`;
  await db.formerContact.create({
    data: { ...ownerId(), kind: "email", valueHash: recipientHash(email), replacedAt: new Date(start) },
  });
  await receiveMessage(aMessage({ email }), { hidden: { website: "" }, locale: "en", now: start });
  const { id } = await db.contactMessage.findFirstOrThrow({ where: { email }, select: { id: true } });
  expect((await findInquiry("contact", id))?.safeContact).toEqual(["no-voicemail", "no-texts"]);
});
