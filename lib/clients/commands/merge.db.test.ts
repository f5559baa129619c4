import { findCallers } from "@/lib/booking/caller/queries/callers";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import { listPossibleClients } from "@/lib/inquiry/inbox/queries/related";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { msPerDay } from "@/lib/platform/time/instant";
import { findClients } from "@/lib/search/queries/people";
import { readTerms } from "@/lib/search/terms";
import { aClient } from "@/lib/testing/builders/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { pick, seededRandom } from "@/lib/testing/random";
import { staffAs } from "@/lib/testing/staff-as";

import { mergeFields, movingTables } from "../merge-fields";
import type { MergeField } from "../merge-fields";
import { listDuplicatePairs, listDuplicatesOf } from "../queries/duplicates";
import { findKept } from "../queries/merges";
import { seen, snapshotOf, storeOwnClient, storeRandomPerson } from "../testing/people";
import type { OwnClient } from "../testing/people";
import { mergeClients } from "./merge";
import { lockClients } from "./merge-state";
import { undoMerge } from "./undo-merge";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
const now = Date.parse("2027-01-15T17:00:00Z");
let manager: Staff;

beforeAll(async () => {
  manager = await staffAs("manager");
});

const anOwnClient = (data?: OwnClient) => storeOwnClient(manager.id, data);
const merge = async (keptId: string, mergedId: string, taken: readonly MergeField[] = []) =>
  mergeClients(manager, { kept: await seen(keptId), merged: await seen(mergedId), taken }, now);
const mergeOf = (mergedId: string) => db.clientMerge.findFirstOrThrow({ where: { mergedId, undoneAt: null } });
const undo = async (keptId: string, mergedId: string, at = now) =>
  undoMerge(manager, { id: keptId, mergeId: (await mergeOf(mergedId)).id }, at);

it("moves every record and the chosen values to the kept client, and keeps both email addresses", async () => {
  const [kept, merged] = [await anOwnClient(), await anOwnClient({ firstName: "Anna" })];
  expect(await merge(kept.id, merged.id, ["firstName", "email"])).toEqual({ ok: true, value: kept.id });
  expect(await db.client.findUnique({ where: { id: kept.id } })).toMatchObject({
    firstName: "Anna",
    email: merged.email,
  });
  expect(await seen(merged.id)).toMatchObject({ email: kept.email });
  expect(await db.case.count({ where: { clientId: kept.id } })).toBe(2);
  expect(await findKept(merged.id)).toBe(kept.id);
  const audit = await db.auditEvent.findMany({
    where: { subjectId: { in: [kept.id, merged.id] } },
    orderBy: { id: "asc" },
  });
  expect(audit.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ["client.merged", kept.id],
    ["client.merged-away", merged.id],
  ]);
  const { beforeCipher } = await mergeOf(merged.id);
  expect(Buffer.from(beforeCipher).includes("Anna")).toBe(false);
});

it("adds a merged client's new record to the last client in a chain of two merges", async () => {
  const [first, second, third] = [await anOwnClient(), await anOwnClient(), await anOwnClient()];
  await merge(second.id, first.id);
  await merge(third.id, second.id);
  expect(await findKept(first.id)).toBe(third.id);
  const { clientId } = await storeCase({ clientId: first.id });
  expect(clientId).toBe(third.id);
});

