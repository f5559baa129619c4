import { db } from "../db/client";
import { msPerDay } from "../time/instant";
import { sweepAudit } from "./sweep";

const now = Date.parse("2026-12-09T15:00:00Z");
const years = (count: number) => new Date(now - count * 365.25 * msPerDay);

it("deletes entries about sign-ins and opened pages after seven years, and keeps entries about records", async () => {
  await db.auditEvent.deleteMany();
  const entry = { actorKind: "staff", actorId: "a", subjectKind: "staff", subjectId: "a" };
  await db.auditEvent.createMany({
    data: [
      { ...entry, action: "staff.signed-in", at: years(7.01) },
      { ...entry, action: "staff.permission-refused", at: years(8) },
      { ...entry, action: "staff.list-read", at: years(6.99) },
      { ...entry, action: "staff.access-changed", at: years(9) },
      { ...entry, action: "client.file-read", subjectKind: "client", at: years(9) },
    ],
  });
  expect(await sweepAudit(now)).toEqual({ entries: 2 });
  const left = (await db.auditEvent.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);
  expect(left).toEqual(["staff.list-read", "staff.access-changed", "client.file-read"]);
});
