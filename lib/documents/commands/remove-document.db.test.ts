import { giveReason } from "@/lib/clients/commands/access";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { placeHold } from "@/lib/rights/commands/legal-holds";
import { aClient } from "@/lib/testing/builders/client";
import { objectStorage } from "@/lib/testing/object-storage";
import { staffAs } from "@/lib/testing/staff-as";

import { deleteFromObjectStorage } from "./content";
import { removeDocument } from "./remove-document";
import { storeDocument } from "./store-document";
import { listDocuments } from "../queries/documents";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const settings: { STORAGE_URL?: string | undefined } = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

const file = { name: "Statement.txt", content: new Uint8Array(Buffer.from("Three transfers in October.")) };
let clientId: string;
let manager: Staff;

beforeEach(async () => {
  delete settings.STORAGE_URL;
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  clientId = (await aClient().insert()).id;
  manager = await staffAs("manager");
  await giveReason(manager, { id: clientId, reason: "checking" }, Date.now());
});

async function stored(): Promise<string> {
  const result = await storeDocument({ kind: "visitor" }, { clientId, file }, Date.now());
  if (!result.ok) throw new Error(JSON.stringify(result.details));
  return result.value.id;
}

const jobs = () => db.$queryRaw<{ task: string }[]>`select task_identifier as task from graphile_worker.jobs`;
const contents = (id: string) => db.documentContent.count({ where: { documentId: id } });

test("removing a document deletes its content and adds an audit row", async () => {
  const [id, other] = [await stored(), await stored()];
  expect(await removeDocument(manager, id, Date.now())).toBe("removed");
  expect((await listDocuments(clientId)).map((document) => document.id)).toEqual([other]);
  expect([await contents(id), await contents(other)]).toEqual([0, 1]);
  expect(await db.auditEvent.findFirst({ where: { subjectId: id, action: "document.removed" } })).toMatchObject({
    actorId: manager.id,
    details: { client: clientId },
  });
  expect(await removeDocument(manager, id, Date.now())).toBe("gone");
});

test("removing a document queues a job that deletes its content from object storage", async () => {
  const storage = await objectStorage();
  settings.STORAGE_URL = storage.url;
  const id = await stored();
  expect(await removeDocument(manager, id, Date.now())).toBe("removed");
  expect(await jobs()).toEqual([{ task: "delete-content" }]);
  await deleteFromObjectStorage(id);
  expect(storage.objects.has(id)).toBe(false);
  await storage.close();
});

test("a document is not removed if its client is under a legal hold, or if the staff member may not open the client's file", async () => {
  const id = await stored();
  expect(await removeDocument(await staffAs("compliance"), id, Date.now())).toBe("gone");
  await placeHold(manager, { clientId, reason: "A court asked for it" }, Date.now());
  expect(await removeDocument(manager, id, Date.now())).toBe("held");
  expect(await contents(id)).toBe(1);
});

test("a document is not removed while a fee agreement refers to it", async () => {
  const id = await stored();
  const { id: caseId } = await storeCase({ clientId });
  await db.feeAgreement.create({
    data: { caseId, agreedOn: new Date("2027-01-04"), rateBasisPoints: 1_500, documentId: id },
  });
  expect(await removeDocument(manager, id, Date.now())).toBe("agreement");
  expect(await contents(id)).toBe(1);
});
