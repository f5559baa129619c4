import { openBookingRecord } from "@/lib/booking/desk/reads/open-record";
import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { openDocument } from "@/lib/documents/reads/open-document";
import { storeDocument } from "@/lib/documents/commands/store-document";
import { openItem } from "@/lib/inquiry/inbox/reads/open-item";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Cursor } from "@/lib/platform/list/list-page";
import { db, Prisma } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { readClientData } from "@/lib/rights/export/reads/read-client-data";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { aMessage } from "@/lib/testing/inquiries";
import { addManyRows } from "@/lib/testing/many-rows";
import { staffAs } from "@/lib/testing/staff-as";

import { giveReason } from "../commands/access";
import { openFile } from "../reads/open-file";
import { loadFile } from "../loaders";
import { selectAccesses } from "./accesses";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const reference = "FRS-7K2M-4Q93";
const now = Date.now();

let admin: Staff;
let clientId: string;

beforeAll(async () => {
  admin = await staffAs("admin");
  const bookingId = await storeBooking(now, { reference, notesCipher: encrypt("Please call", "bookings.notes") });
  const booking = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, include: { client: true } });
  clientId = booking.clientId;
  await receiveMessage(aMessage({ email: booking.client.email ?? "" }), {
    hidden: { website: "" },
    locale: "en",
    now,
  });
  await giveReason(admin, { id: clientId, reason: "complaint" }, now);
});

const log = async (cursor?: Cursor, reader = admin) => {
  const file = await loadFile(reader, { id: clientId, log: cursor }, now);
  if (file?.state !== "open") throw new Error("The file did not open");
  return file;
};
const actions = async () => (await log()).log.rows.map(({ action }) => action);

test("the log of a client's file lists who read the client's bookings, messages and documents", async () => {
  await openBookingRecord(admin, reference);
  const message = await db.contactMessage.findFirstOrThrow();
  await openItem(admin, message.reference);
  const file = { name: "letter.txt", content: Buffer.from("Dear Sir") };
  const stored = await storeDocument(admin, { clientId, file }, now);
  if (!stored.ok) throw new Error("The document was refused");
  await db.document.updateMany({ data: { state: "clean" } });
  await openDocument(admin, stored.value.id, now);
  await readClientData(admin, clientId, now);
  expect(await actions()).toEqual([
    "client.file-read",
    "client.data-read",
    "document.read",
    "contact-message.read",
    "booking.notes-read",
    "client.opened",
  ]);
});

test("administrators can page through a client's whole log, and managers see its latest eight entries", async () => {
  for (let index = 0; index < 30; index += 1) await openFile(admin, clientId, now);
  const { log: first } = await log();
  expect(first.rows).toHaveLength(25);
  const after = { direction: "after", place: first.after ?? "" } as const;
  const { log: older } = await log(after);
  expect(older.rows.length).toBeGreaterThan(5);
  const ids = [...first.rows, ...older.rows].map(({ id }) => Number(id));
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  expect(older.after).toBeUndefined();
  // Each look at the file adds an entry to its log.
  const { log: newer } = await log({ direction: "before", place: older.before ?? "" });
  expect(newer.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(first.rows.slice(2).map(({ id }) => id)));
  const manager = await staffAs("manager");
  await giveReason(manager, { id: clientId, reason: "covering" }, now);
  const { log: short } = await log(after, manager);
  // The 30 readings are shown as one entry.
  expect(short.rows.map(({ action }) => action)).toEqual([
    "client.file-read",
    "client.opened",
    "client.file-read",
    "client.data-read",
    "document.read",
    "contact-message.read",
    "booking.notes-read",
    "client.opened",
  ]);
});

test("the query for a client's log uses an index of the audit log", async () => {
  await addManyRows(
    (tx) => tx.$executeRaw`
      insert into audit_events (actor_kind, action, subject_kind, subject_id)
      select 'staff', 'booking.notes-read', (array['client', 'booking', 'document'])[1 + n % 3], md5(n::text)
      from generate_series(1, 20000) n`,
  );
  const subjects = ["client", "booking", "document"].map((kind) => ({ kind, id: clientId }));
  const query = selectAccesses(subjects, { most: 26, cursor: { direction: "after", place: "100000" } });
  const rows = await db.$queryRaw<Record<string, string>[]>(Prisma.sql`explain ${query}`);
  const plan = rows.map((row) => Object.values(row).join()).join("\n");
  expect(plan).toMatch(/audit_events_subject_kind_subject_id_idx/);
  expect(plan).not.toContain("Seq Scan on audit_events");
});
