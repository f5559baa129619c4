import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { pick, seededRandom } from "@/lib/testing/random";
import { staffAs } from "@/lib/testing/staff-as";

import { outcomes } from "../kinds";
import { stepUndoMs } from "../rules";
import { isReady, manualRules, rules, storeRandomCases } from "../testing/random-cases";
import type { CaseModel } from "../testing/random-cases";
import { closeCase, reopenCase } from "./close-case";
import { confirmRule, withdrawRule } from "./confirm-rule";
import { completeStep, undoStep } from "./journey";
import { removeLetter } from "./letters";
import { addLoss, removeLoss } from "./losses";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.setTimeout(120_000);

const now = Date.parse("2027-01-15T17:00:00Z");
const histories = 1_000;
const actsOfHistory = 5;

type Act = (model: CaseModel, random: () => number) => Promise<void>;
let admin: Staff;
let manager: Staff;

const target = async ({ reference }: CaseModel) =>
  db.case.findUniqueOrThrow({ where: { reference }, select: { reference: true, version: true } });

const complete: Act = async (model, random) => {
  // In one of five attempts, picks a random step instead of the next step.
  const step = random() < 0.8 ? Math.min(model.steps + 1, 5) : 1 + Math.floor(random() * 5);
  const expected = !model.isClosed && step === model.steps + 1 && isReady(model, step);
  const completion = { ...(await target(model)), step, emailsClient: random() < 0.5 };
  expect((await completeStep(manager, completion, now)).ok).toBe(expected);
  if (expected) model.steps = step;
};

const takeBack: Act = async (model, random) => {
  const step = random() < 0.8 ? Math.max(model.steps, 1) : 1 + Math.floor(random() * 5);
  const isLate = random() < 0.5;
  const by = pick(random, [admin, manager]);
  const reason = random() < 0.5 ? "By mistake" : undefined;
  const expected = !model.isClosed && step === model.steps && (!isLate || (by === admin && reason !== undefined));
  const at = isLate ? now + stepUndoMs : now + 1;
  expect((await undoStep(by, { ...(await target(model)), step, reason }, at)).ok).toBe(expected);
  if (expected) model.steps -= 1;
};

/** Completes the next step and undoes it within `stepUndoMs`. Afterwards, only the case's version may have changed. */
const completeAndUndo: Act = async (model) => {
  const step = model.steps + 1;
  if (model.isClosed || step > 5 || !isReady(model, step)) return;
  const before = await snapshot(model);
  expect((await completeStep(manager, { ...(await target(model)), step, emailsClient: true }, now)).ok).toBe(true);
  expect(await snapshot(model)).not.toEqual(before);
  expect((await undoStep(manager, { ...(await target(model)), step }, now + stepUndoMs - 1)).ok).toBe(true);
  expect(await snapshot(model)).toEqual(before);
};

const confirm: Act = async (model, random) => {
  const rule = pick(random, manualRules);
  const expected = !model.isClosed && !model.met.has(rule);
  expect((await confirmRule(manager, { ...(await target(model)), rule }, now)).ok).toBe(expected);
  if (expected) model.met.add(rule);
};

const withdraw: Act = async (model, random) => {
  const rule = pick(random, manualRules);
  const step = rules.find(({ code }) => code === rule)?.step ?? 0;
  const expected = !model.isClosed && model.met.has(rule) && step > model.steps;
  expect((await withdrawRule(manager, { ...(await target(model)), rule }, now)).ok).toBe(expected);
  if (expected) model.met.delete(rule);
};

const changeLosses: Act = async (model, random) => {
  const { reference, caseId } = model;
  const [id] = model.lossIds;
  if (id === undefined || random() < 0.3) {
    const loss = { reference, paidOn: "2026-11-02", amount: "1.5", currency: "BTC", rail: "crypto" } as const;
    expect((await addLoss(manager, loss, now)).ok).toBe(!model.isClosed);
    const stored = await db.caseLoss.findMany({ where: { caseId }, select: { id: true } });
    model.lossIds.splice(0, model.lossIds.length, ...stored.map((row) => row.id));
    return;
  }
  const isNeeded = model.steps >= 2 && model.lossIds.length === 1;
  expect((await removeLoss(manager, { reference, id, version: 1 }, now)).ok).toBe(!model.isClosed && !isNeeded);
  if (!model.isClosed && !isNeeded) model.lossIds.shift();
};

