import type { Source } from "@/lib/content/heads";
import { rules } from "@/lib/deadlines/rules";
import type { RuleId } from "@/lib/deadlines/rules";

import type { Plan, PlanCountry, Rail } from "./plans";
import { planSources } from "./sources";
import { stepRules } from "./steps";
import type { Part, StepId } from "./steps";

export type PlanStep = {
  readonly id: StepId;
  readonly hasSay: boolean;
  readonly hasNumber: boolean;
  /** The numbers of its sources in the plan's list. */
  readonly cited: readonly number[];
};

/** A period of the plan. `cited` are numbers in the plan's list of sources. */
export type PlanRule = { readonly id: RuleId; readonly cited: readonly number[] };

/** What the number does is in the catalogues, under `plans.line`. */
type BankLine = {
  readonly country: "uk" | "de";
  readonly number: string;
  readonly href: string;
  readonly source: keyof typeof planSources;
};

export type ComposedPlan = Plan & {
  readonly parts: Readonly<Record<Part, readonly PlanStep[]>>;
  /** A number that reaches the bank, besides the one on the card. */
  readonly call: (Omit<BankLine, "source"> & { readonly cited: number }) | undefined;
  readonly rules: readonly PlanRule[];
  readonly sources: readonly Source[];
};

/** A plan: what to do, in the order of the page. The same plan is the same for everyone. */
export function compose({ country, rail }: Plan): ComposedPlan {
  const cited: Source[] = [];
  const number = (source: Source) => {
    if (!cited.includes(source)) cited.push(source);
    return cited.indexOf(source) + 1;
  };
  const line = throughBank.includes(rail) ? bankLines[country] : undefined;
  const call = line && { ...line, cited: number(planSources[line.source]) };
  const stepsOf = (part: Part): readonly PlanStep[] =>
    (Object.keys(stepRules) as StepId[])
      .filter((id) => isIn(id, part, { country, rail }))
      .map((id) => {
        const { hasSay = false, hasNumber = false, sources } = stepRules[id];
        return { id, hasSay, hasNumber, cited: sources.map((source) => number(planSources[source])) };
      });
  const parts = { today: stepsOf("today"), report: stepsOf("report"), proof: stepsOf("proof") };
  const planRules = rulesOfPlan(country, rail).map((id) => ({ id, cited: sourcesOfRule(id).map(number) }));
  return { country, rail, parts, call, rules: planRules, sources: cited };
}

const sourcesOfRule = (id: RuleId): readonly Source[] => rules.find((rule) => rule.id === id)?.sources ?? [];

function isIn(id: StepId, part: Part, { country, rail }: Plan): boolean {
  const rule = stepRules[id];
  const isHere = rule.countries?.includes(country) ?? true;
  return rule.part === part && isHere && (rule.rails?.includes(rail) ?? true);
}

/** The ways of paying whose first call goes to the bank. */
const throughBank: readonly Rail[] = ["bank-transfer", "card", "direct-debit", "payment-app", "other"];

const bankLines: Readonly<Partial<Record<PlanCountry, BankLine>>> = {
  uk: { country: "uk", number: "159", href: "tel:159", source: "call159" },
  de: { country: "de", number: "116 116", href: "tel:116116", source: "vznrw" },
};

function rulesOfPlan(country: PlanCountry, rail: Rail): readonly RuleId[] {
  switch (country) {
    case "uk":
      if (rail === "bank-transfer" || rail === "other") return ["uk-app-claim", "uk-fos-answer"];
      return rail === "direct-debit" ? ["uk-debit", "uk-fos-answer"] : ["uk-fos-answer", "uk-fos-event"];
    case "de":
      if (rail === "direct-debit") return ["de-debit", "de-unauthorised", "de-limitation"];
      return rail === "card" ? ["de-unauthorised", "de-limitation"] : ["de-limitation"];
    case "ca":
      return ["ca-bank", "ca-obsi", "on-limitation"];
    case "qc":
      return ["ca-bank", "ca-obsi", "qc-limitation"];
    case "other":
      return [];
    default:
      return country satisfies never;
  }
}
