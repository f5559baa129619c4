import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { staffAs } from "@/lib/testing/staff-as";

import { seen, storeOwnClient } from "../testing/people";
import { mergeClients } from "./merge";
import { lockClients } from "./merge-state";
import { undoMerge } from "./undo-merge";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
const now = Date.parse("2027-01-15T17:00:00Z");
let manager: Staff;

beforeAll(async () => {
  manager = await staffAs("manager");
});

/** Merges two clients and returns what an undo names. */
async function aMerge() {
  const [kept, merged] = [await storeOwnClient(manager.id), await storeOwnClient(manager.id)];
  await mergeClients(manager, { kept: await seen(kept.id), merged: await seen(merged.id), taken: [] }, now);
  const { id: mergeId } = await db.clientMerge.findFirstOrThrow({ where: { mergedId: merged.id } });
  return { id: kept.id, mergeId };
}

it("undoes a merge once if two requests undo it at the same time", async () => {
  for (let round = 0; round < 5; round += 1) {
    const target = await aMerge();
    const both = await Promise.all([undoMerge(manager, target, now), undoMerge(manager, target, now)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    const rows = { action: "client.merge-undone", subjectId: target.id };
    expect(await db.auditEvent.count({ where: rows })).toBe(1);
  }
});

it("does not undo a merge if a legal hold is placed while the undo waits", async () => {
  const target = await aMerge();
  const { undoing } = await db.$transaction(async (tx) => {
    await lockClients(tx, [target.id]);
    const started = undoMerge(manager, target, now);
    for (let waiting = 0n; waiting === 0n;)
      [{ waiting } = { waiting }] = await db.$queryRaw<{ waiting: bigint }[]>`
        select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const reasonCipher = encrypt("A court order", "legal_holds.reason");
    await tx.legalHold.create({
      data: { clientId: target.id, reasonCipher, placedById: manager.id, placedAt: new Date(now) },
    });
    return { undoing: started };
  });
  expect(await undoing).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "legal-hold" } });
});
