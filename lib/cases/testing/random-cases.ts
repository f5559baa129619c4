import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";
import { aClient } from "@/lib/testing/builders/client";

import type { CaseRule } from "../rules";
import { seal } from "../sealed-texts";

/** Fewer rules than the default set, so that random histories reach the last step. */
export const rules: readonly CaseRule[] = [
  { code: "told", step: 1, kind: "manual" },
  { code: "losses", step: 2, kind: "derived", source: "losses-recorded" },
  { code: "signed", step: 3, kind: "manual" },
  { code: "sent", step: 3, kind: "derived", source: "letter-sent" },
  { code: "answered", step: 4, kind: "derived", source: "letter-answered" },
  { code: "confirmed", step: 5, kind: "manual" },
];
export const manualRules = ["told", "signed", "confirmed"];

/** The expected state of a case. The tests compute it from the rules, without a database. */
export type CaseModel = {
  readonly reference: string;
  readonly caseId: string;
  readonly lossIds: string[];
  letterId: string | undefined;
  readonly isAnswered: boolean;
  readonly met: Set<string>;
  steps: number;
  isClosed: boolean;
};

const factsOf = (model: CaseModel) => ({
  losses: model.lossIds.length > 0,
  sent: model.letterId !== undefined,
  answered: model.letterId !== undefined && model.isAnswered,
});

/** Whether a rule is met. The derived rules of a completed step stay met. */
function isMet(model: CaseModel, { code, kind, step }: CaseRule): boolean {
  return kind === "manual" ? model.met.has(code) : step <= model.steps || factsOf(model)[code as "losses"];
}

/** Whether every rule of the step is met. */
export const isReady = (model: CaseModel, step: number) =>
  rules.every((rule) => rule.step !== step || isMet(model, rule));

type Setting = {
  readonly histories: number;
  readonly random: () => number;
  readonly staffId: string;
  readonly now: Instant;
};

/** Stores cases as starting points for random histories. The steps of each case are complete up to a random step. */
export async function storeRandomCases({ histories, random, staffId, now }: Setting): Promise<CaseModel[]> {
  const client = await aClient().insert();
  await db.caseRuleSet.create({ data: { version: 1, rules: [...rules] } });
  const stored = await db.case.createManyAndReturn({
    data: Array.from({ length: histories }, (_, index) => ({
      reference: `CAS-${String(index).padStart(4, "0")}-TEST`,
      clientId: client.id,
      ownerId: staffId,
      kind: "crypto",
      ruleSetVersion: 1,
    })),
    select: { id: true, reference: true },
  });
  const some = stored.filter(() => random() < 0.8);
  const [losses, letters] = await Promise.all([
    db.caseLoss.createManyAndReturn({
      data: some.map(({ id: caseId }) => ({
        caseId,
        paidOn: new Date("2026-11-01"),
        amount: "200",
        currency: "CAD",
        rail: "card",
      })),
      select: { id: true, caseId: true },
    }),
    db.caseLetter.createManyAndReturn({
      data: some
        .filter(() => random() < 0.9)
        .map(({ id: caseId }, index) => ({
          caseId,
          kind: "bank",
          sentOn: new Date("2026-11-03"),
          recipientCipher: seal("case_letters.recipient", "The bank"),
          answeredOn: index % 4 === 0 ? null : new Date("2026-11-09"),
        })),
      select: { id: true, caseId: true, answeredOn: true },
    }),
  ]);
  const models = stored.map(({ id, reference }): CaseModel => {
    const letter = letters.find(({ caseId }) => caseId === id);
    return {
      reference,
      caseId: id,
      lossIds: losses.filter(({ caseId }) => caseId === id).map((loss) => loss.id),
      letterId: letter?.id,
      isAnswered: Boolean(letter?.answeredOn),
      met: new Set(manualRules.filter(() => random() < 0.6)),
      steps: 0,
      isClosed: false,
    };
  });
  const met = models.flatMap(({ caseId, met: codes }) =>
    [...codes].map((rule) => ({
      caseId,
      rule,
      step: rules.find(({ code }) => code === rule)?.step ?? 0,
      metAt: new Date(now),
      metById: staffId,
    })),
  );
  await db.caseRuleMet.createMany({ data: met });
  for (let step = 1; step <= 5; step += 1) {
    const ready = models.filter((model) => model.steps === step - 1 && isReady(model, step) && random() < 0.6);
    await db.caseStep.createMany({
      data: ready.map(({ caseId }) => ({ caseId, step, completedAt: new Date(now), completedById: staffId })),
    });
    for (const model of ready) model.steps = step;
  }
  return models;
}