it("a record added to a client during a merge is stored after the merge and belongs to the kept client", async () => {
  const [kept, merged] = [await anOwnClient(), await anOwnClient()];
  const added = await db.$transaction(async (tx) => {
    await lockClients(tx, [kept.id, merged.id]);
    const adding = storeCase({ clientId: merged.id });
    for (let waiting = 0n; waiting === 0n;)
      [{ waiting } = { waiting }] = await db.$queryRaw<{ waiting: bigint }[]>`
        select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const data = { mergedIntoId: kept.id, mergedAt: new Date(now) };
    await tx.client.update({ where: { id: merged.id }, data, select: { id: true } });
    return { adding };
  });
  expect(await added.adding).toMatchObject({ clientId: kept.id });
});

it("allows only one of two simultaneous merges of the same pair in opposite directions", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await anOwnClient(), await anOwnClient()];
    const results = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await db.client.count({ where: { id: { in: [one.id, other.id] }, mergedIntoId: null } })).toBe(1);
  }
});

it("refuses a merge if either client has changed since the page was rendered", async () => {
  const [kept, merged] = [await anOwnClient(), await anOwnClient()];
  await db.client.updateMany({ where: { id: { in: [kept.id, merged.id] } }, data: { zone: "Europe/London" } });
  const before = await snapshotOf([kept.id, merged.id]);
  for (const versions of [
    { kept, merged },
    { kept: await seen(kept.id), merged },
    { kept, merged: await seen(merged.id) },
  ])
    expect(await mergeClients(manager, { ...versions, taken: ["phone"] }, now)).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
  expect(await snapshotOf([kept.id, merged.id])).toEqual(before);
});

it.each(["legal-hold", "erased"] as const)('refuses a merge and returns the reason "%s"', async (rule) => {
  const [kept, merged] = [await anOwnClient(), await anOwnClient()];
  const clientId = merged.id;
  const hold = { clientId, reasonCipher: encrypt("A court order", "legal_holds.reason"), placedById: manager.id };
  if (rule === "legal-hold") await db.legalHold.create({ data: { ...hold, placedAt: new Date(now) } });
  else
    await db.erasure.create({ data: { clientId, cause: "retention", erasedAt: new Date(now), counts: {}, kept: [] } });
  expect(await merge(kept.id, merged.id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule } });
});

it("refuses to merge a file that the staff member may not open, and a file with itself", async () => {
  const [own, foreign] = [await anOwnClient(), await aClient().insert()];
  expect(await merge(own.id, foreign.id)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await merge(foreign.id, own.id)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await merge(own.id, own.id)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

it("restores the exact earlier data of two clients when their merge is undone", async () => {
  const random = seededRandom(20_270_115);
  for (let round = 0; round < 25; round += 1) {
    const setting = { random, staffId: manager.id, start: now + round * msPerDay };
    const [keptId, mergedId] = [await storeRandomPerson(setting), await storeRandomPerson(setting)];
    const before = await snapshotOf([keptId, mergedId]);
    const taken = mergeFields.filter(() => random() < 0.5);
    expect(await merge(keptId, mergedId, taken)).toMatchObject({ ok: true });
    expect(await snapshotOf([mergedId])).toMatchObject({ bookings: [], cases: [], client_notes: [], documents: [] });
    const later = pick(random, [0, 29.9 * msPerDay]);
    expect(await undo(keptId, mergedId, now + later)).toEqual({ ok: true, value: keptId });
    expect(await snapshotOf([keptId, mergedId])).toEqual(before);
  }
});

it("finds the kept client once when staff search for the merged client's data", async () => {
  const [kept, merged] = [await anOwnClient(), await anOwnClient({ firstName: "Philippa", phoneE164: "+14165550144" })];
  await merge(kept.id, merged.id);
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  expect(ids(await findCallers(manager, merged.email ?? ""))).toEqual([kept.id]);
  expect(ids(await findCallers(manager, "Philippa"))).toEqual([kept.id]);
  const terms = readTerms("example.com", "FRS");
  if (!terms) throw new Error("Nothing to search for");
  const clientIds = ids(await findClients(scopeOf(manager, "clients"), { terms, isSimilar: false }));
  expect(clientIds.filter((id) => id === kept.id)).toHaveLength(1);
  expect(clientIds).not.toContain(merged.id);
  const sender = { kind: "message", id: kept.id, email: "other@example.org", phoneE164: "+14165550144" } as const;
  const possible = await listPossibleClients(sender, { firstName: "Philippa", lastName: null });
  expect(possible.map(({ id, matchedBy }) => [id, matchedBy])).toEqual([[kept.id, "phone"]]);
});

it("a record that was added after the merge stays with the kept client when the merge is undone", async () => {
  const [kept, merged] = [await anOwnClient(), await anOwnClient()];
  await merge(kept.id, merged.id);
  const added = await storeCase({ clientId: merged.id });
  await undo(kept.id, merged.id);
  expect(await db.case.findUnique({ where: { id: added.id } })).toMatchObject({ clientId: kept.id });
  expect(await db.case.count({ where: { clientId: merged.id } })).toBe(1);
});

it("refuses to undo a merge after 30 days, if a copied value changed, or if the kept client was itself merged", async () => {
  const [kept, merged, third] = [await anOwnClient(), await anOwnClient({ firstName: "Anna" }), await anOwnClient()];
  await merge(kept.id, merged.id, ["firstName"]);
  const rule = (name: string) => ({ error: "BUSINESS_RULE_VIOLATION", details: { rule: name } });
  expect(await undo(kept.id, merged.id, now + 30 * msPerDay)).toMatchObject(rule("too-late"));
  await db.client.update({ where: { id: kept.id }, data: { firstName: "Annabel" } });
  expect(await undo(kept.id, merged.id)).toMatchObject(rule("changed"));
  await db.client.update({ where: { id: kept.id }, data: { firstName: "Anna" } });
  await merge(third.id, kept.id);
  // The file of a merged client cannot be opened, because its records are in the kept client's file.
  expect(await undo(kept.id, merged.id)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect((await undo(third.id, kept.id)).ok).toBe(true);
  const { id: mergeId } = await mergeOf(merged.id);
  expect((await undo(kept.id, merged.id)).ok).toBe(true);
  expect(await undoMerge(manager, { id: kept.id, mergeId }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("refuses to undo a merge while the kept client is under a legal hold", async () => {
  const [kept, merged] = [await anOwnClient(), await anOwnClient()];
  await merge(kept.id, merged.id);
  const hold = await db.legalHold.create({
    data: {
      clientId: kept.id,
      reasonCipher: encrypt("A court order", "legal_holds.reason"),
      placedById: manager.id,
      placedAt: new Date(now),
    },
  });
  const before = await snapshotOf([kept.id, merged.id]);
  expect(await undo(kept.id, merged.id)).toMatchObject({
    error: "BUSINESS_RULE_VIOLATION",
    details: { rule: "legal-hold" },
  });
  expect(await snapshotOf([kept.id, merged.id])).toEqual(before);
  await db.legalHold.update({ where: { id: hold.id }, data: { liftedAt: new Date(now), liftedById: manager.id } });
  expect(await undo(kept.id, merged.id)).toEqual({ ok: true, value: kept.id });
});

it("moves the records of every table that references clients", async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'clients'::regclass`;
  // An erased client is never merged, so erasures do not move. A decision that two clients are different people does
  // not move either, because it applies only to these two clients. Former contacts are found through the merged client.
  const others = ["clients", "client_merges", "client_distinctions", "erasures", "former_contacts"];
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !others.includes(name))
      .toSorted(),
  ).toEqual([...movingTables].toSorted());
  const triggers = await db.$queryRaw<{ name: string }[]>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_follows_merged_client'`;
  expect(triggers.map(({ name }) => name).toSorted()).toEqual([...movingTables].toSorted());
});