const removeTheLetter: Act = async (model) => {
  const { reference, letterId: id } = model;
  if (id === undefined) return;
  const expected = !model.isClosed && model.steps < 3;
  expect((await removeLetter(manager, { reference, id, version: 1 }, now)).ok).toBe(expected);
  if (expected) model.letterId = undefined;
};

const closeOrReopen: Act = async (model, random) => {
  if (model.isClosed) {
    expect((await reopenCase(manager, { ...(await target(model)), reason: "New facts" }, now)).ok).toBe(true);
    model.isClosed = false;
    return;
  }
  const outcome = pick(random, outcomes);
  const reason = random() < 0.7 ? "The firm is insolvent" : undefined;
  const expected = outcome === "none" ? reason !== undefined : model.steps === 5;
  expect((await closeCase(manager, { ...(await target(model)), outcome, reason }, now)).ok).toBe(expected);
  model.isClosed = expected;
};

const acts: readonly Act[] = [
  ...[complete, complete, complete, complete, complete],
  ...[takeBack, completeAndUndo, confirm, confirm, confirm, withdraw, changeLosses, removeTheLetter, closeOrReopen],
];

/** Reads a case with its steps, met rules and queued emails, but without its version. */
async function snapshot({ caseId }: CaseModel): Promise<unknown> {
  return db.$queryRaw`
    select c.state, c.outcome, (select json_agg(s order by step) from case_steps s where s.case_id = c.id) as steps,
      (select json_agg(m order by rule) from case_rules_met m where m.case_id = c.id) as rules,
      (select json_agg(key order by key) from graphile_worker.jobs where starts_with(key, 'case-step:' || c.id)) as jobs
    from cases c where id = ${caseId}::uuid`;
}

it(`in ${histories} random case histories, the commands accept exactly the actions that the model accepts`, async () => {
  admin = await staffAs("admin");
  manager = await staffAs("manager");
  const random = seededRandom(20_260_906);
  const models = await storeRandomCases({ histories, random, staffId: manager.id, now });
  const { clientId } = await db.case.findFirstOrThrow({ select: { clientId: true } });
  const reason = { action: "client.opened", subjectKind: "client", subjectId: clientId };
  await db.auditEvent.create({ data: { ...reason, actorKind: "staff", actorId: admin.id, at: new Date(now) } });
  let begun = 0;
  const work = async () => {
    for (let model = models[begun++]; model; model = models[begun++]) {
      const own = seededRandom(Number(model.reference.slice(4, 8)) + 1);
      for (let act = 0; act < actsOfHistory; act += 1) await pick(own, acts)(model, own);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));

  const violations = await db.$queryRaw`
    select s.case_id, s.step, r.rule from case_steps s cross join lateral case_rules(s.case_id) r
    where r.step = s.step and not r.is_met`;
  expect(violations).toEqual([]);
  const stored = await db.case.findMany({
    orderBy: { reference: "asc" },
    select: {
      reference: true,
      state: true,
      steps: { orderBy: { step: "asc" }, select: { step: true } },
      rulesMet: { where: { isDerived: false }, orderBy: { rule: "asc" }, select: { rule: true } },
    },
  });
  expect(stored).toEqual(
    models.map(({ reference, steps, met, isClosed }) => ({
      reference,
      state: isClosed ? "closed" : "open",
      steps: [1, 2, 3, 4, 5].slice(0, steps).map((step) => ({ step })),
      rulesMet: [...met].toSorted().map((rule) => ({ rule })),
    })),
  );
  // The test proves something only if the histories reach every state.
  expect(new Set(models.map(({ steps }) => steps)).size).toBe(6);
  expect(models.some(({ isClosed }) => isClosed)).toBe(true);
});
