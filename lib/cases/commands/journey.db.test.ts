import { randomUUID } from "node:crypto";

import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import { giveReason } from "@/lib/clients/commands/access";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aMailer } from "@/lib/testing/a-mailer";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { stepUndoMs } from "../rules";
import { storeCase } from "../testing/stored-cases";
import { searchConflicts, decideConflicts } from "./conflicts";
import { confirmRule } from "./confirm-rule";
import { completeStep, undoStep } from "./journey";
import { openCase } from "./open-case";
import { sendStepEmail } from "./send-step-email";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
let manager: Staff;

beforeEach(async () => {
  await clearBookings();
  await emptyTables("case_rule_sets");
  await db.staffUser.deleteMany({});
  manager = await staffAs("manager");
});

const target = ({ reference }: { readonly reference: string }) =>
  db.case.findUniqueOrThrow({ where: { reference }, select: { reference: true, version: true } });

/** Stores a case that meets all rules of its first step. */
async function aReadyCase() {
  const bookingId = await storeBooking(now - 86_400_000, { status: "completed", completedAt: new Date(now) });
  const { clientId, adviserId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  const stored = await storeCase({ clientId, ownerId: manager.id });
  await searchConflicts(manager, stored.reference, now);
  const { id } = await db.conflictCheck.findFirstOrThrow({ where: { caseId: stored.id } });
  await decideConflicts(manager, { reference: stored.reference, id, decision: "no-conflict" }, now);
  await confirmRule(manager, { ...(await target(stored)), rule: "free-routes-told" }, now);
  return { ...stored, adviserId };
}

const jobs = () => db.$queryRaw<{ key: string; run_at: Date }[]>`select key, run_at from graphile_worker.jobs`;

it("completes a step, and emails the client after ten minutes", async () => {
  const stored = await aReadyCase();
  const completion = { ...(await target(stored)), step: 1, emailsClient: true };
  expect(await completeStep(manager, completion, now)).toEqual({ ok: true, value: null });
  expect(await jobs()).toEqual([{ key: `case-step:${stored.id}:1`, run_at: new Date(now + stepUndoMs) }]);
  const payload = { caseId: stored.id, step: 1, completedAt: new Date(now).toISOString() };
  const mailer = aMailer();
  expect(await sendStepEmail(payload, mailer)).toBe("sent");
  expect(mailer.emails[0]?.subject).toContain("A message for you");
  expect(mailer.emails[0]?.text).toContain("Case Analysis");
  expect(await completeStep(manager, completion, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("undoes a step within ten minutes and cancels its email; later, only an administrator with a reason can undo it", async () => {
  const stored = await aReadyCase();
  const complete = async () => completeStep(manager, { ...(await target(stored)), step: 1, emailsClient: true }, now);
  await complete();
  const payload = { caseId: stored.id, step: 1, completedAt: new Date(now).toISOString() };
  const early = { ...(await target(stored)), step: 1 };
  expect((await undoStep(manager, early, now + stepUndoMs - 1)).ok).toBe(true);
  expect(await jobs()).toEqual([]);
  expect(await sendStepEmail(payload, aMailer())).toBe("outdated");

  await complete();
  const late = { ...(await target(stored)), step: 1, reason: "The wrong client" };
  const at = now + stepUndoMs;
  expect(await undoStep(manager, late, at)).toMatchObject({ details: { rule: "late" } });
  const admin = await staffAs("admin", stored.adviserId);
  expect(await undoStep(admin, { ...late, reason: undefined }, at)).toMatchObject({ details: { rule: "reason" } });
  expect((await undoStep(admin, late, at)).ok).toBe(true);
  expect(await db.caseDecision.findMany({ select: { kind: true, step: true } })).toEqual([
    { kind: "step-taken-back", step: 1 },
  ]);
});

it("the command and the database refuse to complete a step with an unmet rule", async () => {
  const stored = await storeCase({ ownerId: manager.id });
  const refused = await completeStep(manager, { ...(await target(stored)), step: 1, emailsClient: false }, now);
  expect(refused).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "unmet" } });
  const row = { caseId: stored.id, completedAt: new Date(now), completedById: manager.id };
  await expect(db.caseStep.create({ data: { ...row, step: 1 } })).rejects.toThrow(/Rules are not met/);
  await expect(db.caseStep.create({ data: { ...row, step: 2 } })).rejects.toThrow(/An earlier step/);
});

it("the database refuses to withdraw the confirmation of a rule in a completed step, to close an unfinished case, and to change a rule set", async () => {
  const stored = await aReadyCase();
  await completeStep(manager, { ...(await target(stored)), step: 1, emailsClient: false }, now);
  const rule = { caseId_rule: { caseId: stored.id, rule: "free-routes-told" } };
  await expect(db.caseRuleMet.delete({ where: rule })).rejects.toThrow(/The step is complete/);
  const closed = { state: "closed", outcome: "full", closedAt: new Date(now) } as const;
  await expect(db.case.update({ where: { id: stored.id }, data: closed })).rejects.toThrow(/Not every step/);
  await expect(db.caseRuleSet.update({ where: { version: 1 }, data: { rules: [] } })).rejects.toThrow(/not changed/);
});

it("if one request completes a step while another withdraws the confirmation of a rule in this step, only one request succeeds", async () => {
  for (let round = 0; round < 5; round += 1) {
    const stored = await aReadyCase();
    const row = { caseId: stored.id, step: 1, completedAt: new Date(now), completedById: manager.id };
    const rule = { caseId_rule: { caseId: stored.id, rule: "free-routes-told" } };
    const outcomes = await Promise.allSettled([
      db.caseStep.create({ data: row }),
      db.caseRuleMet.delete({ where: rule }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  }
});

it("changes only cases within the staff member's scope", async () => {
  const stored = await aReadyCase();
  const stranger = await staffAs("adviser", await storeBooking(now).then(adviserOf));
  const completion = { ...(await target(stored)), step: 1, emailsClient: false };
  expect(await completeStep(stranger, completion, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const own = await staffAs("adviser", stored.adviserId);
  expect((await completeStep(own, completion, now)).ok).toBe(true);
});

it("refuses changes by staff who must first give a reason for opening the client's file", async () => {
  const stored = await aReadyCase();
  const completion = { ...(await target(stored)), step: 1, emailsClient: false };
  const colleague = await staffAs("manager");
  const at = Date.now();
  expect(await completeStep(colleague, completion, at)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(
    await openCase(colleague, { clientId: stored.clientId, kind: "bank", formKey: randomUUID() }, at),
  ).toMatchObject({ ok: false });
  await giveReason(colleague, { id: stored.clientId, reason: "covering" }, at);
  expect((await completeStep(colleague, completion, at)).ok).toBe(true);
  expect((await openCase(colleague, { clientId: stored.clientId, kind: "bank", formKey: randomUUID() }, at)).ok).toBe(
    true,
  );
});

async function adviserOf(bookingId: string): Promise<string> {
  return (await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).adviserId;
}
