import { giveReason } from "@/lib/clients/commands/access";
import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { listDocuments } from "../queries/documents";
import { openDocument } from "../reads/open-document";
import { scanDocument } from "./scan-document";
import { storeDocument } from "./store-document";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-08T17:00:00Z");
let clientId: string;
let manager: Staff;

beforeEach(async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  clientId = (await aClient().insert()).id;
  manager = await staffAs("manager");
  await giveReason(manager, { id: clientId, reason: "checking" }, Date.now());
});

const jobs = () => db.$queryRaw`select task_identifier as task from graphile_worker.jobs`;

async function stored(content: string): Promise<string> {
  const file = { name: "statement.txt", content: new Uint8Array(Buffer.from(content)) };
  const result = await storeDocument({ kind: "visitor" }, { clientId, file }, now);
  if (!result.ok) throw new Error(JSON.stringify(result.details));
  return result.value.id;
}

describe("a large text, which the worker searches for a wallet's secret after the upload", () => {
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
  const line = "2026-10-02;Transfer to a trading platform;-1200.00\n";
  const large = (end: string) => line.repeat(21_000) + end;

  test("cannot be opened before, and is released without a secret", async () => {
    const id = await stored(large("The end."));
    expect(await listDocuments(clientId)).toMatchObject([{ state: "held" }]);
    expect(await openDocument(manager, id, Date.now())).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION" });
    expect(await jobs()).toEqual([{ task: "scan-document" }]);
    await scanDocument(id, now);
    expect((await openDocument(manager, id, Date.now())).ok).toBe(true);
    expect(await listDocuments(clientId)).toMatchObject([{ state: "clean", scannedAt: undefined, warnings: [] }]);
  });

  test("is deleted with one, and staff see why", async () => {
    const id = await stored(large(`My words:\n${phrase}`));
    await scanDocument(id, now);
    expect(await listDocuments(clientId)).toMatchObject([
      { state: "refused", warnings: [], refusedFor: "secret", scannedAt: new Date(now) },
    ]);
    expect(await db.documentContent.count({ where: { documentId: id } })).toBe(0);
    expect(await openDocument(manager, id, Date.now())).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION" });
  });
});
