import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { giveReason } from "@/lib/clients/commands/access";
import { exportClientData } from "../export/commands/export-client-data";
import { eraseClient } from "../erasure/commands/erase-client";
import { readClientData } from "../export/reads/read-client-data";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();
let staff: Staff;
let clientId: string;

beforeAll(async () => {
  staff = await staffAs("compliance");
  clientId = (await aClient().insert()).id;
  await giveReason(staff, { id: clientId, reason: "data-request" }, now);
});

async function dataOf() {
  const data = await readClientData(staff, clientId, now);
  if (data?.state !== "open") throw new Error("The file is not open");
  return data;
}

const aRequest = (reference: string, fields: object) =>
  db.dataRequest.create({
    data: {
      reference,
      clientId,
      kind: "erasure",
      law: "gdpr",
      createdById: staff.id,
      createdAt: new Date(now),
      receivedOn: new Date("2027-03-01"),
      dueOn: new Date("2027-04-01"),
      nameCipher: encrypt("Someone", "data_requests.name"),
      ...fields,
    },
  });

it("returns open data requests in which the requester is not identified yet, and the last day on which the client's file is kept", async () => {
  await aRequest("DAT-OPEN", {});
  await aRequest("DAT-DONE", { state: "withdrawn", closedAt: new Date("2027-03-05T12:00:00Z") });
  const { unidentified, fileEnd, held, kept } = await dataOf();
  expect(unidentified).toEqual(["DAT-OPEN"]);
  const { createdAt } = await db.client.findUniqueOrThrow({ where: { id: clientId } });
  expect(fileEnd?.getUTCFullYear()).toBe(createdAt.getUTCFullYear() + 7);
  expect(held).toEqual([{ retention: "client-file", count: 1 }]);
  expect(kept).toEqual([]);
});

it("exports only with a checked identity or an explicit confirmation, and records which it was", async () => {
  const open = (isConfirmed: boolean) => exportClientData(staff, { clientId, format: "json", isConfirmed }, now);
  const identity = async () => (await db.auditEvent.findFirstOrThrow({ orderBy: { id: "desc" } })).details;
  expect(await open(false)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect((await open(true)).ok).toBe(true);
  expect(await identity()).toMatchObject({ identity: "confirmed" });
  await db.dataRequest.update({
    where: { reference: "DAT-OPEN" },
    data: { identityCheck: "id-document", identityCheckedAt: new Date(now) },
  });
  expect((await open(false)).ok).toBe(true);
  expect(await identity()).toMatchObject({ identity: "checked" });
});

it("for an erased client, lists each kind of record that is still kept, with the number of records and the end date if there is one", async () => {
  await db.dataRequest.delete({ where: { reference: "DAT-OPEN" } });
  await eraseClient(staff, { clientId, cause: "request" }, now);
  const { held, kept, fileEnd } = await dataOf();
  expect([held, fileEnd]).toEqual([[], undefined]);
  expect(kept).toMatchObject([
    { name: "data-requests", count: 1, until: new Date("2034-03-05T12:00:00Z") },
    { name: "audit", until: undefined },
  ]);
});
