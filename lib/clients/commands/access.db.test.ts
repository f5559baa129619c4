import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { fileAccess, findFileHead, giveReason, listOpenFiles, mayOpenFile } from "./access";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.now();
let admin: Staff;
let colleague: Staff;
let client: Awaited<ReturnType<ReturnType<typeof aClient>["insert"]>>;
let id = "";

beforeAll(async () => {
  admin = await staffAs("admin");
  colleague = await staffAs("admin");
  client = await aClient().insert();
  ({ id } = client);
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

it("names a colleague's client and the advisers before a reason is given, but not to staff of own clients", async () => {
  const { firstName, lastName } = await db.client.findUniqueOrThrow({ where: { id } });
  const name = `${firstName} ${lastName}`;
  expect(await findFileHead(admin, id)).toEqual({ name, advisers: [] });
  const adviser = await anAdviser().named("Robin Beispiel").insert();
  await aBooking({ adviser, service: await aService().insert() })
    .by(client)
    .insert();
  expect(await findFileHead(admin, id)).toEqual({ name, advisers: ["Robin Beispiel"] });
  expect(await findFileHead(await staffAs("viewer"), id)).toBeUndefined();
});

it("closes the file again eight hours after the reason", async () => {
  const { at } = await db.auditEvent.findFirstOrThrow({ where: { action: "client.opened", actorId: colleague.id } });
  const given = at.getTime();
  expect((await accessOf(colleague, given + 8 * msPerHour - 1)).mayOpen).toBe(true);
  expect((await accessOf(colleague, given + 8 * msPerHour)).mayOpen).toBe(false);
});
