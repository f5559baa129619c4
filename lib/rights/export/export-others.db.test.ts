import { giveReason } from "@/lib/clients/commands/access";
import { mergeClients } from "@/lib/clients/commands/merge";
import { undoMerge } from "@/lib/clients/commands/undo-merge";
import { seen } from "@/lib/clients/testing/people";
import { assign } from "@/lib/inquiry/inbox/commands/assign";
import { declareDifferent } from "@/lib/inquiry/inbox/commands/declare-different";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { aClient } from "@/lib/testing/builders/client";
import { item } from "@/lib/testing/inbox";
import { staffAs } from "@/lib/testing/staff-as";

import { exportClientData } from "./commands/export-client-data";
import { liftHold, placeHold } from "../commands/legal-holds";
import { exportJson } from "./json";
import { sealedText } from "../testing/sealed-text";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();
let staff: Staff;

beforeAll(async () => {
  staff = await staffAs("compliance");
});

/** Exports a client's data as JSON. Compliance must give a reason before it can open the client's file. */
async function exportOf(clientId: string): Promise<string> {
  await giveReason(staff, { id: clientId, reason: "data-request" }, now);
  const result = await exportClientData(staff, { clientId, format: "json", isConfirmed: true }, now);
  if (!result.ok) throw new Error(result.error);
  return exportJson(result.value, now);
}

const noteOf = (text: string) => ({ safeContactNoteCipher: encrypt(text, "clients.safe_contact_note") });

/** Two clients, each with a safe-contact note. */
async function twoClients() {
  const kept = await aClient().named("Zelda", "Own").insert();
  const other = await aClient().named("Canary", "Canarius").insert();
  await db.client.update({ where: { id: kept.id }, data: noteOf("Only in the evening") });
  await db.client.update({ where: { id: other.id }, data: noteOf("Canary sings at night") });
  return { kept, other };
}

async function merged() {
  const { kept, other } = await twoClients();
  const manager = await staffAs("manager");
  for (const { id } of [kept, other]) await giveReason(manager, { id, reason: "duplicate" }, now);
  const result = await mergeClients(
    manager,
    { kept: await seen(kept.id), merged: await seen(other.id), taken: ["lastName"] },
    now,
  );
  if (!result.ok) throw new Error(result.error);
  return { kept, other, manager };
}

test("the pattern for encrypted text matches such text in base64, base64url and hex", () => {
  const cipher = Buffer.from(encrypt("a", "clients.safe_contact_note"));
  for (const coding of ["base64", "base64url", "hex"] as const)
    expect(JSON.stringify({ value: cipher.toString(coding) })).toMatch(sealedText);
});

test("after a merge was undone, the export of one client contains nothing about the other client", async () => {
  const { kept, other, manager } = await merged();
  const { id: mergeId } = await db.clientMerge.findFirstOrThrow({ where: { keptId: kept.id } });
  expect(await undoMerge(manager, { id: kept.id, mergeId }, now)).toMatchObject({ ok: true });
  const text = await exportOf(kept.id);
  expect(text).toContain("Zelda");
  expect(text).toContain('"undone_at"');
  for (const part of ["Canar", other.email, other.id, other.phone]) expect(text).not.toContain(part);
  expect(text).not.toMatch(sealedText);
});

test("after a merge, the export contains both clients' data, but not the data that is stored to undo the merge", async () => {
  const { kept, other } = await merged();
  await giveReason(staff, { id: kept.id, reason: "data-request" }, now);
  const text = await exportOf(kept.id);
  expect(text).toContain(other.email);
  // The manager opened the merged client's file before the merge, so the export contains this event.
  const { records } = JSON.parse(text) as { records: Record<string, Record<string, unknown>[]> };
  expect(records.audit_events).toContainEqual(
    expect.objectContaining({ action: "client.opened", subject_id: other.id }),
  );
  expect(records.client_merges?.map((row) => Object.keys(row).toSorted())).toEqual([["id", "merged_at", "undone_at"]]);
  expect(text).not.toMatch(sealedText);
});

test("the export does not mention a legal hold", async () => {
  const { kept } = await twoClients();
  const manager = await staffAs("compliance");
  await giveReason(manager, { id: kept.id, reason: "data-request" }, now);
  expect(await placeHold(manager, { clientId: kept.id, reason: "A court asked" }, now)).toMatchObject({ ok: true });
  const { id: holdId } = await db.legalHold.findFirstOrThrow({ where: { clientId: kept.id } });
  expect(await liftHold(manager, { clientId: kept.id, holdId, reason: "The matter is settled." }, now)).toMatchObject({
    ok: true,
  });
  const text = await exportOf(kept.id);
  expect(text).toContain("client.data-exported");
  expect(text).not.toMatch(/hold-placed|hold-lifted|A court asked/);
});

test("in the export, a message thread contains no id of a staff member or of another client", async () => {
  const { kept, other } = await twoClients();
  const received = await item({ email: kept.email }, "", now);
  const manager = await staffAs("manager");
  await assign(manager, { reference: received.reference, version: received.version, ownerId: manager.id }, now);
  expect(await declareDifferent(manager, { reference: received.reference, clientId: other.id }, now)).toMatchObject({
    ok: true,
  });
  const text = await exportOf(kept.id);
  expect(text).toContain('"different-person"');
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(manager.id);
});
