import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { fileAccess, findFileName, giveReason, listOpenFiles, mayOpenFile } from "./access";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.now();
let admin: Staff;
let colleague: Staff;
let id = "";

beforeAll(async () => {
  admin = await staffAs("admin");
  colleague = await staffAs("admin");
  ({ id } = await aClient().insert());
});

const accessOf = async (staff: Staff, at = now) => ({
  access: await fileAccess(db, staff, id, at),
  mayOpen: await mayOpenFile(staff, id, at),
  isListed: (await listOpenFiles(staff, [id], at)).has(id),
});

it("opens a colleague's file only to the staff member who gave the reason", async () => {
  const closed = { access: "needs-reason", mayOpen: false, isListed: false };
  expect(await accessOf(colleague)).toEqual(closed);
  await giveReason(colleague, { id, reason: "complaint" }, now);
  expect(await accessOf(colleague)).toEqual({ access: "reason-given", mayOpen: true, isListed: true });
  expect(await accessOf(admin)).toEqual(closed);
});

it("names a colleague's client before a reason is given, but not to staff who see only their own clients", async () => {
  const { firstName, lastName } = await db.client.findUniqueOrThrow({ where: { id } });
  expect(await findFileName(admin, id)).toBe(`${firstName} ${lastName}`);
  expect(await findFileName(await staffAs("viewer"), id)).toBeUndefined();
});

it("closes the file again eight hours after the reason", async () => {
  const { at } = await db.auditEvent.findFirstOrThrow({ where: { action: "client.opened", actorId: colleague.id } });
  const given = at.getTime();
  expect((await accessOf(colleague, given + 8 * msPerHour - 1)).mayOpen).toBe(true);
  expect((await accessOf(colleague, given + 8 * msPerHour)).mayOpen).toBe(false);
});
