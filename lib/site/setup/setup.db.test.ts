import { Client } from "pg";

import { confirmFact } from "@/lib/firm/commands/confirm";
import { removeSetupMark, setSetupMark } from "@/lib/firm/commands/setup-marks";
import { insertVersion } from "@/lib/firm/commands/settings";
import { findFirm } from "@/lib/firm/queries/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { clearFirm, readFirm } from "@/lib/firm/settings-snapshot";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { actAs } from "@/lib/platform/second-person/commands";
import { clearCatalogue } from "@/lib/services/queries";
import { insertClaim } from "@/lib/testing/claim-rows";
import { testDatabaseUrl } from "@/lib/testing/database";
import { emptyTables } from "@/lib/testing/empty-tables";
import { anOffice } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { reachedBy } from "./lines";
import type { LineName, LineState } from "./lines";
import { loadHome, loadSetup, loadSetupState } from "./loaders";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const settings: { SITE_MODE: "demo" | "live" } = { SITE_MODE: "live" };
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

const now = Date.parse("2026-11-30T15:00:00Z");
const terminal = { kind: "terminal" } as const;
let client: Client;
let office: Office;
let admin: Staff;

beforeAll(async () => {
  client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  settings.SITE_MODE = "demo";
  office = await anOffice();
});
afterAll(() => client.end());

beforeEach(async () => {
  settings.SITE_MODE = "live";
  clearFirm();
  await emptyTables("firm_settings", "record_changes", "staff_users", "claims", "confirmed_recipients");
  const facts = { ...sampleFacts.ca, bank: null, paymentText: null, confirmedOn: {} };
  await insertVersion(db, { profile: "ca", version: 1, facts });
  await readFirm();
  await db.service.updateMany({ data: { confirmedAt: null } });
  clearCatalogue();
  admin = await signedIn("admin");
});

/** Signs in as in a demonstration, because a live site would first ask for a second factor. */
async function signedIn(role: Role): Promise<Staff> {
  settings.SITE_MODE = "demo";
  const staff = await staffAs(role);
  settings.SITE_MODE = "live";
  return staff;
}

async function stateOf(name: LineName): Promise<LineState | undefined> {
  clearCatalogue();
  return (await loadSetup(admin, now)).lines.find((line) => line.name === name)?.state;
}

/** Changes a record, expects the state of a line, takes the change back, and expects the first state again. */
async function expectTurn(
  name: LineName,
  state: LineState,
  change: () => Promise<unknown>,
  back: () => Promise<unknown>,
) {
  const before = await stateOf(name);
  expect(before).not.toBe(state);
  await change();
  expect(await stateOf(name)).toBe(state);
  await back();
  expect(await stateOf(name)).toBe(before);
}

it("the lines of people turn with the accounts", async () => {
  const { id } = admin;
  await expectTurn(
    "second-factor",
    "done",
    () =>
      db.staffUser.update({
        where: { id },
        data: { totpEnrolledAt: new Date(now), totpSecretCipher: Buffer.from("x") },
      }),
    () => db.staffUser.update({ where: { id }, data: { totpEnrolledAt: null, totpSecretCipher: null } }),
  );
  const code = { staffUserId: id, codeHash: Buffer.alloc(32) };
  await expectTurn(
    "recovery-codes",
    "done",
    () => db.staffRecoveryCode.create({ data: code }),
    () => db.staffRecoveryCode.updateMany({ data: { usedAt: new Date(now) } }),
  );
  const other = { email: "second@example.com", name: "Second", role: "admin" } as const;
  await expectTurn(
    "administrators",
    "waiting",
    () => db.staffUser.create({ data: { ...other, passwordHash: null } }),
    () => db.staffUser.delete({ where: { email: other.email } }),
  );
  await expectTurn(
    "administrators",
    "started",
    () => db.staffUser.create({ data: { ...other, passwordHash: "none" } }),
    () => db.staffUser.update({ where: { email: other.email }, data: { isActive: false } }),
  );
});

it("the lines of appointments turn with services, advisers and hours", async () => {
  const service = { where: { id: office.service.id } };
  await expectTurn(
    "services",
    "done",
    () => db.service.update({ ...service, data: { confirmedAt: new Date(now) } }),
    () => db.service.update({ ...service, data: { confirmedAt: null } }),
  );
  await db.service.update({ ...service, data: { confirmedAt: new Date(now) } });
  await expectTurn(
    "adviser",
    "todo",
    () => db.adviser.updateMany({ data: { isActive: false } }),
    () => db.adviser.updateMany({ data: { isActive: true } }),
  );
  await expectTurn(
    "weekly-hours",
    "todo",
    () => db.weeklyHours.updateMany({ data: { validTo: new Date("2026-11-29") } }),
    () => db.weeklyHours.updateMany({ data: { validTo: null } }),
  );
});

