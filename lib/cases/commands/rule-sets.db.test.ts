import { randomUUID } from "node:crypto";

import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { findNewestRuleSet } from "../queries/rule-sets";
import { listRules } from "../queries/rules";
import { readRuleForm, ruleFormSchema } from "../rule-form";
import { labelOf, ownLabels } from "../rule-labels";
import { storeCase } from "../testing/stored-cases";
import { addLoss } from "./losses";
import { openCase } from "./open-case";
import { saveRuleSet, renewRules } from "./rule-sets";
import type { RuleChanges } from "./rule-sets";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
const words = { en: "The files are sealed", de: "Die Dateien sind versiegelt", "fr-CA": "Les fichiers sont scellés" };
let admin: Staff;

beforeEach(async () => {
  await emptyTables("cases", "case_rule_sets", "clients", "bookings", "audit_events");
  admin = await staffAs("admin");
});

const changes = (change: Partial<RuleChanges>): RuleChanges => ({
  version: 1,
  labels: new Map(),
  removed: [],
  added: undefined,
  ...change,
});
const codesOf = async (caseId: string) => (await listRules(db, caseId)).map(({ rule }) => rule);
const target = (reference: string) =>
  db.case.findUniqueOrThrow({ where: { reference }, select: { reference: true, version: true } });

it("stores new rules as a new version, which applies only to cases opened later", async () => {
  const old = await storeCase({ ownerId: admin.id });
  const added = { step: 1, source: "manual", label: words } as const;
  const saved = await saveRuleSet(admin, changes({ removed: ["free-routes-told"], added }), now);
  expect(saved).toEqual({ ok: true, value: { version: 2 } });
  expect(await codesOf(old.id)).toContain("free-routes-told");
  const opened = await openCase(admin, { clientId: old.clientId, kind: "bank", formKey: randomUUID() }, now);
  if (!opened.ok) throw new Error(opened.error);
  const { id } = await db.case.findUniqueOrThrow({ where: { reference: opened.value.reference } });
  const codes = await codesOf(id);
  expect(codes).not.toContain("free-routes-told");
  expect(codes.filter((code) => code.startsWith("firm-"))).toHaveLength(1);
  expect(await db.auditEvent.findFirst({ where: { action: "case-rules.changed" } })).toMatchObject({ subjectId: "2" });
});

it("refuses changes to an outdated version, and stores no new version if nothing changed", async () => {
  await findNewestRuleSet();
  expect(await saveRuleSet(admin, changes({}), now)).toEqual({ ok: true, value: { version: 1 } });
  await saveRuleSet(admin, changes({ removed: ["report-sent"] }), now);
  expect(await saveRuleSet(admin, changes({ removed: ["account-checked"] }), now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await db.caseRuleSet.count()).toBe(2);
});

it("stores a rule's label only if the firm has changed it", async () => {
  await findNewestRuleSet();
  const usual = labelOf({ code: "report-sent" });
  await saveRuleSet(admin, changes({ labels: ownLabels({ "report-sent": usual, "evidence-complete": words }) }), now);
  const { rules } = await findNewestRuleSet();
  expect(rules.find(({ code }) => code === "report-sent")?.label).toBeUndefined();
  expect(rules.find(({ code }) => code === "evidence-complete")?.label).toEqual(words);
});

it("moves a case to the newest rules only if its completed steps meet these rules", async () => {
  const stored = await storeCase({ ownerId: admin.id });
  const manual = (await listRules(db, stored.id)).filter(({ step }) => step === 1).map(({ rule }) => rule);
  await saveRuleSet(admin, changes({ removed: manual }), now);
  expect(await renewRules(admin, await target(stored.reference), now)).toEqual({ ok: true, value: null });
  await db.caseStep.create({
    data: { caseId: stored.id, step: 1, completedAt: new Date(now), completedById: admin.id },
  });
  await saveRuleSet(admin, changes({ version: 2, added: { step: 1, source: "losses-recorded", label: words } }), now);
  const before = await target(stored.reference);
  expect(await renewRules(admin, before, now)).toMatchObject({ details: { rule: "newest-unmet" } });
  expect(await target(stored.reference)).toEqual(before);
  await addLoss(
    admin,
    { reference: stored.reference, paidOn: "2026-12-01", amount: "10", currency: "CAD", rail: "card" },
    now,
  );
  expect(await renewRules(admin, await target(stored.reference), now)).toMatchObject({ ok: true });
  expect(await renewRules(admin, await target(stored.reference), now)).toMatchObject({
    details: { rule: "newest" },
  });
  expect(await renewRules(admin, before, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("reads the form that changes the rules, and requires the label of a new rule in every language", () => {
  const form = new FormData();
  const fields = {
    version: "3",
    step: "2",
    source: "manual",
    "label.report-sent.en": "Sent",
    "remove.report-sent": "on",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const language of ["de", "fr-CA"]) form.set(`label.report-sent.${language}`, "Sent");
  for (const language of ["en", "de", "fr-CA"]) form.set(`label.new.${language}`, "");
  const read = ruleFormSchema.safeParse(readRuleForm(form));
  expect(read.data).toMatchObject({ version: 3, remove: { "report-sent": "on" } });
  expect(Object.keys(read.data?.label ?? {})).toEqual(["report-sent"]);
  form.set("label.new.de", "Neu, mit Worten");
  const paths = ruleFormSchema.safeParse(readRuleForm(form)).error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual(["label.new.en", "label.new.fr-CA"]);
});
