import { rules } from "@/lib/deadlines/rules";
import type { RuleId } from "@/lib/deadlines/rules";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { findRoute, pathsOf } from "@/lib/platform/i18n/routes";
import type { Route } from "@/lib/platform/i18n/routes";

import { compose } from "./compose";
import { allPlans, findPlan, planPath, planSlug } from "./plans";
import { risks, stepRules } from "./steps";
import type { StepId } from "./steps";

const plans = allPlans.map(compose);
const urlsOf = (id: RuleId) => rules.find((rule) => rule.id === id)?.sources.map(({ url }) => url);
const stepsOf = (slug: string) => {
  const plan = findPlan(slug);
  if (!plan) throw new Error(slug);
  return Object.values(compose(plan).parts).flatMap((steps) => steps.map(({ id }) => id));
};

it("there is a plan for each country and each way of paying", () => {
  expect(plans).toHaveLength(45);
  expect(pathsOf(findRoute("/first-steps/uk-card") as Route)).toEqual(allPlans.map(planPath));
});

it("each plan says what to do today, where to report and what to keep, in at most 12 steps with all ticks", () => {
  for (const plan of plans) {
    const { today, report, proof } = plan.parts;
    expect([planSlug(plan), today.length > 0, report.length > 0, proof.length]).toEqual([
      planSlug(plan),
      true,
      true,
      1,
    ]);
    expect(today.length + report.length + proof.length).toBeLessThanOrEqual(12);
  }
  expect(risks).toHaveLength(8);
});

it("each step is in a plan, has its words and cites a source of the plan", () => {
  const used = new Set(
    plans.flatMap(({ parts }) =>
      Object.values(parts)
        .flat()
        .map(({ id }) => id),
    ),
  );
  expect(used).toEqual(new Set(Object.keys(stepRules)));
  const words = messagesFor("en").plans.steps;
  expect(Object.keys(words).sort()).toEqual(Object.keys(stepRules).sort());
  for (const [id, { hasSay }] of Object.entries(stepRules)) expect("say" in words[id as StepId]).toBe(hasSay ?? false);
  for (const { parts, sources } of plans)
    for (const { cited } of Object.values(parts).flat()) expect(cited.every((n) => n <= sources.length)).toBe(true);
});

it("each period of a plan cites its source in the plan's list", () => {
  for (const { rules, sources } of plans)
    for (const { id, cited } of rules) expect([id, cited.map((n) => sources[n - 1]?.url)]).toEqual([id, urlsOf(id)]);
});

it("a British transfer says that an own account elsewhere is not covered", () => {
  expect(stepsOf("uk-bank-transfer")).toEqual(["ukClaim", "ukDecision", "ukHold", "wire", "reportUk", "proof"]);
  expect(messagesFor("en").plans.steps.ukClaim.text).toContain("your own account at an exchange");
});

it("Quebec has its own steps beside those of Canada", () => {
  expect(stepsOf("qc-card")).toEqual(expect.arrayContaining(["caCardLimit", "qcChargeback", "reportCa", "reportAmf"]));
  expect(stepsOf("ca-card")).not.toContain("qcChargeback");
});

it("a plan without a bank has no number of a bank", () => {
  expect(plans.filter(({ call }) => call).map(({ country }) => country)).not.toContain("ca");
  expect(compose({ country: "uk", rail: "own-wallet" }).call).toBeUndefined();
  expect(compose({ country: "uk", rail: "card" }).call?.number).toBe("159");
});
