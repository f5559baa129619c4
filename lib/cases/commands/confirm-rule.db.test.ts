import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { storeCase } from "../testing/stored-cases";
import { confirmRule, withdrawRule } from "./confirm-rule";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
let first: Staff;

beforeEach(async () => {
  await emptyTables("cases", "case_rule_sets", "clients", "audit_events");
  first = await staffAs("manager");
});

const target = ({ reference }: { readonly reference: string }) =>
  db.case.findUniqueOrThrow({ where: { reference }, select: { reference: true, version: true } });

const isMet = async (id: string, rule: string) => {
  const rows = await db.$queryRaw<{ is_met: boolean }[]>`
    select is_met from case_rules(${id}::uuid) where rule = ${rule}`;
  return rows[0]?.is_met;
};

it("treats a rule that needs two confirmations as met only after a second person has confirmed it", async () => {
  const stored = await storeCase({ ownerId: first.id });
  const rule = "account-checked";
  const confirm = async (staff: Staff) => confirmRule(staff, { ...(await target(stored)), rule }, now);
  expect((await confirm(first)).ok).toBe(true);
  expect(await isMet(stored.id, rule)).toBe(false);
  expect(await confirm(first)).toMatchObject({ details: { rule: "same-person" } });
  const where = { caseId_rule: { caseId: stored.id, rule } };
  const twice = { secondMetById: first.id, secondMetAt: new Date(now) };
  await expect(db.caseRuleMet.update({ where, data: twice })).rejects.toThrow(/second_person_is_another_one/);

  const second = await staffAs("manager");
  await db.case.update({ where: { id: stored.id }, data: { ownerId: second.id } });
  expect((await confirm(second)).ok).toBe(true);
  expect(await isMet(stored.id, rule)).toBe(true);
  expect(await confirm(second)).toMatchObject({ details: { rule: "unknown" } });
  expect((await withdrawRule(second, { ...(await target(stored)), rule }, now)).ok).toBe(true);
  expect(await isMet(stored.id, rule)).toBe(false);
});

it("refuses to confirm that the agreement is signed until an agreement has been recorded", async () => {
  const stored = await storeCase({ ownerId: first.id });
  const confirmation = { ...(await target(stored)), rule: "agreement-signed" };
  expect(await confirmRule(first, confirmation, now)).toMatchObject({ details: { rule: "no-agreement" } });
  const row = { caseId: stored.id, rule: "agreement-signed", step: 3, metAt: new Date(now), metById: first.id };
  await expect(db.caseRuleMet.create({ data: row })).rejects.toThrow(/The rule needs a fact first/);
  const agreement = { caseId: stored.id, agreedOn: new Date("2027-01-10"), rateBasisPoints: 1_250 };
  await db.feeAgreement.create({ data: agreement });
  expect((await confirmRule(first, confirmation, now)).ok).toBe(true);
});
