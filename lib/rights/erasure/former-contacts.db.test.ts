import { editContact } from "@/lib/clients/commands/edit-contact";
import { loadFile } from "@/lib/clients/loaders";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { registerComplaint } from "../registers/commands/complaints";
import { readDataRequest } from "../registers/reads/read-data-requests";
import { registerDataRequest } from "../registers/commands/data-requests";
import { aFile, anEmail, anOpenFile, messageFrom } from "../testing/files";
import { codes, office, received, request } from "../testing/registered";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();
let manager: Staff;

beforeEach(async () => {
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

/** Stores a client whose address and phone number were changed, and returns the former ones. */
async function changedFile() {
  const { id, email } = await anOpenFile(manager);
  const phone = `+14165550${String(100 + Math.floor(Math.random() * 900))}`;
  const { version } = await db.client.update({ where: { id }, data: { phone, phoneE164: phone } });
  const changed = await editContact(manager, { id, version, contact: { ...contact, email: anEmail() } }, now);
  expect(changed).toMatchObject({ ok: true });
  return { id, email: email ?? "", phone };
}

const registered = (client: string) => registerDataRequest(manager, { ...request, client }, received);

it("a data request and a complaint are linked to a client by a former address", async () => {
  const { id, email } = await changedFile();
  const stored = await registered(email.toUpperCase());
  expect(stored).toMatchObject({ ok: true });
  expect(stored.ok && (await readDataRequest(manager, stored.value))?.clientId).toBe(id);
  const complaint = {
    name: "Anna",
    channel: "phone",
    text: "Late",
    handlerId: (await staffAs("compliance")).id,
  } as const;
  expect(
    await registerComplaint(manager, { ...complaint, receivedOn: "2027-02-01", client: email }, office("2027-02-01")),
  ).toMatchObject({ ok: true });
  expect(await db.complaint.count({ where: { clientId: id } })).toBe(1);
});

it("a former address of one client that another client has now finds the other client", async () => {
  const { email } = await changedFile();
  const other = await aFile(email);
  const stored = await registered(email);
  expect(stored.ok && (await readDataRequest(manager, stored.value))?.clientId).toBe(other.id);
});

it("a former address of two clients finds neither", async () => {
  const [{ id, email }, other] = [await changedFile(), await changedFile()];
  const [row] = await db.formerContact.findMany({ where: { clientId: id, kind: "email" } });
  if (!row) throw new Error("No former address");
  await db.formerContact.updateMany({
    where: { clientId: other.id, kind: "email" },
    data: { valueHash: row.valueHash },
  });
  expect(await registered(email)).toEqual(codes("client", "clientUnknown"));
});

it("a client's file lists what came from a former address and a former phone number", async () => {
  const { id, email, phone } = await changedFile();
  const byEmail = await messageFrom({ email });
  const byPhone = await messageFrom({ email: anEmail() });
  await db.contactMessage.updateMany({ where: { id: byPhone }, data: { phone, phoneE164: phone } });
  const file = await loadFile(manager, { id }, now);
  const listed = file?.state === "open" ? file.inquiries : [];
  const ids = await db.contactMessage.findMany({
    where: { reference: { in: listed.map(({ reference }) => reference) } },
    select: { id: true },
  });
  expect(ids.map((each) => each.id).toSorted()).toEqual([byEmail, byPhone].toSorted());
});

it("a client's file does not list what came from a former address that another client has now", async () => {
  const { id, email } = await changedFile();
  await aFile(email);
  await messageFrom({ email });
  expect(await loadFile(manager, { id }, now)).toMatchObject({ state: "open", inquiries: [] });
});
