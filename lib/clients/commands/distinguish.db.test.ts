import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { listDistinct, listDuplicatePairs, listDuplicatesOf } from "../queries/duplicates";
import { storeOwnClient } from "../testing/people";
import { distinguish, revokeDistinction } from "./distinguish";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
let manager: Staff;

beforeAll(async () => {
  manager = await staffAs("manager");
});

/** Stores two clients with the same phone number. */
async function aCouple(phoneE164: string) {
  const [one, other] = [await storeOwnClient(manager.id), await storeOwnClient(manager.id)];
  await db.client.updateMany({ where: { id: { in: [one.id, other.id] } }, data: { phoneE164 } });
  return { id: one.id, otherId: other.id };
}

const swapped = ({ id, otherId }: Awaited<ReturnType<typeof aCouple>>) => ({ id: otherId, otherId: id });
const suggested = async (id: string) => (await listDuplicatesOf(id)).map((each) => each.id);
const isPaired = async ({ id, otherId }: { id: string; otherId: string }) =>
  (await listDuplicatePairs()).some(
    ({ newerId, olderId }) => [newerId, olderId].toSorted().join() === [id, otherId].toSorted().join(),
  );

it("does not suggest two clients as duplicates while a decision says that they are different people", async () => {
  const pair = await aCouple("+14165550301");
  expect([await suggested(pair.id), await suggested(pair.otherId)]).toEqual([[pair.otherId], [pair.id]]);
  expect(await isPaired(pair)).toBe(true);

  expect(await distinguish(manager, pair, now)).toEqual({ ok: true, value: pair.id });
  expect([await suggested(pair.id), await suggested(pair.otherId)]).toEqual([[], []]);
  expect(await isPaired(pair)).toBe(false);
  for (const each of [pair, swapped(pair)])
    expect(await listDistinct(each.id)).toMatchObject([
      { id: each.otherId, by: manager.name, decidedAt: new Date(now) },
    ]);

  expect(await revokeDistinction(manager, swapped(pair), now)).toMatchObject({ ok: true });
  expect(await suggested(pair.id)).toEqual([pair.otherId]);
  expect(await listDistinct(pair.id)).toEqual([]);
});

it("records only one decision for two clients, even if staff repeat the decision in either client's file", async () => {
  const pair = await aCouple("+14165550302");
  for (const each of [pair, swapped(pair), pair])
    expect(await distinguish(manager, each, now)).toMatchObject({ ok: true });
  const audit = await db.auditEvent.findMany({
    where: { action: "client.distinguished", subjectId: { in: Object.values(pair) } },
  });
  expect(audit).toMatchObject([{ subjectId: pair.id, details: { other: pair.otherId }, actorId: manager.id }]);
});

it("refuses a decision if a client is unknown, if both ids are the same, or if staff may not open the file", async () => {
  const { id, otherId } = await aCouple("+14165550303");
  const foreign = await aClient().insert();
  const refusal = { ok: false, error: "RESOURCE_NOT_FOUND" };
  expect(await distinguish(manager, { id, otherId: "6d0c1f4e-6a0b-4a53-8f0e-0f6b2b6f2f10" }, now)).toEqual(refusal);
  expect(await distinguish(manager, { id, otherId: id }, now)).toEqual(refusal);
  expect(await distinguish(manager, { id: foreign.id, otherId }, now)).toEqual(refusal);
});
