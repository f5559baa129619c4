import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { seen, storeOwnClient } from "../testing/people";
import { editContact } from "./edit-contact";
import { mergeClients } from "./merge";
import { undoMerge } from "./undo-merge";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
const contact = {
  firstName: "Anna",
  lastName: "Sample",
  phone: "030 1234567",
  phoneCountry: "DE",
  email: undefined,
  preferredContact: "phone",
  language: "de",
  zone: "Europe/Berlin",
  dateOfBirth: "1984-09-23",
  safeContact: { noTexts: true, note: "After six" },
} as const;
let manager: Staff;

beforeAll(async () => {
  manager = await staffAs("manager");
});

it("saves contact data, audits only the names of the changed fields, and refuses an outdated version", async () => {
  const { id, version } = await storeOwnClient(manager.id);
  expect(await editContact(manager, { id, version, contact }, now)).toEqual({ ok: true, value: id });
  expect(await db.client.findUnique({ where: { id } })).toMatchObject({
    firstName: "Anna",
    email: null,
    phoneE164: "+49301234567",
    locale: "de",
    safeContact: ["no-texts"],
    dateOfBirth: new Date("1984-09-23"),
    version: version + 1,
  });
  const { details } = await db.auditEvent.findFirstOrThrow({ where: { subjectId: id } });
  expect(details).toEqual({
    fields: "firstName,lastName,phone,email,preferredContact,zone,language,dateOfBirth,safeContact,safeContactNote",
  });
  expect(await editContact(manager, { id, version, contact }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  // Saving the same values changes nothing.
  expect((await editContact(manager, { id, version: version + 1, contact }, now)).ok).toBe(true);
  expect((await seen(id)).version).toBe(version + 1);
});

describe("with the address of a merged file", () => {
  const details = { ...contact, dateOfBirth: undefined, safeContact: undefined };

  async function mergedFiles() {
    const [kept, merged] = [await storeOwnClient(manager.id), await storeOwnClient(manager.id)];
    expect(await mergeClients(manager, { kept, merged, taken: [] }, now)).toMatchObject({ ok: true });
    return { kept, merged, mergeId: (await db.clientMerge.findFirstOrThrow({ where: { keptId: kept.id } })).id };
  }
  const edit = async (id: string, email: string | null) =>
    editContact(manager, { id, version: (await seen(id)).version, contact: { ...details, email: email ?? "" } }, now);

  it("swaps the two addresses, so both still lead to the kept file", async () => {
    const { kept, merged } = await mergedFiles();
    expect(await edit(kept.id, merged.email)).toEqual({ ok: true, value: kept.id });
    expect([(await seen(kept.id)).email, (await seen(merged.id)).email]).toEqual([merged.email, kept.email]);
  });

  it("lets the merge be undone only after the addresses have been changed back", async () => {
    const { kept, merged, mergeId } = await mergedFiles();
    await edit(kept.id, merged.email);
    expect(await undoMerge(manager, { id: kept.id, mergeId }, now)).toMatchObject({ details: { rule: "changed" } });
    await edit(kept.id, kept.email);
    expect(await undoMerge(manager, { id: kept.id, mergeId }, now)).toMatchObject({ ok: true });
    expect([(await seen(kept.id)).email, (await seen(merged.id)).email]).toEqual([kept.email, merged.email]);
  });
});

it("refuses another client's email address, and a change to a file that the staff member may not open", async () => {
  const [one, other] = [await storeOwnClient(manager.id), await storeOwnClient(manager.id)];
  const taken = { ...contact, email: other.email ?? "" };
  expect(await editContact(manager, { ...one, contact: taken }, now)).toMatchObject({
    error: "RESOURCE_ALREADY_EXISTS",
  });
  const foreign = await seen((await aClient().insert()).id);
  expect(await editContact(manager, { ...foreign, contact }, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect((await seen(foreign.id)).version).toBe(1);
});
