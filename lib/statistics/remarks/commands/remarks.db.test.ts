import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { staffAs } from "@/lib/testing/staff-as";

import { findRemovedRemark, listRemarks } from "../queries/remarks";
import { addRemark, removeRemark, restoreRemark, sweepRemarks } from "./remarks";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2034-09-06T14:00:00Z");
const period = { from: "2034-09-01", to: "2034-09-06" } as const;
let manager: Staff;

beforeEach(async () => {
  await db.statisticsRemark.deleteMany();
  manager = await staffAs("manager");
});

const texts = async () => (await listRemarks(period)).map(({ text }) => text);

it("lists the remarks of a period by day, with their author, and writes an audit row without the text", async () => {
  const id = await addRemark(manager, { day: "2034-09-05", text: "Campaign begins" }, now);
  await addRemark(manager, { day: "2034-09-02", text: "Article" }, now);
  await addRemark(manager, { day: "2034-08-31", text: "Before" }, now);
  expect(await listRemarks(period)).toMatchObject([
    { day: "2034-09-02", text: "Article" },
    { id, day: "2034-09-05", text: "Campaign begins", author: expect.any(String) },
  ]);
  const audit = await db.auditEvent.findMany({ where: { subjectId: id } });
  expect(audit).toMatchObject([{ action: "statistics.remark-added", actorId: manager.id, details: {} }]);
});

it("removes a remark once, restores it once, and deletes it a day later", async () => {
  const id = await addRemark(manager, { day: "2034-09-05", text: "Mistake" }, now);
  expect(await removeRemark(manager, id, now)).toMatchObject({ ok: true });
  expect(await removeRemark(manager, id, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await texts()).toEqual([]);
  expect(await findRemovedRemark(id)).toMatchObject({ text: "Mistake" });
  expect(await restoreRemark(manager, id)).toMatchObject({ ok: true });
  expect(await restoreRemark(manager, id)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await texts()).toEqual(["Mistake"]);
  await removeRemark(manager, id, now);
  expect([await sweepRemarks(now + msPerDay), await sweepRemarks(now + msPerDay + 1)]).toEqual([0, 1]);
  expect(await restoreRemark(manager, id)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});
