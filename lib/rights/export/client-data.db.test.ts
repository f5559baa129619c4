import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { giveReason } from "@/lib/clients/commands/access";
import { eraseClient } from "../erasure/commands/erase-client";
import { eraseOnRequest } from "../erasure/commands/erase-on-request";
import { liftHold, placeHold } from "../commands/legal-holds";
import { countHeldRows, findLiftedHold, findOpenHold, listErasureRequests } from "./queries/held-data";
import { findPerson } from "../queries/person";
import { listRegisterEvents } from "../registers/queries/register-parts";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

// This must be the real time. A reason to open a file is valid for eight hours from the time of its audit row, and the
// database sets that time.
const now = Date.now();
let staff: Staff;
beforeAll(async () => {
  staff = await staffAs("compliance");
});

/** Stores a client and gives the reason that lets the staff member open the client's file. Returns the client's id. */
async function openClient(): Promise<string> {
  const { id } = await aClient().insert();
  await giveReason(staff, { id, reason: "complaint" }, now);
  return id;
}

const decision = { shownIds: [], chosenIds: [] };
let number = 0;

/** Stores an open request for erasure and returns its reference. */
async function aRequest(clientId: string, identityCheck: string | null = "id-document"): Promise<string> {
  const { reference } = await db.dataRequest.create({
    data: {
      reference: `DAT-9999-${String((number += 1)).padStart(4, "0")}`,
      clientId,
      kind: "erasure",
      law: "gdpr",
      channel: "email",
      createdById: staff.id,
      nameCipher: encrypt("Someone", "data_requests.name"),
      receivedOn: new Date("2027-03-01"),
      dueOn: new Date("2027-04-01"),
      createdAt: new Date(now),
      ...(identityCheck && { identityCheck, identityCheckedAt: new Date(now) }),
    },
  });
  return reference;
}

it("erases a client on request, names the data request in the audit log and leaves the request open", async () => {
  const clientId = await openClient();
  const request = await aRequest(clientId);
  expect(await listErasureRequests(clientId)).toEqual([request]);
  const person = await findPerson(db, clientId);
  if (!person) throw new Error("No such client");
  expect(await countHeldRows(person, now)).toEqual([{ retention: "client-file", count: 1 }]);
  expect(await eraseOnRequest(staff, { clientId, request: ` ${request.toLowerCase()} `, decision }, now)).toEqual({
    ok: true,
    value: request,
  });
  expect(await db.client.findUniqueOrThrow({ where: { id: clientId } })).toMatchObject({ email: null, lastName: "" });
  expect(await db.dataRequest.findUniqueOrThrow({ where: { reference: request } })).toMatchObject({ state: "open" });
  const audit = await db.auditEvent.findFirstOrThrow({ where: { subjectId: clientId, action: "client.erased" } });
  expect(audit).toMatchObject({ actorId: staff.id, details: { cause: "request", dataRequest: request } });
  const { id } = await db.dataRequest.findUniqueOrThrow({ where: { reference: request } });
  expect(await listRegisterEvents("data-request", id)).toMatchObject([{ action: "data-request.data-erased" }]);
});

it("refuses an erasure if this client has no open erasure request with a checked identity", async () => {
  const [clientId, other] = [await openClient(), await openClient()];
  const refusal = { error: "VALIDATION_ERROR", details: { codes: { request: ["erasureRequest"] } } };
  for (const request of ["", await aRequest(other), await aRequest(clientId, null)])
    expect(await eraseOnRequest(staff, { clientId, request, decision }, now)).toMatchObject(refusal);
  expect(await db.client.findUniqueOrThrow({ where: { id: clientId } })).not.toMatchObject({ email: null });
});

it("a client under a legal hold cannot be erased on request or by retention until staff lift the hold", async () => {
  const clientId = await openClient();
  const request = await aRequest(clientId);
  expect(await placeHold(staff, { clientId, reason: "A court order" }, now)).toEqual({ ok: true, value: clientId });
  expect(await placeHold(staff, { clientId, reason: "Another" }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const hold = await findOpenHold(clientId);
  expect(hold).toMatchObject({ reason: "A court order", by: staff.name });
  expect(await eraseOnRequest(staff, { clientId, request, decision }, now)).toMatchObject({
    details: { codes: { request: ["erasureHeld"] } },
  });
  expect(await eraseClient({ kind: "system" }, { clientId, cause: "retention" }, now)).toMatchObject({ ok: false });
  const target = { clientId, holdId: hold?.id ?? "", reason: "The court lifted its order" };
  expect(await liftHold(staff, target, now)).toEqual({ ok: true, value: clientId });
  expect(await liftHold(staff, target, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const { liftReasonCipher } = await db.legalHold.findFirstOrThrow({ where: { clientId } });
  expect(decrypt(liftReasonCipher ?? new Uint8Array(), "legal_holds.lift_reason")).toBe("The court lifted its order");
  expect(await findLiftedHold(clientId)).toMatchObject({ reason: "The court lifted its order", by: staff.name });
  const lifted = await db.auditEvent.findFirstOrThrow({ where: { subjectId: clientId, action: "client.hold-lifted" } });
  expect(lifted.details).toEqual({ holdId: target.holdId });
  expect(await eraseOnRequest(staff, { clientId, request, decision }, now)).toMatchObject({ ok: true });
});

it("refuses a legal hold and an erasure if the staff member gave no reason to open the file", async () => {
  const { id: clientId } = await aClient().insert();
  const refusal = { ok: false, error: "RESOURCE_NOT_FOUND" };
  expect(await placeHold(staff, { clientId, reason: "A court order" }, now)).toEqual(refusal);
  expect(await eraseOnRequest(staff, { clientId, request: await aRequest(clientId), decision }, now)).toEqual(refusal);
});
