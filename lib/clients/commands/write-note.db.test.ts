import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";
import { openCase } from "@/lib/cases/commands/open-case";

import { giveReason } from "./access";
import { writeNote } from "./write-note";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.now();
let manager: Staff;
let clientId = "";

beforeEach(async () => {
  clientId = (await aClient().insert()).id;
  manager = await staffAs("manager");
  await giveReason(manager, { id: clientId, reason: "checking" }, now);
});

it.each([
  ["note", () => writeNote(manager, { id: clientId, text: "Please call", isRestricted: false }, now)],
  ["case", () => openCase(manager, { clientId, kind: "bank", formKey: clientId }, now)],
] as const)("writes no %s into a file whose erasure commits at the same time", async (_, write) => {
  let writing: Promise<{ readonly ok: boolean }> | undefined;
  await db.$transaction(async (tx) => {
    await lockRow(tx, "clients", { id: clientId });
    writing = write();
    // The command must be waiting for the erasure's lock before the erasure commits.
    while ((await waiting()) === 0) await new Promise(setImmediate);
    await tx.erasure.create({ data: { clientId, erasedAt: new Date(now), cause: "retention", kept: [], counts: {} } });
  });
  expect(await writing).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

async function waiting(): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return row.count;
}
