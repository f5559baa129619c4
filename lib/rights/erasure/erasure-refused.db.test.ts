import { storeCase } from "@/lib/cases/testing/stored-cases";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { withClient } from "@/lib/testing/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { staffAs } from "@/lib/testing/staff-as";

import { eraseClient } from "./commands/erase-client";
import { aWholePerson } from "../testing/whole-person";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const now = Date.parse("2027-03-08T17:00:00Z");
const request = (clientId: string) => ({ clientId, cause: "request" }) as const;

let staff: Staff;
let clientId: string;
beforeAll(async () => {
  staff = await staffAs("compliance");
  ({ clientId } = await aWholePerson({ email: "another@example.org", staffId: staff.id, now }));
});

test("an erasure is refused while the client is under a legal hold", async () => {
  const reasonCipher = encrypt("A court asked for it", "legal_holds.reason");
  const { id } = await db.legalHold.create({
    data: { clientId, reasonCipher, placedById: staff.id, placedAt: new Date(now) },
  });
  expect(await eraseClient(staff, request(clientId), now)).toEqual({
    ok: false,
    error: "BUSINESS_RULE_VIOLATION",
    details: { rule: "legal-hold" },
  });
  await db.legalHold.delete({ where: { id } });
});

test("an erasure is refused while the client has an upcoming appointment", async () => {
  expect(await eraseClient(staff, request(clientId), Date.parse("2027-01-01T00:00:00Z"))).toMatchObject({
    details: { rule: "open-booking" },
  });
});

test("an erasure is refused while a case is open, and allowed after the case is closed", async () => {
  const { id } = await storeCase({ clientId });
  expect(await eraseClient(staff, request(clientId), now)).toMatchObject({
    error: "BUSINESS_RULE_VIOLATION",
    details: { rule: "open-case" },
  });
  const reason = encrypt("The money is gone", "cases.close_reason");
  await db.case.update({
    where: { id },
    data: { state: "closed", outcome: "none", closeReasonCipher: reason, closedAt: new Date(now) },
  });
  expect(await eraseClient(staff, { ...request(clientId), isDryRun: true }, now)).toMatchObject({ ok: true });
});

test("an erasure is refused and changes nothing while an export or another erasure has locked the client", async () => {
  await withClient(testDatabaseUrl(), async (client) => {
    await client.query("begin");
    await client.query("select 1 from clients where id = $1 for share", [clientId]);
    expect(await eraseClient(staff, request(clientId), now)).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
    await client.query("rollback");
  });
  expect((await db.client.findUniqueOrThrow({ where: { id: clientId } })).email).toBe("another@example.org");
});

test("an erasure is refused for an unknown client", async () => {
  expect(await eraseClient(staff, request("00000000-0000-4000-8000-000000000000"), now)).toEqual({
    ok: false,
    error: "RESOURCE_NOT_FOUND",
  });
});
