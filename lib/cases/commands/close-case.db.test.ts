import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import type { CaseOutcome } from "../kinds";
import { storeCase } from "../testing/stored-cases";
import { closeCase, reopenCase } from "./close-case";
import { completeStep } from "./journey";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
let manager: Staff;
let [caseId, reference] = ["", ""];

beforeEach(async () => {
  await clearBookings();
  await emptyTables("case_rule_sets");
  await db.staffUser.deleteMany({});
  manager = await staffAs("manager");
  // A case without rules can complete each step at once.
  await db.caseRuleSet.create({ data: { version: 1, rules: [] } });
  ({ id: caseId, reference } = await storeCase({ ownerId: manager.id }));
});

async function completeSteps(count: number): Promise<void> {
  for (let step = 1; step <= count; step += 1) {
    const completed = await completeStep(manager, { ...(await target()), step, emailsClient: false }, now);
    if (!completed.ok) throw new Error(completed.error);
  }
}

async function target() {
  const { version } = await db.case.findUniqueOrThrow({ where: { reference }, select: { version: true } });
  return { reference, version };
}

const close = async (outcome: CaseOutcome, reason?: string) =>
  closeCase(manager, { ...(await target()), outcome, reason }, now);
const stored = () => db.case.findUniqueOrThrow({ where: { id: caseId }, include: { decisions: true } });
const rule = (name: string) => ({ ok: false, error: "BUSINESS_RULE_VIOLATION", details: { rule: name } });

it.each([
  ["full", 0, undefined, "journey"],
  ["full", 4, "The money is back", "journey"],
  ["partial", 4, undefined, "journey"],
  ["none", 5, undefined, "reason"],
  ["none", 5, "", "reason"],
] as const)("refuses the outcome %s after %i steps with the reason %s", async (outcome, steps, reason, name) => {
  await completeSteps(steps);
  const before = await stored();
  expect(await close(outcome, reason)).toEqual(rule(name));
  expect(await stored()).toEqual(before);
});

it.each([
  ["full", 5, undefined],
  ["partial", 5, undefined],
  ["none", 0, "The firm is insolvent"],
] as const)("closes a case with the outcome %s after %i steps, once", async (outcome, steps, reason) => {
  await completeSteps(steps);
  expect(await close(outcome, reason)).toEqual({ ok: true, value: null });
  expect(await stored()).toMatchObject({ state: "closed", outcome, decisions: [{ kind: "closed", outcome }] });
  expect(await close("none", "Once more")).toEqual(rule("closed"));
  expect((await stored()).decisions).toHaveLength(1);
});

it("refuses to close or reopen a case of an outdated page or of a file that is not open", async () => {
  await completeSteps(1);
  const [early, colleague] = [{ reference, version: 1 }, await staffAs("adviser")];
  const reason = "The firm is insolvent";
  expect(await closeCase(manager, { ...early, outcome: "none", reason }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await closeCase(colleague, { ...(await target()), outcome: "none", reason }, now)).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
  expect(await reopenCase(manager, { ...(await target()), reason }, now)).toEqual(rule("open"));
  await close("none", reason);
  expect(await reopenCase(manager, { ...early, reason }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await reopenCase(colleague, { ...(await target()), reason }, now)).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
  expect(await reopenCase(manager, { ...(await target()), reason }, now)).toEqual({ ok: true, value: null });
  expect(await stored()).toMatchObject({ state: "open", outcome: null, closedAt: null });
});

it("lets only one of two requests close a case", async () => {
  await completeSteps(5);
  const before = await target();
  const both = await Promise.all([
    closeCase(manager, { ...before, outcome: "full" }, now),
    closeCase(manager, { ...before, outcome: "partial" }, now),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await stored()).decisions).toHaveLength(1);
});
