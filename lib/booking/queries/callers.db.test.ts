import type { Staff } from "@/lib/platform/auth/staff";
import { aClient } from "@/lib/testing/builders/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { findCallers } from "./callers";

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
