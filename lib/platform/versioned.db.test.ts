import { aClient } from "@/lib/testing/builders/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { jobs } from "@/lib/testing/inbox";
import { staffAs } from "@/lib/testing/staff-as";

import type { Staff } from "./auth/staff";
import { db } from "./db/client";
import type { Prisma } from "./db/client";
import { lockRow } from "./db/lock";
import { fail, ok } from "./result";
import { versioned } from "./versioned";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

type Target = { readonly id: string; readonly version?: number };

const changeClient = versioned({
  subjectKind: "client",
  lock: (tx, { id }: Target) => lockRow(tx, "clients", { id }),
  find: async (tx, staff, { id }) =>
    staff.role === "manager" ? tx.client.findUnique({ where: { id }, select: { id: true, version: true } }) : null,
  store: (tx, id, data: Prisma.ClientUpdateInput) => tx.client.update({ where: { id }, data, select: { id: true } }),
});

let manager: Staff;
let id = "";

beforeEach(async () => {
  await emptyTables("audit_events", "graphile_worker._private_jobs");
  ({ id } = await aClient().insert());
  manager = await staffAs("manager");
});

const stored = () => db.client.findUniqueOrThrow({ where: { id }, select: { firstName: true, version: true } });
const audited = () =>
  db.auditEvent.findMany({ where: { subjectId: id }, select: { action: true, details: true, subjectKind: true } });
const rename = (firstName: string, change: object = {}, staff = manager) =>
  changeClient(staff, { id, version: 1, ...change }, () =>
    ok({
      data: { firstName },
      audit: { action: "client.renamed", details: { firstName } },
      jobs: [{ job: { task: "inquiry-reply" as const, payload: { entryId: id } } }],
      value: firstName,
    }),
  );

it("stores the new values, increments the version, writes the audit row and queues the jobs", async () => {
  expect(await rename("Mary")).toEqual({ ok: true, value: "Mary" });
  expect(await stored()).toEqual({ firstName: "Mary", version: 2 });
  expect(await audited()).toEqual([
    { action: "client.renamed", details: { firstName: "Mary" }, subjectKind: "client" },
  ]);
  expect(await jobs("inquiry-reply")).toHaveLength(1);
});

it("refuses an unknown record, a record outside the staff member's scope and an older version", async () => {
  const before = await stored();
  const unknown = "00000000-0000-4000-8000-000000000000";
  expect(await rename("Mary", { id: unknown })).toEqual({ ok: false, error: "RESOURCE_NOT_FOUND" });
  expect(await rename("Mary", {}, await staffAs("adviser"))).toEqual({ ok: false, error: "RESOURCE_NOT_FOUND" });
  expect(await rename("Mary", { version: 0 })).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
  expect(await stored()).toEqual(before);
  expect(await audited()).toEqual([]);
});

it("lets only one of two changes of the same version succeed, and any change without a version", async () => {
  const results = await Promise.all([rename("Mary"), rename("Anna")]);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(await rename("Ruth", { version: undefined })).toMatchObject({ ok: true });
});

it("changes nothing if the change is refused, or if it says that nothing changed", async () => {
  const refused = await changeClient(manager, { id }, () => fail("BUSINESS_RULE_VIOLATION", { rule: "closed" }));
  expect(refused).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION", details: { rule: "closed" } });
  expect(await changeClient(manager, { id }, () => ok({ value: null }))).toEqual({ ok: true, value: null });
  expect((await stored()).version).toBe(1);
  expect(await audited()).toEqual([]);
});