it("the lines of the firm turn with its record and its confirmed parts", async () => {
  const first = await findFirm();
  for (const part of ["hours", "meeting-modes", "articles", "questions"] as const)
    await confirmFact(terminal, part, now);
  expect([await stateOf("hours"), await stateOf("texts")]).toEqual(["done", "done"]);
  const {
    version: _,
    isSample: __,
    phoneHref: ___,
    ...facts
  } = first ?? { ...sampleFacts.ca, version: 0, isSample: false, phoneHref: "" };
  await insertVersion(db, { profile: "ca", version: 9, facts: { ...facts, bank: { holder: "Sample", lines: ["1"] } } });
  expect([
    await stateOf("hours"),
    await stateOf("texts"),
    await stateOf("bank"),
    await stateOf("payment-terms"),
  ]).toEqual(["todo", "todo", "done", "done"]);
});

it("the line of claims counts what is shown, what waits and what nobody wrote", async () => {
  const second = await signedIn("compliance");
  expect(await stateOf("claims")).toBe("declined");
  const id = await insertClaim(client, [admin.id, second.id], { second: null, on: null });
  expect(await stateOf("claims")).toBe("waiting");
  await db.$transaction(async (tx) => {
    await actAs(tx, second);
    await tx.confirmation.updateMany({
      data: { endedAt: new Date(now), endReason: "withdrawn", endedById: second.id },
    });
  });
  expect(await stateOf("claims")).toBe("started");
  await db.claimText.updateMany({ where: { claimId: id }, data: { text: "" } });
  expect(await stateOf("claims")).toBe("todo");
  await setSetupMark({ mark: "no-other-claims", staffId: admin.id, now });
  expect(await stateOf("claims")).toBe("declined");
});

it("what a person says has a name and a day, is audited, and can be taken back", async () => {
  const firm = await findFirm();
  const about = firm && reachedBy(firm);
  await expectTurn(
    "phone",
    "done",
    () => setSetupMark({ mark: "phone-called", about: about ?? "", staffId: admin.id, now }),
    () => removeSetupMark({ mark: "phone-called", staffId: admin.id }),
  );
  await removeSetupMark({ mark: "phone-called", staffId: admin.id });
  expect(
    await db.auditEvent.findMany({
      where: { actorId: admin.id, action: { startsWith: "firm.setup" } },
      orderBy: { id: "asc" },
      select: { actorId: true, action: true, details: true },
    }),
  ).toEqual([
    { actorId: admin.id, action: "firm.setup-marked", details: { mark: "phone-called" } },
    { actorId: admin.id, action: "firm.setup-mark-removed", details: { mark: "phone-called" } },
  ]);
});

it("emails arrive when a test was sent, an invitation was accepted or a recipient confirmed the address", async () => {
  const accepted = {
    actorKind: "staff",
    action: "staff.invitation-accepted",
    subjectKind: "staff",
    subjectId: admin.id,
  };
  await expectTurn(
    "emails",
    "done",
    () => db.auditEvent.create({ data: accepted }),
    () =>
      client.query("set session_replication_role = replica; delete from audit_events; reset session_replication_role"),
  );
  const test = { staffUserId: admin.id, requestedAt: new Date(now) };
  await expectTurn(
    "emails",
    "done",
    () => db.mailTest.create({ data: { ...test, finishedAt: new Date(now), outcome: "sent" } }),
    () => db.mailTest.updateMany({ data: { outcome: "failed", error: "550" } }),
  );
  const addressHash = Buffer.alloc(32, 1);
  await db.confirmedRecipient.create({ data: { addressHash, confirmedAt: new Date(now) } });
  expect(await stateOf("emails")).toBe("done");
});

it("only administrators of a live site that is not complete start at Setup", async () => {
  expect(await loadHome(admin, now)).toBe("/dashboard/setup");
  expect(await loadSetupState(admin, now)).toMatchObject({ total: 19, isComplete: false });
  for (const role of ["manager", "adviser", "compliance", "viewer"] as const)
    expect(await loadHome(await signedIn(role), now)).toBe("/dashboard");
  expect(await loadSetupState(await signedIn("adviser"), now)).toBeUndefined();
  settings.SITE_MODE = "demo";
  expect(await loadHome(admin, now)).toBe("/dashboard");
});

it("a complete site starts at Today, although advised lines are open", async () => {
  await db.service.updateMany({ data: { confirmedAt: new Date(now) } });
  clearCatalogue();
  for (const part of ["hours", "meeting-modes"] as const) await confirmFact(terminal, part, now);
  await signedIn("admin");
  expect(await loadHome(admin, now)).toBe("/dashboard");
  expect(await loadSetupState(admin, now)).toMatchObject({ isComplete: true, open: expect.any(Number) });
});
