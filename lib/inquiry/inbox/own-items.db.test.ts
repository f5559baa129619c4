import { search } from "@/lib/search/search";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import { item, mailer, now, raw, received, staff, startInbox } from "@/lib/testing/inbox";
import { staffAs } from "@/lib/testing/staff-as";
import { aClient } from "@/lib/testing/builders/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import { assign } from "./commands/assign";
import { deliverReply } from "./commands/deliver-reply";
import { reply, replyKey } from "./commands/reply";
import { saveDraft } from "./commands/save-draft";
import { setAbsence } from "./commands/set-absence";
import { writeNote } from "./commands/write-note";
import { writeToClient } from "./commands/write-to-client";
import { loadInbox, loadItem } from "./loaders";
import { countView } from "./queries/list";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

let adviser: Staff;
let client: { readonly id: string; readonly email: string };

beforeEach(async () => {
  await startInbox();
  const { adviserId, client: booked } = await db.booking.findUniqueOrThrow({
    where: { id: await storeBooking(now) },
    select: { adviserId: true, client: { select: { id: true, email: true } } },
  });
  client = { id: booked.id, email: booked.email ?? "" };
  adviser = await staffAs("adviser", adviserId);
});

const ofClient = () => item({ email: client.email });
const listed = async (by: Staff) =>
  (await loadInbox(by, { view: "waiting", now })).page.rows.map(({ reference }) => reference);
const replyBy = (by: Staff, reference: string) =>
  reply(by, { reference, version: 1, text: "We will call you today.", locale: "en", isRefusal: false }, now);

it("an adviser lists, counts and opens only the messages of the own clients", async () => {
  const [own, other] = [await ofClient(), await item()];
  expect(await listed(adviser)).toEqual([own.reference]);
  expect((await listed(staff)).toSorted()).toEqual([own.reference, other.reference].toSorted());
  expect(await countView({ view: "waiting", staff: adviser, now })).toBe(1);
  expect((await loadItem(adviser, own.reference, now))?.item.reference).toBe(own.reference);
  expect(await loadItem(adviser, other.reference, now)).toBeUndefined();
});

it("an adviser answers a client's message, and cannot change one of a stranger", async () => {
  const [own, other] = [await ofClient(), await item()];
  expect(await replyBy(adviser, own.reference)).toMatchObject({ ok: true });
  expect(await replyBy(adviser, other.reference)).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
  const { reference } = other;
  expect(await writeNote(adviser, { reference, text: "Read it" }, now)).toMatchObject({ ok: false });
  expect(await saveDraft(adviser, { reference, text: "Dear" }, now)).toMatchObject({ ok: false });
  expect(await assign(adviser, { reference, version: 1, ownerId: adviser.id }, now)).toMatchObject({ ok: false });
});

it("a message that is assigned to an adviser is the adviser's until it is handed over", async () => {
  const { reference } = await item();
  expect(await assign(staff, { reference, version: 1, ownerId: adviser.id }, now)).toMatchObject({ ok: true });
  expect(await listed(adviser)).toEqual([reference]);
  const handedOver = await assign(adviser, { reference, version: 2, ownerId: staff.id }, now);
  expect(handedOver).toEqual({ ok: true, value: { isGone: true } });
  expect(await listed(adviser)).toEqual([]);
});

it("a quarantined message from a client's address is not the adviser's", async () => {
  const { reference } = await ofClient();
  await db.contactMessage.update({ where: { reference }, data: { state: "quarantined", suspicions: ["links"] } });
  expect(await loadItem(adviser, reference, now)).toBeUndefined();
});

it("a message from a mailbox that a colleague's client shares is not the adviser's", async () => {
  const { reference } = await ofClient();
  expect(await listed(adviser)).toEqual([reference]);
  const other = await aClient().insert();
  await db.client.update({ where: { id: other.id }, data: { email: client.email, sharesMailbox: true } });
  expect(await listed(adviser)).toEqual([]);
});

it("the search finds only the messages of an adviser's clients", async () => {
  const [own, other] = [await ofClient(), await item()];
  const found = async (by: Staff, typed: string) => {
    const reader = { locale: "en", zone: "America/Toronto" } as const;
    const groups = await search(by, typed, { bookingPrefix: "FRS", reader, now });
    return groups.filter(({ kind }) => kind === "message").flatMap(({ items }) => items.map(({ href }) => href));
  };
  expect(await found(adviser, own.reference)).toEqual([`/dashboard/inbox/${own.reference}`]);
  expect(await found(adviser, other.reference)).toEqual([]);
  expect(await found(staff, other.reference)).toHaveLength(1);
});

it("an adviser and the office are notified of an answer to an email of the adviser", async () => {
  const written = await writeToClient(adviser, { clientId: client.id, text: "Please call me.", locale: "en" }, now);
  const { reference, entryId } = written.ok ? written.value : { reference: "", entryId: "" };
  await deliverReply(entryId, now, mailer);
  const inReplyTo = messageIdFor(replyKey(entryId));
  await received(raw({ "Message-ID": "<a@example.org>", From: client.email, To: "x@y.z", "In-Reply-To": inReplyTo }));
  const notices = await db.staffNotice.findMany({ where: { reference }, select: { adviserId: true } });
  expect(notices.map(({ adviserId }) => adviserId)).toEqual(expect.arrayContaining([null, adviser.adviserId]));
});

it("an adviser writes to an own client, and to nobody else's", async () => {
  const other = await db.booking.findUniqueOrThrow({ where: { id: await storeBooking(now) } });
  const to = (clientId: string) => writeToClient(adviser, { clientId, text: "Please call me.", locale: "en" }, now);
  expect(await to(client.id)).toMatchObject({ ok: true });
  expect(await to(other.clientId)).toMatchObject({ ok: false, error: "RESOURCE_NOT_FOUND" });
});

it("an adviser can be away, but covers for nobody, because a cover reads all messages", async () => {
  const days = { startsAt: now, endsAt: now + 86_400_000 };
  const away = { staffId: adviser.id, coverId: staff.id, ...days };
  expect(await setAbsence(staff, away, now)).toMatchObject({ ok: true });
  const covers = { staffId: staff.id, coverId: adviser.id, ...days };
  expect(await setAbsence(staff, covers, now)).toMatchObject({ ok: false, error: "VALIDATION_ERROR" });
});
