import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { storeCase } from "../testing/stored-cases";
import { openCase } from "./open-case";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");

it("opens one case per form key, even if two requests send the same key, and throws if the key is sent for another client", async () => {
  const manager = await staffAs("manager");
  const { clientId } = await storeCase({ ownerId: manager.id });
  const form = { clientId, kind: "crypto", formKey: randomUUID() } as const;
  const [one, same] = await Promise.all([openCase(manager, form, now), openCase(manager, form, now)]);
  expect(one.ok).toBe(true);
  expect(same).toEqual(one);
  expect(await db.auditEvent.count({ where: { action: "case.opened", subjectId: form.formKey } })).toBe(1);
  const other = await openCase(manager, { ...form, formKey: randomUUID() }, now);
  expect(other.ok).toBe(true);
  expect(other).not.toEqual(one);
  const { clientId: strangerId } = await storeCase({ ownerId: manager.id });
  await expect(openCase(manager, { ...form, clientId: strangerId }, now)).rejects.toThrow(/Unique constraint/);
});
