import { editContact as editBooking } from "@/lib/booking/desk/commands/edit-contact";
import { editContact } from "@/lib/clients/commands/edit-contact";
import { declareDifferent } from "@/lib/inquiry/inbox/commands/declare-different";
import { confirmSubscription } from "@/lib/newsletter/commands/confirm-subscription";
import { requested } from "@/lib/newsletter/testing/requests";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { encrypt } from "@/lib/platform/security/encryption";
import { staffAs } from "@/lib/testing/staff-as";

import { eraseClient } from "./commands/erase-client";
import { exportClientData } from "../export/commands/export-client-data";
import { countHeldRows } from "../export/queries/held-data";
import { findPerson } from "../queries/person";
import { aFile, anEmail, anOpenFile, messageFrom } from "../testing/files";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();
let manager: Staff;

beforeAll(async () => {
  manager = await staffAs("manager");
});

const contact = {
  firstName: "Anna",
  lastName: "Sample",
  phone: "+1 416 555 0100",
  phoneCountry: undefined,
  preferredContact: "email",
  language: "en",
  zone: "America/Toronto",
  safeContact: undefined,
} as const;

/** Stores a row with this address in each table that an erasure finds by the address. */
async function traceOf(email: string): Promise<void> {
  await messageFrom({ email });
  const hash = recipientHash(email);
  const cipher = {
    recipientCipher: encrypt(email, "sent_emails.recipient"),
    contentCipher: encrypt("{}", "sent_emails.content"),
  };
  await db.sentEmail.create({
    data: { deliveryKey: `key:${email}`, kind: "k", outcome: "sent", locale: "en", recipientHash: hash, ...cipher },
  });
  await db.suppressedAddress.create({
    data: { addressHash: hash, addressCipher: encrypt(email, "suppressed_addresses.address"), reason: "complaint" },
  });
  await confirmSubscription(await requested(email, now), now + 5);
}

/** Counts the rows with this address in each of these tables. Newsletter rows count until they have ended. */
const tracesOf = async (email: string) => ({
  messages: await db.contactMessage.count({ where: { email } }),
  emails: await db.sentEmail.count({ where: { recipientHash: recipientHash(email) } }),
  suppressed: await db.suppressedAddress.count({ where: { addressHash: recipientHash(email) } }),
  subscriptions: await db.newsletterSubscriber.count({ where: { email, state: { not: "ended" } } }),
});
const all = { messages: 1, emails: 1, suppressed: 1, subscriptions: 1 };
const none = { messages: 0, emails: 0, suppressed: 0, subscriptions: 0 };

const erase = (clientId: string, decision?: Parameters<typeof eraseClient>[1]["decision"]) =>
  eraseClient(manager, { clientId, cause: "request", decision }, now);

describe("an erasure finds what came from", () => {
  it("an earlier address of the file, however often it was changed", async () => {
    const { id, version, email: typed } = await anOpenFile(manager);
    const [first, second, third] = [typed ?? "", anEmail(), anEmail()];
    expect(await editContact(manager, { id, version, contact: { ...contact, email: second } }, now)).toMatchObject({
      ok: true,
    });
    const again = { id, version: version + 1, contact: { ...contact, email: third } };
    expect(await editContact(manager, again, now)).toMatchObject({ ok: true });
    for (const email of [first, second, third]) await traceOf(email);
    const person = await findPerson(db, id);
    expect(person?.emails.toSorted()).toEqual([first, second, third].toSorted());
    expect(await erase(id)).toMatchObject({ ok: true });
    for (const email of [first, second, third]) expect([email, await tracesOf(email)]).toEqual([email, none]);
    const stored = await db.$queryRaw<{ row: string }[]>`
      select t::text as row from erasures t where client_id = ${id}::uuid union all select t::text from former_contacts t`;
    for (const email of [first, second, third]) expect(JSON.stringify(stored)).not.toContain(email);
    expect(await db.formerContact.count({ where: { clientId: id } })).toBe(0);
  });

  it("an address of a booking, now or earlier", async () => {
    const [now_, earlier] = [anEmail(), anEmail()];
    const client = await aFile(anEmail());
    const booking = await db.booking.findFirstOrThrow({ where: { clientId: client.id } });
    await db.booking.update({ where: { id: booking.id }, data: { email: earlier } });
    const { reference, version } = await db.booking.findUniqueOrThrow({ where: { id: booking.id } });
    const ways = { phone: "+1 604 555 0188", email: now_, preferredContact: "email", safeContact: undefined } as const;
    expect(await editBooking(manager, { reference, version, contact: ways }, now)).toMatchObject({ ok: true });
    for (const email of [now_, earlier]) await traceOf(email);
    expect(await erase(client.id)).toMatchObject({ ok: true });
    for (const email of [now_, earlier]) expect(await tracesOf(email)).toEqual(none);
  });
});

it("an export and the page about stored data contain what came from an earlier address", async () => {
  const { id, version, email } = await anOpenFile(manager);
  await editContact(manager, { id, version, contact: { ...contact, email: anEmail() } }, now);
  await traceOf(email ?? "");
  const exported = await exportClientData(manager, { clientId: id, format: "json", isConfirmed: true }, now);
  if (!exported.ok) throw new Error(exported.error);
  const {
    contact_messages: messages,
    sent_emails: emails,
    newsletter_subscribers: newsletter,
  } = exported.value.records;
  expect([messages?.length, emails?.length, newsletter?.length]).toEqual([1, 1, 1]);
  const person = await findPerson(db, id);
  if (!person) throw new Error("No such client");
  expect(await countHeldRows(person, now)).toContainEqual({ retention: "contact", count: 1 });
});

it("leaves what came from a former address that another client's file has now", async () => {
  const { id, version, email } = await anOpenFile(manager);
  const old = email ?? "";
  await editContact(manager, { id, version, contact: { ...contact, email: anEmail() } }, now);
  await aFile(old);
  await traceOf(old);
  const person = await findPerson(db, id);
  expect(person?.uncertain).toMatchObject([{ kind: "message", email: old, doubt: "shared-email" }]);
  expect(await erase(id)).toMatchObject({ ok: true });
  expect(await tracesOf(old)).toEqual(all);
});

it("an email about another client's appointment stays, even if it was sent to the same mailbox", async () => {
  const client = await aFile(anEmail());
  const other = await aFile(anEmail());
  const booking = await db.booking.findFirstOrThrow({ where: { clientId: other.id } });
  await traceOf(client.email);
  await db.sentEmail.updateMany({
    where: { recipientHash: recipientHash(client.email) },
    data: { recordId: booking.id },
  });
  expect(await erase(client.id)).toMatchObject({ ok: true });
  expect(await tracesOf(client.email)).toEqual({ ...none, emails: 1 });
});

it("a message that staff marked as another person's is erased only if staff choose it", async () => {
  const client = await aFile(anEmail());
  const id = await messageFrom({ email: client.email });
  const { reference } = await db.contactMessage.findUniqueOrThrow({ where: { id } });
  await declareDifferent(manager, { reference, clientId: client.id }, now);
  expect((await findPerson(db, client.id))?.uncertain).toMatchObject([{ id, doubt: "different-person" }]);
  expect(await erase(client.id)).toMatchObject({ ok: true });
  expect(await db.contactMessage.count({ where: { id } })).toBe(1);
});
