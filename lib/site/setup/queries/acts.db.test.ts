import { setSetupMark } from "@/lib/firm/commands/setup-marks";
import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { listSetupActs } from "./acts";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-11-30T15:00:00Z");

it("lists who did what, and the services that one person confirmed together as one act", async () => {
  const admin = await staffAs("admin");
  const act = { actorKind: "staff", actorId: admin.id, at: new Date(now) };
  const confirmed = { ...act, action: "service.confirmed", subjectKind: "service" };
  for (const subjectId of ["a", "b", "c"]) await db.auditEvent.create({ data: { ...confirmed, subjectId } });
  await setSetupMark({ mark: "key-copied", staffId: admin.id, now });
  expect(await listSetupActs(now)).toMatchObject([
    { act: "marked", mark: "key-copied", by: admin.name },
    { act: "service", by: admin.name },
  ]);
});
