import { db } from "@/lib/platform/db/client";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { loadAdviserList } from "../loaders";
import { listOrderedNames } from "../queries/advisers";
import { moveAdviser } from "./order";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Awaited<ReturnType<typeof staffAs>>;

beforeEach(async () => {
  await emptyTables("services", "audit_events", "advisers", "bookings", "occupied_time");
  manager = await staffAs("manager");
});

const auditRows = async () =>
  (await db.auditEvent.findMany({ where: { subjectKind: "adviser" } })).map((row) => [row.action, row.details]);
const versionOf = async (id: string) =>
  (await db.adviser.findUniqueOrThrow({ where: { id }, select: { version: true } })).version;
const rulesVersion = async () => (await db.rulesVersion.findUniqueOrThrow({ where: { id: 1 } })).version;

describe("the order of advisers", () => {
  const listed = async () => (await loadAdviserList(manager, now)).rows.map(({ facts: { name } }) => name);
  const move = async (id: string, direction: "up" | "down") =>
    moveAdviser(manager, { id, version: await versionOf(id), direction });

  it("is that of the names until it is changed by one place, without those who take no bookings", async () => {
    const [anna, , cleo] = await Promise.all(["Anna", "Ben", "Cleo"].map((name) => anAdviser().named(name).insert()));
    await anAdviser().named("Gone").inactive().insert();
    if (!anna || !cleo) throw new Error("no advisers");
    expect(await listed()).toEqual(["Anna", "Ben", "Cleo", "Gone"]);
    expect(await listOrderedNames()).toEqual([]);
    const rules = await rulesVersion();
    expect(await move(cleo.id, "up")).toEqual({ ok: true, value: cleo.slug });
    expect(await listed()).toEqual(["Anna", "Cleo", "Ben", "Gone"]);
    expect(await listOrderedNames()).toEqual(["Anna", "Cleo", "Ben"]);
    expect(await rulesVersion()).not.toBe(rules);
    await move(anna.id, "up");
    await anAdviser().named("Abel").insert();
    expect(await listed()).toEqual(["Anna", "Cleo", "Ben", "Abel", "Gone"]);
    expect(await auditRows()).toEqual([["adviser.moved", { slug: cleo.slug, from: 3, to: 2 }]]);
  });

  it("is not changed by a page that shows an earlier order", async () => {
    const { id } = await anAdviser().named("Anna").insert();
    await anAdviser().named("Ben").insert();
    await anAdviser().named("Cleo").insert();
    expect(await moveAdviser(manager, { id, version: 1, direction: "down" })).toMatchObject({ ok: true });
    expect(await moveAdviser(manager, { id, version: 1, direction: "down" })).toMatchObject({
      ok: false,
      error: "RESOURCE_CONFLICT",
    });
    expect(await listed()).toEqual(["Ben", "Anna", "Cleo"]);
  });

  it("changes the record on which cached pages with the team depend", async () => {
    const { id } = await anAdviser().named("Anna").insert();
    await anAdviser().named("Ben").insert();
    const changedAt = async () =>
      (await db.recordChange.findUniqueOrThrow({ where: { subject: "advisers" } })).changedAt;
    await db.recordChange.update({ where: { subject: "advisers" }, data: { changedAt: null } });
    await move(id, "down");
    expect(await changedAt()).not.toBeNull();
  });
});
