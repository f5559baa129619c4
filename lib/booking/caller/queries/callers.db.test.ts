import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/builders/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { findCallers, findKnown } from "./callers";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeAll(async () => {
  await emptyTables("clients");
  manager = await staffAs("manager");
  await aClient().named("Anna", "Grünwald").insert();
  await aClient().named("Petro", "Kowalczuk").insert();
});

const lastNamesFor = async (text: string) => (await findCallers(manager, text)).map(({ lastName }) => lastName);

describe("the search for a caller", () => {
  it.each(["grunwald, anna", "Anna,", ";Grün"])("finds one client for %p", async (text) => {
    expect(await lastNamesFor(text)).toEqual(["Grünwald"]);
  });

  it.each([",,,", "; ;", "xylophone"])("finds no client for %p", async (text) => {
    expect(await lastNamesFor(text)).toEqual([]);
  });
});

describe("the clients who have the caller's phone number or email address", () => {
  it.each(["416 555 0177", "+1 (416) 555-0177"])("are found by the number %p", async (phone) => {
    const client = await aClient().named("Dana", "Phone").insert();
    await db.client.update({ where: { id: client.id }, data: { phone: "+14165550177", phoneE164: "+14165550177" } });
    expect(await findKnown(manager, { phone })).toEqual([{ id: client.id, name: "Dana Phone" }]);
    await db.client.delete({ where: { id: client.id } });
  });

  it("are found by the address, once", async () => {
    const client = await aClient().named("Dana", "Mail").at("dana@example.org").insert();
    expect(await findKnown(manager, { phone: client.phone, email: "Dana@example.org" })).toEqual([
      { id: client.id, name: "Dana Mail" },
    ]);
  });

  it("are none for a new caller", async () => {
    expect(await findKnown(manager, { phone: "+1 604 555 0199", email: "new@example.org" })).toEqual([]);
  });
});