it("finds duplicates by the same mailbox, the same phone number, or a similar name in the same time zone", async () => {
  await emptyTables("clients", "bookings", "cases");
  const own = await anOwnClient({ email: "anna+scam@example.org", firstName: "Mathilde" });
  await db.client.update({ where: { id: own.id }, data: { lastName: "Kowalchuk", phoneE164: "+14165550111" } });
  const named = await anOwnClient({ firstName: "Matilde" });
  await db.client.update({ where: { id: named.id }, data: { lastName: "Kowalczuk" } });
  const duplicates = async () => (await listDuplicatesOf(own.id)).map(({ id, matchedBy }) => [id, matchedBy]);
  expect(await duplicates()).toEqual([[named.id, "name"]]);
  await db.client.update({ where: { id: named.id }, data: { zone: "Europe/Berlin" } });
  expect(await duplicates()).toEqual([]);
  const mailbox = await anOwnClient({ email: "anna@example.org" });
  const phone = await anOwnClient({ phoneE164: "+14165550111" });
  expect(await duplicates()).toEqual([
    [mailbox.id, "email"],
    [phone.id, "phone"],
  ]);
  const pairs = await listDuplicatePairs();
  expect(pairs.map(({ olderId, newerId, matchedBy }) => [olderId, newerId, matchedBy])).toEqual([
    [own.id, phone.id, "phone"],
    [own.id, mailbox.id, "email"],
  ]);
  await merge(own.id, mailbox.id);
  await merge(own.id, phone.id);
  expect(await duplicates()).toEqual([]);
  expect(await listDuplicatePairs()).toEqual([]);
});
